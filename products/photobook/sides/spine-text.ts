import type { Surface, TextElement } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { ONE } from "../../../design/placement.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import type { Case } from "../case.ts";
import { hasSpineText } from "../spine.ts";
import { coverMeasures } from "./measures.ts";

export const SPINE_TEXT = "spine-text";
/** Free beside the letters, both sides together; type is as high as capitals and what hangs below them. */
const FREE = 4_000;
const END = 10_000;
const MOST = 8_000;
const LEAST = 1_000;

/** Words of the spine with their appearance. */
export type SpineWords = Pick<TextElement, "text" | "language" | "font" | "colour">;

/** The title on the spine, read from above when the book is on its back; null for a spine too thin for words. */
export function spineText(one: Case, wardrobe: Wardrobe | null): TextElement | null {
  const { dressing } = wardrobe?.style ?? {};
  const text = dressing?.words.headline ?? dressing?.words.names;
  if (!text || !dressing) return null;
  const { language, pairing, palette } = dressing;
  return writtenOnSpine(one, { text, language, font: pairing.body, colour: palette.colours.ink });
}

export function writtenOnSpine(one: Case, words: SpineWords): TextElement | null {
  if (!hasSpineText(one)) return null;
  return {
    id: SPINE_TEXT,
    type: "text",
    rotation: 90_000,
    opacity: ONE,
    frame: spineFrame(one),
    size: spineSize(one),
    text: onOneLine(words.text),
    language: words.language,
    font: words.font,
    colour: words.colour,
    hyphenate: false,
    align: "centre",
    stand: "middle",
    leading: ONE,
    tracking: 0,
    fit: "shrink",
  };
}

/** Before it is turned by a quarter. */
export function spineFrame(one: Case): Rect {
  const { spine, trim } = coverMeasures(one);
  const [length, width] = [trim.height - 2 * END, Math.max(spine.width, LEAST)];
  return {
    x: spine.x + Math.round((spine.width - length) / 2),
    y: Math.round((trim.height - width) / 2),
    width: length,
    height: width,
  };
}

/** The largest type that leaves enough of the spine free. */
export const spineSize = (one: Case): number => Math.min(MOST, Math.max(coverMeasures(one).spine.width - FREE, LEAST));

/** The largest words on the front of the cover; null without any. */
export function titleOnFront({ elements }: Surface, one: Case): TextElement | null {
  const { front } = coverMeasures(one);
  const isOnFront = ({ frame }: TextElement) => frame.x + frame.width / 2 > front.x;
  return elements
    .filter((element) => element.type === "text")
    .filter((text) => text.text.trim() !== "" && text.id !== SPINE_TEXT && isOnFront(text))
    .reduce<TextElement | null>((largest, text) => (text.size > (largest?.size ?? 0) ? text : largest), null);
}

export const onOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
