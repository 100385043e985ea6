import type { DesignDocument, DesignElement } from "../../../../design/document.ts";

/** Inks of the shop that every side may be written in. */
export const shopColours = {
  ink: "#1b1a18",
  grey: "#56524b",
  white: "#ffffff",
  sea: "#1e4d6b",
  brick: "#a8442a",
  forest: "#24402f",
  gold: "#b08a3e",
  rose: "#d8a7a0",
} as const;
export type ShopColour = keyof typeof shopColours;

/** Colours of a design that are offered. */
const MOST = 16;

/** Colours a design uses that are not the shop's own, each once, in order of appearance; "#rrggbb". */
export function coloursOf({ surfaces }: Pick<DesignDocument, "surfaces">): readonly string[] {
  const own = new Set<string>(Object.values(shopColours));
  const used = surfaces.flatMap(({ background, elements }) => [background, ...elements.flatMap(coloursIn)]);
  return [...new Set(used.flatMap((colour) => (colour && !own.has(colour) ? [colour] : [])))].slice(0, MOST);
}

function coloursIn(element: DesignElement): readonly (string | null | undefined)[] {
  switch (element.type) {
    case "photo":
      return [element.border?.colour];
    case "text":
    case "art":
      return [element.colour];
    case "shape":
      return [element.fill, element.stroke?.colour];
    case "days":
      return [element.colour, element.accent];
  }
}

/** "1E4D6B", "#1e4d6b" or "#14b" as "#1e4d6b"; null for anything else. */
export function readColour(text: string): string | null {
  const [, digits = ""] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text) ?? [];
  if (digits === "") return null;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  return `#${long.toLowerCase()}`;
}
