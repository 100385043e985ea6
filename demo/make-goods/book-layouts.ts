import type { Layout, Template } from "../../design/template/template.ts";
import { art, fill, photo, rule, sheet, words } from "./marks.ts";

const title = { voice: "display" } as const;
/** Book pages keep their proportions in every format, so one drawing serves all three. */
const everywhere = (portrait: Template, landscape: Template = portrait, square: Template = portrait) => ({
  portrait,
  landscape,
  square,
});

/** Covers, openings and pages of photobooks. */
export const bookLayouts: readonly Layout[] = [
  {
    key: "book-cover-photo",
    variants: everywhere(
      sheet(
        "paper",
        photo("photo", [0, 0, 100, 74]),
        words("names", [8, 78, 84, 11], 9, { ...title, refine: true }),
        words("date", [8, 90, 84, 4], 3.2, { colour: "accent" }),
      ),
      sheet(
        "paper",
        photo("photo", [0, 0, 100, 76]),
        words("names", [6, 79, 60, 14], 9, { ...title, align: "start", refine: true }),
        words("date", [66, 82, 28, 8], 3.4, { align: "end", colour: "accent" }),
      ),
    ),
  },
  {
    key: "book-cover-window",
    variants: everywhere(
      sheet(
        "deep",
        photo("photo", [25, 22, 50, 36]),
        words("names", [10, 64, 80, 12], 9, { ...title, colour: "paper", refine: true }),
        words("date", [10, 78, 80, 4], 3.2, { colour: "soft" }),
      ),
      sheet(
        "deep",
        photo("photo", [32, 16, 36, 44]),
        words("names", [10, 65, 80, 14], 9, { ...title, colour: "paper", refine: true }),
        words("date", [10, 80, 80, 5], 3.2, { colour: "soft" }),
      ),
      sheet(
        "deep",
        photo("photo", [30, 18, 40, 40]),
        words("names", [10, 63, 80, 13], 8.5, { ...title, colour: "paper", refine: true }),
        words("date", [10, 78, 80, 5], 3.2, { colour: "soft" }),
      ),
    ),
  },
  {
    key: "book-cover-drawing",
    variants: everywhere(
      sheet(
        "soft",
        art("main", [22, 14, 56, 42], { refine: true }),
        words("names", [9, 62, 82, 13], 10, { ...title, refine: true }),
        words("date", [9, 77, 82, 4], 3.4, { colour: "deep" }),
      ),
      sheet(
        "soft",
        art("main", [8, 14, 36, 72], { refine: true }),
        words("names", [48, 34, 44, 24], 10, { ...title, refine: true }),
        words("date", [48, 60, 44, 6], 3.6, { colour: "deep" }),
      ),
      sheet(
        "soft",
        art("main", [25, 12, 50, 44], { refine: true }),
        words("names", [9, 62, 82, 13], 9.5, { ...title, refine: true }),
        words("date", [9, 77, 82, 5], 3.4, { colour: "deep" }),
      ),
    ),
  },
  {
    key: "book-cover-frame",
    variants: everywhere(
      sheet(
        "paper",
        rule("outer", [8, 6, 84, 88], { thickness: 0.8 }),
        words("headline", [14, 22, 72, 6], 4, { colour: "accent" }),
        words("names", [13, 29, 74, 20], 11, { ...title, refine: true }),
        art("main", [34, 52, 32, 14], { refine: true }),
        words("date", [14, 70, 72, 4], 3.4),
      ),
      sheet(
        "paper",
        rule("outer", [6, 8, 88, 84], { thickness: 0.8 }),
        words("headline", [14, 20, 72, 7], 4, { colour: "accent" }),
        words("names", [13, 28, 74, 24], 12, { ...title, refine: true }),
        art("main", [38, 55, 24, 14], { refine: true }),
        words("date", [14, 72, 72, 6], 3.6),
      ),
    ),
  },
  {
    key: "book-cover-words",
    variants: everywhere(
      sheet(
        "accent",
        words("names", [9, 10, 82, 50], 17, { ...title, colour: "paper", align: "start", stand: "top", refine: true }),
        words("date", [9, 86, 82, 5], 3.6, { colour: "paper", align: "start" }),
      ),
    ),
  },
  {
    key: "book-cover-arch",
    variants: everywhere(
      sheet(
        "paper",
        photo("photo", [24, 12, 52, 50], "arch"),
        words("names", [9, 66, 82, 12], 9.5, { ...title, refine: true }),
        words("date", [9, 80, 82, 4], 3.4, { colour: "accent" }),
      ),
      sheet(
        "paper",
        photo("photo", [10, 14, 34, 72], "arch"),
        words("names", [49, 34, 43, 24], 10, { ...title, refine: true }),
        words("date", [49, 60, 43, 6], 3.6, { colour: "accent" }),
      ),
      sheet(
        "paper",
        photo("photo", [29, 10, 42, 52], "arch"),
        words("names", [9, 67, 82, 12], 9, { ...title, refine: true }),
        words("date", [9, 81, 82, 5], 3.4, { colour: "accent" }),
      ),
    ),
  },
  {
    key: "book-cover-band",
    variants: everywhere(
      sheet(
        "paper",
        photo("photo", [0, 0, 100, 100]),
        fill("band", [0, 62, 100, 22], "deep"),
        words("names", [8, 64.5, 84, 11], 9, { ...title, colour: "paper", onPhoto: true, refine: true }),
        words("date", [8, 76.5, 84, 5], 3.4, { colour: "soft", onPhoto: true }),
      ),
    ),
  },
  {
    key: "book-cover-four",
    variants: everywhere(
      sheet(
        "paper",
        photo("one", [0, 0, 49.5, 36]),
        photo("two", [50.5, 0, 49.5, 36]),
        photo("three", [0, 37, 49.5, 36]),
        photo("four", [50.5, 37, 49.5, 36]),
        words("names", [8, 77, 84, 11], 9, { ...title, refine: true }),
        words("date", [8, 89, 84, 4], 3.2, { colour: "accent" }),
      ),
    ),
  },
  {
    key: "book-opening-words",
    variants: everywhere(
      sheet(
        "paper",
        words("headline", [14, 34, 72, 8], 5, { voice: "emphasis", colour: "accent" }),
        words("names", [10, 43, 80, 14], 8, title),
        words("small", [14, 60, 72, 8], 3.2),
      ),
    ),
  },
  {
    key: "book-opening-drawing",
    variants: everywhere(
      sheet(
        "paper",
        art("main", [30, 20, 40, 34], { refine: true }),
        words("names", [10, 58, 80, 12], 7, title),
        words("small", [14, 72, 72, 6], 3.2, { colour: "accent" }),
      ),
    ),
  },
  {
    key: "book-opening-colour",
    variants: everywhere(
      sheet(
        "soft",
        words("names", [10, 40, 80, 14], 8, { ...title, align: "start" }),
        words("small", [10, 56, 80, 8], 3.4, { align: "start", colour: "deep" }),
      ),
    ),
  },
  { key: "book-page-full", variants: everywhere(sheet("paper", photo("photo", [0, 0, 100, 100]))) },
  { key: "book-page-white-rim", variants: everywhere(sheet("paper", photo("photo", [10, 10, 80, 80]))) },
  {
    key: "book-page-two",
    variants: everywhere(
      sheet("paper", photo("upper", [8, 6, 84, 43]), photo("lower", [8, 51, 84, 43])),
      sheet("paper", photo("upper", [6, 8, 43, 84]), photo("lower", [51, 8, 43, 84])),
    ),
  },
  {
    key: "book-page-three",
    variants: everywhere(
      sheet("paper", photo("wide", [8, 6, 84, 48]), photo("left", [8, 56, 41, 38]), photo("right", [51, 56, 41, 38])),
      sheet("paper", photo("wide", [6, 8, 52, 84]), photo("left", [60, 8, 34, 41]), photo("right", [60, 51, 34, 41])),
    ),
  },
  {
    key: "book-page-four",
    variants: everywhere(
      sheet(
        "paper",
        photo("one", [8, 6, 41, 43]),
        photo("two", [51, 6, 41, 43]),
        photo("three", [8, 51, 41, 43]),
        photo("four", [51, 51, 41, 43]),
      ),
    ),
  },
  {
    key: "book-page-six",
    variants: everywhere(
      sheet(
        "paper",
        photo("one", [8, 6, 41, 28]),
        photo("two", [51, 6, 41, 28]),
        photo("three", [8, 36, 41, 28]),
        photo("four", [51, 36, 41, 28]),
        photo("five", [8, 66, 41, 28]),
        photo("six", [51, 66, 41, 28]),
      ),
      sheet(
        "paper",
        photo("one", [6, 8, 28, 41]),
        photo("two", [36, 8, 28, 41]),
        photo("three", [66, 8, 28, 41]),
        photo("four", [6, 51, 28, 41]),
        photo("five", [36, 51, 28, 41]),
        photo("six", [66, 51, 28, 41]),
      ),
    ),
  },
  {
    key: "book-page-photo-and-words",
    variants: everywhere(
      sheet(
        "paper",
        photo("photo", [10, 8, 80, 58]),
        words("headline", [10, 70, 80, 6], 4.6, { voice: "emphasis", align: "start", colour: "accent" }),
        words("small", [10, 77, 80, 14], 3.2, { align: "start", stand: "top" }),
      ),
      sheet(
        "paper",
        photo("photo", [6, 8, 54, 84]),
        words("headline", [64, 30, 30, 12], 4.8, { voice: "emphasis", align: "start", colour: "accent" }),
        words("small", [64, 43, 30, 26], 3.4, { align: "start", stand: "top" }),
      ),
    ),
  },
  {
    key: "book-page-on-colour",
    variants: everywhere(sheet("soft", fill("mount", [14, 14, 72, 72], "paper"), photo("photo", [17, 17, 66, 66]))),
  },
  {
    key: "book-page-round",
    variants: everywhere(
      sheet(
        "paper",
        photo("photo", [16, 16, 68, 48], "ellipse"),
        words("headline", [14, 72, 72, 8], 4.6, { voice: "emphasis", colour: "accent" }),
      ),
      sheet(
        "paper",
        photo("photo", [27, 10, 46, 65], "ellipse"),
        words("headline", [14, 80, 72, 10], 4.6, { voice: "emphasis", colour: "accent" }),
      ),
      sheet(
        "paper",
        photo("photo", [20, 12, 60, 60], "ellipse"),
        words("headline", [14, 78, 72, 8], 4.6, { voice: "emphasis", colour: "accent" }),
      ),
    ),
  },
];
