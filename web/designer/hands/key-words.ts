import type { Words as DesignerWords } from "../../words/designer/words.generated.ts";

const arrows: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
};

/** A key of the map as keyboards of the language show it: "Strg + Z". */
export function keyWords(key: string, words: DesignerWords["hands"]["keys"]): string {
  const parts = key === "+" ? ["+"] : key.split("+");
  return parts.map((part) => named(part, words)).join("\u00a0+\u00a0");
}

function named(part: string, words: DesignerWords["hands"]["keys"]): string {
  switch (part) {
    case "Ctrl":
      return words.ctrl;
    case "Shift":
      return words.shift;
    case " ":
      return words.space;
    case "Delete":
      return words.remove;
    case "Backspace":
      return words.back;
    case "Home":
      return words.home;
    case "End":
      return words.end;
    default:
      return arrows[part] ?? (isLetter(part) ? part.toUpperCase() : part);
  }
}

const isLetter = (part: string) => /^.$/u.test(part);

/** The same key for `aria-keyshortcuts`, whose names are English. */
export const shortcutOf = (key: string): string =>
  key === "+"
    ? "Plus"
    : key
        .replace("Ctrl", "Control")
        .replace(/(^|\+)([a-z])$/, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replace(/ $/, "Space");
