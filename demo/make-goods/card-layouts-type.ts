import type { Layout } from "../../design/template/template.ts";
import { art, fill, rule, sheet, words } from "./marks.ts";

/** Layouts of cards that live from type. */
export const typeLayouts: readonly Layout[] = [
  {
    key: "large-words",
    variants: {
      portrait: sheet(
        "soft",
        words("headline", [8, 8, 84, 50], 22, { voice: "display", align: "start", stand: "top", refine: true }),
        words("names", [8, 66, 84, 10], 7, { voice: "emphasis", align: "start", colour: "deep" }),
        words("date", [8, 77, 84, 5], 4.4, { align: "start" }),
        art("main", [62, 74, 30, 20], { at: [100, 100], refine: true }),
      ),
      landscape: sheet(
        "soft",
        words("headline", [6, 10, 88, 48], 26, { voice: "display", align: "start", stand: "top", refine: true }),
        words("names", [6, 66, 60, 12], 8, { voice: "emphasis", align: "start", colour: "deep" }),
        words("date", [6, 80, 60, 8], 4.6, { align: "start" }),
        art("main", [72, 58, 22, 34], { at: [100, 100], refine: true }),
      ),
      square: sheet(
        "soft",
        words("headline", [7, 8, 86, 48], 21, { voice: "display", align: "start", stand: "top", refine: true }),
        words("names", [7, 66, 60, 11], 7, { voice: "emphasis", align: "start", colour: "deep" }),
        words("date", [7, 80, 60, 7], 4.2, { align: "start" }),
        art("main", [68, 62, 25, 31], { at: [100, 100], refine: true }),
      ),
      long: sheet(
        "soft",
        words("headline", [4, 10, 68, 56], 36, { voice: "display", align: "start", stand: "top", refine: true }),
        words("names", [4, 70, 60, 18], 11, { voice: "emphasis", align: "start", colour: "deep" }),
        art("main", [76, 12, 20, 76], { at: [100, 50], refine: true }),
      ),
    },
  },
  {
    key: "words-on-colour",
    variants: {
      portrait: sheet(
        "deep",
        words("headline", [9, 12, 82, 44], 19, {
          voice: "display",
          colour: "paper",
          align: "start",
          stand: "top",
          refine: true,
        }),
        rule("bar", [9, 66, 16, 0.8], { thickness: 1.1, colour: "soft" }),
        words("names", [9, 70, 82, 10], 7, { voice: "emphasis", colour: "soft", align: "start" }),
        words("date", [9, 82, 82, 5], 4.4, { colour: "soft", align: "start" }),
      ),
      landscape: sheet(
        "deep",
        words("headline", [7, 12, 86, 46], 22, {
          voice: "display",
          colour: "paper",
          align: "start",
          stand: "top",
          refine: true,
        }),
        rule("bar", [7, 66, 12, 1.2], { thickness: 1.1, colour: "soft" }),
        words("names", [7, 71, 50, 12], 7.5, { voice: "emphasis", colour: "soft", align: "start" }),
        words("date", [57, 71, 36, 12], 4.6, { colour: "soft", align: "end" }),
      ),
      square: sheet(
        "deep",
        words("headline", [8, 10, 84, 46], 19, {
          voice: "display",
          colour: "paper",
          align: "start",
          stand: "top",
          refine: true,
        }),
        rule("bar", [8, 66, 14, 1], { thickness: 1.1, colour: "soft" }),
        words("names", [8, 70, 84, 10], 6.8, { voice: "emphasis", colour: "soft", align: "start" }),
        words("date", [8, 83, 84, 6], 4.2, { colour: "soft", align: "start" }),
      ),
    },
  },
  {
    key: "double-frame",
    variants: {
      portrait: sheet(
        "paper",
        rule("outer", [6, 4.3, 88, 91.4], { thickness: 0.8 }),
        rule("inner", [9, 6.4, 82, 87.2], { thickness: 0.4 }),
        words("headline", [15, 20, 70, 9], 5, { colour: "accent" }),
        words("names", [14, 30, 72, 22], 13, { voice: "display", refine: true }),
        art("main", [26, 54, 48, 14], { refine: true }),
        words("date", [15, 71, 70, 6], 4.6),
        words("small", [16, 78, 68, 10], 4),
      ),
      landscape: sheet(
        "paper",
        rule("outer", [4.3, 6, 91.4, 88], { thickness: 0.8 }),
        rule("inner", [6.4, 9, 87.2, 82], { thickness: 0.4 }),
        words("headline", [15, 18, 70, 9], 5, { colour: "accent" }),
        words("names", [12, 27, 76, 26], 15, { voice: "display", refine: true }),
        art("main", [32, 55, 36, 14], { refine: true }),
        words("date", [15, 73, 70, 8], 4.8),
      ),
      square: sheet(
        "paper",
        rule("outer", [5.5, 5.5, 89, 89], { thickness: 0.8 }),
        rule("inner", [8, 8, 84, 84], { thickness: 0.4 }),
        words("headline", [15, 19, 70, 8], 4.6, { colour: "accent" }),
        words("names", [13, 28, 74, 22], 12.5, { voice: "display", refine: true }),
        art("main", [28, 53, 44, 14], { refine: true }),
        words("date", [15, 71, 70, 7], 4.4),
      ),
    },
  },
  {
    key: "large-date",
    variants: {
      portrait: sheet(
        "paper",
        words("headline", [9, 9, 82, 8], 5, { align: "start", colour: "accent" }),
        words("date", [9, 18, 82, 42], 18, { voice: "display", align: "start", stand: "top", refine: true }),
        art("main", [9, 62, 40, 14], { at: [0, 50], refine: true }),
        words("names", [9, 78, 82, 8], 7, { voice: "emphasis", align: "start" }),
        words("small", [9, 87, 82, 5], 4, { align: "start" }),
      ),
      square: sheet(
        "paper",
        words("headline", [8, 9, 84, 8], 4.8, { align: "start", colour: "accent" }),
        words("date", [8, 18, 84, 40], 18, { voice: "display", align: "start", stand: "top", refine: true }),
        words("names", [8, 74, 60, 9], 7, { voice: "emphasis", align: "start" }),
        words("small", [8, 84, 60, 7], 4, { align: "start" }),
        art("main", [66, 64, 26, 28], { at: [100, 100], refine: true }),
      ),
      long: sheet(
        "paper",
        words("headline", [4, 12, 60, 10], 6.4, { align: "start", colour: "accent" }),
        words("date", [4, 24, 66, 44], 30, { voice: "display", align: "start", stand: "top", refine: true }),
        words("names", [4, 72, 60, 16], 10, { voice: "emphasis", align: "start" }),
        art("main", [74, 14, 22, 72], { at: [100, 50], refine: true }),
      ),
    },
  },
  {
    key: "band-of-colour",
    variants: {
      portrait: sheet(
        "paper",
        fill("band", [0, 34, 100, 32], "accent"),
        words("names", [8, 38, 84, 15], 13, { voice: "display", colour: "paper", refine: true }),
        words("headline", [10, 54, 80, 7], 4.8, { colour: "paper" }),
        art("main", [26, 8, 48, 22], { refine: true }),
        words("date", [10, 74, 80, 6], 4.6),
        words("small", [14, 82, 72, 9], 4),
      ),
      landscape: sheet(
        "paper",
        fill("band", [0, 0, 36, 100], "accent"),
        art("main", [7, 26, 22, 48], { colour: "paper", refine: true }),
        words("headline", [42, 27, 51, 8], 5, { colour: "accent", align: "start" }),
        words("names", [42, 36, 52, 26], 13, { voice: "display", align: "start", refine: true }),
        words("date", [42, 64, 51, 7], 4.6, { align: "start" }),
      ),
      square: sheet(
        "paper",
        fill("band", [0, 36, 100, 30], "accent"),
        words("names", [8, 40, 84, 14], 12, { voice: "display", colour: "paper", refine: true }),
        words("headline", [10, 55, 80, 7], 4.4, { colour: "paper" }),
        art("main", [32, 9, 36, 22], { refine: true }),
        words("date", [10, 74, 80, 6], 4.4),
        words("small", [14, 82, 72, 9], 3.8),
      ),
    },
  },
  {
    key: "quiet-letter",
    variants: {
      portrait: sheet(
        "paper",
        art("main", [62, 7, 29, 34], { at: [100, 0], refine: true }),
        words("headline", [9, 44, 74, 14], 6.4, {
          voice: "emphasis",
          align: "start",
          stand: "bottom",
          colour: "accent",
        }),
        words("names", [9, 59, 82, 15], 11, { voice: "display", align: "start", refine: true }),
        words("date", [9, 75, 82, 6], 4.4, { align: "start" }),
        words("small", [9, 83, 82, 9], 4, { align: "start", stand: "top" }),
      ),
      landscape: sheet(
        "paper",
        art("main", [70, 9, 23, 50], { at: [100, 0], refine: true }),
        words("headline", [7, 18, 58, 20], 7, { voice: "emphasis", align: "start", stand: "bottom", colour: "accent" }),
        words("names", [7, 42, 62, 20], 12, { voice: "display", align: "start", refine: true }),
        words("date", [7, 64, 62, 7], 4.8, { align: "start" }),
        words("small", [7, 74, 62, 14], 4.2, { align: "start", stand: "top" }),
      ),
      square: sheet(
        "paper",
        art("main", [62, 8, 30, 38], { at: [100, 0], refine: true }),
        words("headline", [8, 36, 60, 14], 6, { voice: "emphasis", align: "start", stand: "bottom", colour: "accent" }),
        words("names", [8, 53, 84, 16], 11, { voice: "display", align: "start", refine: true }),
        words("date", [8, 71, 84, 6], 4.4, { align: "start" }),
        words("small", [8, 79, 84, 12], 4, { align: "start", stand: "top" }),
      ),
    },
  },
  {
    key: "small-tag",
    variants: {
      landscape: sheet(
        "paper",
        rule("outer", [6, 9, 88, 82], { thickness: 0.4 }),
        art("main", [10, 20, 24, 60], { refine: true }),
        words("names", [36, 26, 54, 30], 15, { voice: "display", refine: true }),
        words("headline", [36, 57, 54, 16], 6.5, { colour: "accent" }),
      ),
    },
  },
];
