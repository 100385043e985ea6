import type { Size } from "../../../design/geometry.ts";
import type { Fitting } from "../../assembly.ts";
import type { Case } from "../case.ts";

/** Colours of the catalogue's ribbons, bows and screws; others are those of undyed cord. */
const colours: Readonly<Record<string, string>> = {
  white: "#f7f5f0",
  cream: "#efe4cc",
  gold: "#c9a24b",
  silver: "#b4b8bc",
  rosegold: "#c98d78",
  brass: "#b8933f",
  sage: "#a3ad92",
  blush: "#e3b9ae",
  navy: "#2d3c5c",
  red: "#a8322d",
  black: "#232220",
};
const UNDYED = "#c9b48c";

/** Fittings of a card or book, with their positions. */
export function fittingsOf({ configuration, card, guestbook }: Case, { width, height }: Size): readonly Fitting[] {
  const { bow, ribbon, ribbonColor, screw } = configuration;
  const colour = colours[ribbonColor ?? ""] ?? UNDYED;
  const isSpiral = guestbook?.binding === "cal.spirale";
  const isScrewed = screw !== null || guestbook?.binding === "card.binding.screw";
  const edge = card?.sheet.along === "height" && card.sheet.panels.length > 1 ? "top" : "left";
  return [
    ...(isSpiral ? [{ kind: "spiral", edge: "left", hanger: false } as const] : []),
    ...(isScrewed ? [{ kind: "screws", edge, colour: colours[lastWord(screw)] ?? "#b8933f" } as const] : []),
    ...(ribbon ? [{ kind: "ribbon", along: width > height ? "height" : "width", colour } as const] : []),
    ...(bow ? [{ kind: "bow", colour } as const] : []),
  ];
}

const lastWord = (key: string | null): string => key?.split("-").at(-1) ?? "";
