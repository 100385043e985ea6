import type { TextElement } from "../../../../design/document.ts";
import type { Rect, Size } from "../../../../design/geometry.ts";
import { ONE } from "../../../../design/placement.ts";
import { LEAST_TYPE } from "../../../../design/text/fit-text.ts";

import { fromPoints, toPoints } from "../../tools/text/points.ts";

export const textSorts = ["heading", "paragraph", "caption"] as const;
export type TextSort = (typeof textSorts)[number];

interface Sort {
  /** Share of the side's shorter edge. */
  readonly size: number;
  /** Share of the side's width. */
  readonly width: number;
  readonly lines: number;
  /** Where its middle is, share of the side's height. */
  readonly middle: number;
  readonly font: string;
  readonly align: TextElement["align"];
}

const sorts: Readonly<Record<TextSort, Sort>> = {
  heading: { size: 0.1, width: 0.8, lines: 1, middle: 0.3, font: "newsreader-regular", align: "centre" },
  paragraph: { size: 0.036, width: 0.6, lines: 5, middle: 0.55, font: "instrument-sans-regular", align: "start" },
  caption: { size: 0.026, width: 0.6, lines: 1, middle: 0.88, font: "instrument-sans-regular", align: "centre" },
};

/** Lines of a font are about as far apart, in its size. */
const LINE = 1.35;

interface NewText {
  readonly id: string;
  readonly sort: TextSort;
  readonly trim: Size;
  readonly language: string;
  readonly colour: string;
  /** Key of a font; null takes the sort's own. */
  readonly font: string | null;
  /** Boxes that are on the side already: no new one comes exactly onto another. */
  readonly present: readonly Rect[];
}

/** A text without words yet, in a size that suits the side. */
export function newText({ id, sort, trim, language, colour, font, present }: NewText): TextElement {
  const { lines, middle, align, ...shares } = sorts[sort];
  const suits = Math.round(toPoints(Math.min(trim.width, trim.height) * shares.size));
  const size = Math.max(LEAST_TYPE, fromPoints(suits));
  const width = Math.round(trim.width * shares.width);
  const height = Math.min(trim.height, Math.ceil(size * LINE * lines));
  const x = Math.round((trim.width - width) / 2);
  const first = Math.max(0, Math.min(Math.round(trim.height * middle - height / 2), trim.height - height));
  return {
    id,
    type: "text",
    text: "",
    language,
    hyphenate: sort === "paragraph",
    font: font ?? shares.font,
    size,
    colour,
    align,
    stand: sort === "caption" ? "middle" : "top",
    leading: ONE,
    tracking: 0,
    fit: "shrink",
    rotation: 0,
    opacity: ONE,
    frame: { x, y: freeFrom(first, height, trim, present), width, height },
  };
}

/** The first free height below, or the one it began with where the side is full. */
function freeFrom(first: number, height: number, trim: Size, present: readonly Rect[]): number {
  for (let y = first; y + height <= trim.height; y += height)
    if (present.every((other) => y >= other.y + other.height || y + height <= other.y)) return y;
  return first;
}
