import type { FontFace, ShapedGlyph, ShapeSetting } from "./font.ts";

/** A text shaped in one font. */
export interface ShapedText {
  /** In visual order, clusters are indices into the text. */
  readonly glyphs: readonly ShapedGlyph[];
  /** Sum of the advances, font units. */
  readonly width: number;
  /** The one script of its letters; "mixed" also for scripts that are not written from left to right. */
  readonly script: Script;
}

export type Script = keyof typeof letterOf | "none" | "mixed";

const letterOf = {
  latin: /\p{Script=Latin}/u,
  greek: /\p{Script=Greek}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
} as const;
const onlyOf = {
  latin: /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  greek: /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u,
  cyrillic: /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u,
} as const;
const neutral = /^[\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Does a part of a text have a letter of the whole text's script, so that the shaper sees the same script in it? */
export const hasScript = (script: Script, part: string): boolean =>
  script === "none" || (script !== "mixed" && letterOf[script].test(part));

function scriptOf(text: string): Script {
  if (neutral.test(text)) return "none";
  const scripts = Object.keys(onlyOf) as (keyof typeof onlyOf)[];
  return scripts.find((script) => onlyOf[script].test(text)) ?? "mixed";
}

/** Letters that are kept shaped for one font, in all its settings; a letter takes about a hundred bytes. */
const MOST_LETTERS = 60_000;

interface Shelf {
  readonly texts: Map<string, ShapedText>;
  letters: number;
}

const shelves = new WeakMap<FontFace, Shelf>();

/** Shapes a text, or finds it as it was shaped before: while somebody types, all other words of a design stay. */
export function shaped(face: FontFace, text: string, setting: ShapeSetting): ShapedText {
  const shelf = shelves.get(face) ?? { texts: new Map<string, ShapedText>(), letters: 0 };
  shelves.set(face, shelf);
  const key = `${setting.ligatures ? "" : "-"}${setting.language ?? ""}\n${text}`;
  const known = shelf.texts.get(key);
  if (known) return known;
  const glyphs = text === "" ? [] : face.shape(text, 0, text.length, setting);
  const made = { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0), script: scriptOf(text) };
  if (text.length <= MOST_LETTERS) keep(shelf, key, made);
  return made;
}

/** The oldest make room. */
function keep(shelf: Shelf, key: string, made: ShapedText): void {
  shelf.texts.set(key, made);
  shelf.letters += key.length;
  for (const oldest of shelf.texts.keys()) {
    if (shelf.letters <= MOST_LETTERS) break;
    shelf.texts.delete(oldest);
    shelf.letters -= oldest.length;
  }
}
