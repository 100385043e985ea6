import type { Layout } from "../../design/template/template.ts";
import { art, days, fill, photo, rule, sheet, words } from "./marks.ts";

const month = { voice: "display" } as const;
const left = { align: "start" } as const;

/** Pages of calendars: the headline is the month's name, `names` the year. */
export const calendarLayouts: readonly Layout[] = [
  {
    key: "month-photo-above",
    variants: {
      portrait: sheet(
        "paper",
        photo("photo", [0, 0, 100, 62]),
        words("headline", [7, 65, 60, 8], 8, { ...month, ...left }),
        words("names", [67, 66, 26, 6], 4.5, { align: "end", colour: "accent" }),
        days([7, 75, 86, 19], "table"),
      ),
      landscape: sheet(
        "paper",
        photo("photo", [0, 0, 62, 100]),
        words("headline", [66, 10, 28, 12], 9, { ...month, ...left }),
        words("names", [66, 23, 28, 6], 4.6, { ...left, colour: "accent" }),
        days([65, 40, 30, 46], "table"),
      ),
      square: sheet(
        "paper",
        photo("photo", [0, 0, 100, 60]),
        words("headline", [7, 63, 50, 9], 7.5, { ...month, ...left }),
        words("names", [60, 64, 33, 7], 4.4, { align: "end", colour: "accent" }),
        days([7, 74, 86, 20], "table"),
      ),
      long: sheet(
        "paper",
        photo("photo", [0, 0, 46, 100]),
        words("headline", [51, 10, 30, 18], 12, { ...month, ...left }),
        words("names", [82, 12, 13, 12], 6, { align: "end", colour: "accent" }),
        days([50, 34, 46, 54], "table"),
      ),
      tall: sheet(
        "paper",
        photo("photo", [0, 0, 100, 38]),
        words("headline", [8, 40, 60, 5], 10, { ...month, ...left }),
        words("names", [68, 41, 24, 4], 5, { align: "end", colour: "accent" }),
        days([8, 48, 84, 47], "column"),
      ),
    },
  },
  {
    key: "month-row-of-days",
    variants: {
      portrait: sheet(
        "paper",
        photo("photo", [7, 5, 86, 76]),
        words("headline", [7, 83, 50, 6], 6.5, { ...month, ...left }),
        words("names", [60, 83.5, 33, 5], 4, { align: "end", colour: "accent" }),
        days([7, 90, 86, 4.5], "row"),
      ),
      landscape: sheet(
        "paper",
        photo("photo", [5, 6.5, 90, 72]),
        words("headline", [5, 81, 50, 7], 6.5, { ...month, ...left }),
        words("names", [60, 81.5, 35, 6], 4, { align: "end", colour: "accent" }),
        days([5, 89, 90, 5.5], "row"),
      ),
      square: sheet(
        "paper",
        photo("photo", [6, 6, 88, 74]),
        words("headline", [6, 82, 50, 6.5], 6, { ...month, ...left }),
        words("names", [60, 82.5, 34, 6], 4, { align: "end", colour: "accent" }),
        days([6, 89.5, 88, 5], "row"),
      ),
      long: sheet(
        "paper",
        photo("photo", [0, 0, 100, 72]),
        words("headline", [4, 75, 30, 12], 10, { ...month, ...left }),
        words("names", [70, 76, 26, 10], 6, { align: "end", colour: "accent" }),
        days([4, 87, 92, 8], "row"),
      ),
    },
  },
  {
    key: "month-on-colour",
    variants: {
      portrait: sheet(
        "deep",
        photo("photo", [7, 5, 86, 56]),
        words("headline", [7, 64, 60, 8], 8, { ...month, ...left, colour: "paper" }),
        words("names", [67, 65, 26, 6], 4.5, { align: "end", colour: "soft" }),
        days([7, 74, 86, 20], "table", "paper", "soft"),
      ),
      landscape: sheet(
        "deep",
        photo("photo", [40, 0, 60, 100]),
        words("headline", [5, 10, 31, 13], 9, { ...month, ...left, colour: "paper" }),
        words("names", [5, 23, 31, 6], 4.6, { ...left, colour: "soft" }),
        days([4, 44, 32, 46], "table", "paper", "soft"),
      ),
      square: sheet(
        "deep",
        photo("photo", [7, 7, 86, 50]),
        words("headline", [7, 61, 50, 9], 7.5, { ...month, ...left, colour: "paper" }),
        words("names", [60, 62, 33, 7], 4.4, { align: "end", colour: "soft" }),
        days([7, 72, 86, 22], "table", "paper", "soft"),
      ),
      long: sheet(
        "deep",
        photo("photo", [52, 0, 48, 100]),
        words("headline", [4, 10, 30, 18], 12, { ...month, ...left, colour: "paper" }),
        words("names", [35, 12, 12, 12], 6, { align: "end", colour: "soft" }),
        days([3.5, 34, 45, 54], "table", "paper", "soft"),
      ),
    },
  },
  {
    key: "month-arch",
    variants: {
      portrait: sheet(
        "soft",
        photo("photo", [18, 6, 64, 56], "arch"),
        words("headline", [10, 65, 80, 8], 8, { ...month }),
        days([12, 75, 76, 19], "table", "ink", "deep"),
      ),
      landscape: sheet(
        "soft",
        photo("photo", [7, 10, 36, 80], "arch"),
        words("headline", [50, 12, 43, 13], 9.5, month),
        words("names", [50, 25, 43, 6], 4.4, { colour: "deep" }),
        days([50, 38, 43, 50], "table", "ink", "deep"),
      ),
      square: sheet(
        "soft",
        photo("photo", [29, 6, 42, 54], "arch"),
        words("headline", [10, 62, 80, 9], 7.5, month),
        days([14, 73, 72, 21], "table", "ink", "deep"),
      ),
    },
  },
  {
    key: "month-with-drawing",
    variants: {
      portrait: sheet(
        "paper",
        photo("photo", [0, 0, 100, 54]),
        art("main", [64, 48, 32, 22], { at: [100, 50] }),
        words("headline", [7, 58, 56, 10], 8.5, { ...month, ...left }),
        days([7, 72, 86, 22], "table"),
      ),
      landscape: sheet(
        "paper",
        photo("photo", [0, 0, 58, 100]),
        art("main", [78, 7, 16, 26], { at: [100, 0] }),
        words("headline", [62, 14, 30, 14], 9, { ...month, ...left }),
        words("names", [62, 28, 30, 6], 4.4, { ...left, colour: "accent" }),
        days([61, 42, 34, 46], "table"),
      ),
      square: sheet(
        "paper",
        photo("photo", [0, 0, 100, 54]),
        art("main", [68, 56, 26, 15], { at: [100, 50] }),
        words("headline", [7, 57, 55, 11], 8, { ...month, ...left }),
        days([7, 71, 86, 23], "table"),
      ),
      tall: sheet(
        "paper",
        photo("photo", [0, 0, 100, 34]),
        art("main", [60, 36, 32, 9], { at: [100, 50] }),
        words("headline", [8, 37, 52, 6], 10, { ...month, ...left }),
        days([8, 48, 84, 47], "column"),
      ),
    },
  },
  {
    key: "month-three-photos",
    variants: {
      portrait: sheet(
        "paper",
        photo("wide", [0, 0, 100, 38]),
        photo("left", [0, 39, 49.3, 24]),
        photo("right", [50.7, 39, 49.3, 24]),
        words("headline", [7, 66, 60, 7], 7.5, { ...month, ...left }),
        days([7, 75, 86, 19], "table"),
      ),
      landscape: sheet(
        "paper",
        photo("wide", [0, 0, 40, 100]),
        photo("upper", [40.8, 0, 22, 49.4]),
        photo("lower", [40.8, 50.6, 22, 49.4]),
        words("headline", [66, 10, 28, 12], 8.5, { ...month, ...left }),
        words("names", [66, 23, 28, 6], 4.4, { ...left, colour: "accent" }),
        days([65, 40, 30, 46], "table"),
      ),
      square: sheet(
        "paper",
        photo("wide", [0, 0, 64, 60]),
        photo("upper", [64.8, 0, 35.2, 29.6]),
        photo("lower", [64.8, 30.4, 35.2, 29.6]),
        words("headline", [7, 63, 50, 9], 7.5, { ...month, ...left }),
        days([7, 74, 86, 20], "table"),
      ),
    },
  },
  {
    key: "month-planner",
    variants: {
      tall: sheet(
        "paper",
        photo("photo", [0, 0, 100, 22]),
        words("headline", [7, 24, 55, 4.5], 9, { ...month, ...left }),
        words("names", [64, 24.5, 29, 3.5], 5, { align: "end", colour: "accent" }),
        days([7, 30, 86, 66], "planner"),
      ),
      portrait: sheet(
        "paper",
        fill("band", [0, 0, 100, 14], "deep"),
        words("headline", [7, 4, 55, 8], 7.5, { ...month, ...left, colour: "paper" }),
        words("names", [64, 5, 29, 6], 4.5, { align: "end", colour: "soft" }),
        days([7, 17, 86, 79], "planner"),
      ),
    },
  },
  {
    key: "month-column",
    variants: {
      tall: sheet(
        "soft",
        art("main", [30, 4, 40, 13]),
        words("headline", [8, 18, 84, 6], 12, month),
        rule("line", [40, 25, 20, 0.25], { thickness: 0.6 }),
        days([10, 29, 80, 66], "column", "ink", "deep"),
      ),
      portrait: sheet(
        "soft",
        photo("photo", [0, 0, 46, 100]),
        words("headline", [51, 6, 42, 8], 8, { ...month, ...left }),
        rule("line", [51, 15, 12, 0.4], { thickness: 0.6 }),
        days([51, 19, 42, 75], "column", "ink", "deep"),
      ),
    },
  },
  {
    key: "month-framed",
    variants: {
      portrait: sheet(
        "paper",
        rule("outer", [5, 3.6, 90, 92.8]),
        photo("photo", [10, 7, 80, 50]),
        words("headline", [10, 59, 80, 8], 8, { voice: "emphasis", colour: "accent" }),
        days([13, 69, 74, 23], "table"),
      ),
      landscape: sheet(
        "paper",
        rule("outer", [3.6, 5, 92.8, 90]),
        photo("photo", [7, 10, 44, 80]),
        words("headline", [55, 13, 38, 13], 9, { voice: "emphasis", colour: "accent" }),
        words("names", [55, 26, 38, 6], 4.2),
        days([55, 38, 38, 50], "table"),
      ),
      square: sheet(
        "paper",
        rule("outer", [5, 5, 90, 90]),
        photo("photo", [10, 10, 80, 44]),
        words("headline", [10, 56, 80, 9], 7.5, { voice: "emphasis", colour: "accent" }),
        days([15, 67, 70, 23], "table"),
      ),
    },
  },
  {
    key: "cover-photo",
    variants: {
      portrait: sheet(
        "paper",
        photo("photo", [0, 0, 100, 72]),
        words("names", [7, 76, 86, 14], 18, { ...month, refine: true }),
        words("headline", [7, 90, 86, 4], 4, { colour: "accent" }),
      ),
      landscape: sheet(
        "paper",
        photo("photo", [0, 0, 66, 100]),
        words("names", [69, 34, 27, 22], 15, { ...month, refine: true }),
        words("headline", [69, 57, 27, 8], 4.2, { colour: "accent" }),
      ),
      square: sheet(
        "paper",
        photo("photo", [0, 0, 100, 72]),
        words("names", [7, 75, 86, 13], 14, { ...month, refine: true }),
        words("headline", [7, 88, 86, 5], 4, { colour: "accent" }),
      ),
      long: sheet(
        "paper",
        photo("photo", [0, 0, 64, 100]),
        words("names", [68, 28, 28, 34], 26, { ...month, refine: true }),
        words("headline", [68, 64, 28, 12], 6, { colour: "accent" }),
      ),
      tall: sheet(
        "paper",
        photo("photo", [0, 0, 100, 74]),
        words("names", [7, 78, 86, 10], 26, { ...month, refine: true }),
        words("headline", [7, 89, 86, 4], 6, { colour: "accent" }),
      ),
    },
  },
  {
    key: "cover-drawing",
    variants: {
      portrait: sheet(
        "soft",
        art("main", [18, 10, 64, 50], { refine: true }),
        words("names", [7, 64, 86, 17], 22, { ...month, refine: true }),
        words("headline", [7, 83, 86, 5], 4.4, { colour: "deep" }),
      ),
      landscape: sheet(
        "soft",
        art("main", [7, 10, 40, 80], { refine: true }),
        words("names", [50, 30, 43, 26], 20, { ...month, refine: true }),
        words("headline", [50, 58, 43, 8], 4.6, { colour: "deep" }),
      ),
      square: sheet(
        "soft",
        art("main", [22, 8, 56, 52], { refine: true }),
        words("names", [7, 63, 86, 17], 18, { ...month, refine: true }),
        words("headline", [7, 82, 86, 6], 4.4, { colour: "deep" }),
      ),
      tall: sheet(
        "soft",
        art("main", [14, 12, 72, 40], { refine: true }),
        words("names", [7, 58, 86, 14], 30, { ...month, refine: true }),
        words("headline", [7, 74, 86, 4], 6, { colour: "deep" }),
      ),
      long: sheet(
        "soft",
        art("main", [4, 8, 34, 84], { refine: true }),
        words("names", [42, 24, 54, 38], 34, { ...month, refine: true }),
        words("headline", [42, 64, 54, 12], 6, { colour: "deep" }),
      ),
    },
  },
  {
    key: "cover-colour",
    variants: {
      portrait: sheet(
        "deep",
        words("names", [7, 10, 86, 24], 34, { ...month, ...left, colour: "paper", stand: "top", refine: true }),
        photo("photo", [7, 38, 86, 48]),
        words("headline", [7, 89, 86, 5], 4.2, { ...left, colour: "soft" }),
      ),
      landscape: sheet(
        "deep",
        words("names", [5, 12, 32, 26], 20, { ...month, ...left, colour: "paper", stand: "top", refine: true }),
        photo("photo", [40, 0, 60, 100]),
        words("headline", [5, 84, 32, 7], 4.2, { ...left, colour: "soft" }),
      ),
      square: sheet(
        "deep",
        words("names", [7, 9, 86, 20], 22, { ...month, ...left, colour: "paper", stand: "top", refine: true }),
        photo("photo", [7, 32, 86, 53]),
        words("headline", [7, 88, 86, 6], 4.2, { ...left, colour: "soft" }),
      ),
      long: sheet(
        "deep",
        words("names", [4, 14, 40, 44], 36, { ...month, ...left, colour: "paper", stand: "top", refine: true }),
        photo("photo", [50, 0, 50, 100]),
        words("headline", [4, 76, 40, 12], 6, { ...left, colour: "soft" }),
      ),
      tall: sheet(
        "deep",
        words("names", [7, 6, 86, 14], 34, { ...month, ...left, colour: "paper", stand: "top", refine: true }),
        photo("photo", [7, 24, 86, 62]),
        words("headline", [7, 89, 86, 4], 6, { ...left, colour: "soft" }),
      ),
    },
  },
];
