import { type Layout, type Proportion, proportions, type Template } from "../../design/template/template.ts";
import { art, type Box, fill, photo, rule, sheet, words } from "./marks.ts";

/** The same places on sheets of every proportion; where a long or tall one needs others, `shift` gives them. */
const inEvery = (key: string, draw: (proportion: Proportion) => Template): Layout => ({
  key,
  variants: Object.fromEntries(proportions.map((proportion) => [proportion, draw(proportion)])),
});

const across = (proportion: Proportion, wide: Box, high: Box): Box =>
  proportion === "long" || proportion === "landscape" ? wide : high;

/** What insides of cards say: who, when and where, below one another. */
const message = (proportion: Proportion, wide: Box, high: Box) => {
  const [x, y, width, height] = across(proportion, wide, high);
  const part = (from: number, share: number): Box => [x, y + height * from, width, height * share];
  return [
    words("headline", part(0, 0.2), 6, { voice: "body" }),
    words("names", part(0.22, 0.36), 11, { voice: "display", colour: "accent" }),
    words("date", part(0.62, 0.15), 5.4),
    words("small", part(0.8, 0.18), 4.8),
  ];
};

/** Layouts of the insides of cards that open. */
export const insideLayouts: readonly Layout[] = [
  inEvery("inside-motif", (shape) =>
    sheet(
      "paper",
      art("main", across(shape, [36, 9, 28, 24], [30, 9, 40, 20])),
      ...message(shape, [14, 38, 72, 52], [12, 36, 76, 48]),
    ),
  ),
  inEvery("inside-words", (shape) =>
    sheet(
      "paper",
      ...message(shape, [14, 20, 72, 58], [12, 26, 76, 46]),
      rule("end", [42, 86, 16, 0.8], { refine: false }),
    ),
  ),
  inEvery("inside-photo", (shape) =>
    sheet(
      "paper",
      photo("one", across(shape, [0, 0, 50, 100], [0, 0, 100, 52])),
      ...message(shape, [55, 20, 39, 60], [12, 58, 76, 36]),
    ),
  ),
  inEvery("inside-full-photo", () => sheet("paper", photo("one", [0, 0, 100, 100]))),
  inEvery("inside-two-photos", (shape) =>
    sheet(
      "soft",
      photo("one", across(shape, [7, 10, 41, 58], [10, 6, 80, 36])),
      photo("two", across(shape, [52, 10, 41, 58], [10, 45, 80, 36])),
      words("small", across(shape, [14, 76, 72, 14], [10, 85, 80, 9]), 5.4, { voice: "emphasis" }),
    ),
  ),
  inEvery("inside-four-photos", (shape) =>
    sheet(
      "paper",
      photo("one", [6, 6, 42.5, 42.5]),
      photo("two", [51.5, 6, 42.5, 42.5]),
      photo("three", [6, 51.5, 42.5, 42.5]),
      photo("four", [51.5, 51.5, 42.5, 42.5], shape === "square" ? "ellipse" : "rect"),
    ),
  ),
  inEvery("inside-on-colour", (shape) =>
    sheet(
      "soft",
      fill("panel", across(shape, [12, 12, 76, 76], [9, 9, 82, 82]), "paper"),
      ...message(shape, [18, 22, 64, 56], [15, 26, 70, 46]),
    ),
  ),
  // Without words: dressed, and free to be written on by hand.
  inEvery("inside-letterhead", (shape) =>
    sheet(
      "paper",
      art("main", across(shape, [43, 8, 14, 20], [40, 7, 20, 14])),
      rule("letter-line", across(shape, [42, 33, 16, 0.8], [40, 25, 20, 0.6]), { refine: false }),
    ),
  ),
  inEvery("inside-panel", (shape) =>
    sheet("soft", fill("letter-panel", across(shape, [9, 12, 82, 76], [12, 9, 76, 82]), "paper")),
  ),
  inEvery("inside-border", (shape) =>
    sheet(
      "paper",
      rule("outer-border", across(shape, [7, 9, 86, 82], [9, 7, 82, 86]), { refine: false }),
      rule("inner-border", across(shape, [8.4, 11, 83.2, 78], [11, 8.4, 78, 83.2]), { thickness: 0.2, refine: false }),
    ),
  ),
];

/** Layouts of the backs of cards: little, so that the front stays the front. */
export const backLayouts: readonly Layout[] = [
  inEvery("back-motif", (shape) => sheet("paper", art("main", across(shape, [42, 68, 16, 20], [40, 76, 20, 14])))),
  inEvery("back-words", (shape) =>
    sheet(
      "paper",
      rule("line", [44, 78, 12, 0.6], { refine: false }),
      words("names", across(shape, [20, 81, 60, 10], [15, 81, 70, 8]), 5, { voice: "emphasis" }),
    ),
  ),
  inEvery("back-colour", (shape) =>
    sheet("soft", words("date", across(shape, [20, 80, 60, 10], [15, 82, 70, 8]), 5, { voice: "body" })),
  ),
  inEvery("back-photo", (shape) =>
    sheet(
      "paper",
      photo("one", across(shape, [36, 20, 28, 44], [28, 24, 44, 34])),
      words("small", across(shape, [18, 72, 64, 12], [12, 64, 76, 9]), 5, { voice: "emphasis" }),
    ),
  ),
];
