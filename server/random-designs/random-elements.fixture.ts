import fc from "fast-check";
import { placements } from "../../design/arbitrary-operations.ts";
import { dressingPiece } from "../../design/art/drawing-of.ts";
import type { DaysElement, DesignElement, Frame } from "../../design/document.ts";
import type { Rect, Size } from "../../design/geometry.ts";
import { daysInMonth, firstWeekday } from "../../design/month.ts";
import { outlines } from "../../design/outline.ts";
import { ONE } from "../../design/placement.ts";
import { type Refinement, refinements } from "../../design/plate.ts";
import { LEAST_TYPE } from "../../design/text/fit-text.ts";
import type { Goods } from "../../services/themes/service.ts";
import { randomPhotos } from "./random-photos.fixture.ts";
import { randomWords } from "./random-words.fixture.ts";

type ElementType = DesignElement["type"];

/** Types that every kind draws, whatever its editor offers. */
const commonTypes: readonly ElementType[] = ["photo", "text", "shape", "art"];

/** Stock for elements of a shop. */
export type ElementGoods = Pick<Goods, "pairings" | "cliparts">;

/** Limits of a side, in micrometres. */
export interface SideRules {
  readonly trim: Size;
  /** Types the kind's editor offers. */
  readonly offered: readonly ElementType[];
  /** Are some elements foil, relief or varnish? */
  readonly plated: boolean;
}

/** Random elements that make sense on a side, without ids. */
export function anyElementOn({ trim, offered, plated }: SideRules, goods: ElementGoods): fc.Arbitrary<DesignElement> {
  const short = Math.min(trim.width, trim.height);
  const plates = plated ? somePlates : fc.constant({});
  const weights: Record<ElementType, number> = { photo: 4, text: 4, shape: 3, art: 2, days: 1 };
  const makers: Record<ElementType, () => fc.Arbitrary<DesignElement>> = {
    photo: () => anyPhoto(trim, short),
    text: () => anyText(trim, short, goods, plates),
    shape: () => anyShape(trim, short, plates),
    art: () => anyArt(trim, goods, plates),
    days: () => anyDays(trim, goods),
  };
  const types = [...new Set([...commonTypes, ...offered])];
  return fc.oneof(...types.map((type) => ({ weight: weights[type], arbitrary: makers[type]() })));
}

const millionths = (min: number, max: number) => fc.integer({ min, max });
const part = (length: number, share: number) => Math.round((length * share) / ONE);
/** Most frames are on the page, some reach over its edges. Shares of the side: sizes, then places. */
const frames = ({ width, height }: Size): fc.Arbitrary<Rect> => {
  const size = millionths(100_000, 900_000);
  const inside = fc
    .record({ across: size, down: size, x: millionths(0, ONE), y: millionths(0, ONE) })
    .map(({ x, y, ...rest }) => ({ ...rest, x: part(ONE - rest.across, x), y: part(ONE - rest.down, y) }));
  const place = millionths(-400_000, 900_000);
  const over = fc.record({ across: size, down: size, x: place, y: place });
  return fc.oneof({ weight: 4, arbitrary: inside }, { weight: 1, arbitrary: over }).map(({ across, down, x, y }) => ({
    x: part(width, x),
    y: part(height, y),
    width: part(width, across),
    height: part(height, down),
  }));
};

const wholeOr = (frame: fc.Arbitrary<Rect>): fc.Arbitrary<Frame> =>
  fc.oneof({ weight: 9, arbitrary: frame }, { weight: 1, arbitrary: fc.constant("surface" as const) });

const angles = fc.oneof(
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constantFrom(90_000, 180_000, -90_000, 45_000) },
  { weight: 1, arbitrary: fc.integer({ min: -179_999, max: 180_000 }) },
);
const base = {
  id: fc.constant(""),
  rotation: angles,
  opacity: fc.oneof(
    { weight: 3, arbitrary: fc.constant(ONE) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: ONE }) },
  ),
};

export const colours = fc.oneof(
  fc.constantFrom("#000000", "#ffffff", "#8a671c"),
  fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`),
);
const strokes = (short: number) =>
  fc.record({ width: fc.integer({ min: 100, max: Math.max(200, Math.round(short / 25)) }), colour: colours });
/** MuPDF fits photos to whole pixels: beside a border of the paper's colour a hairline of the photo would show. */
const borders = (short: number) => strokes(short).filter(({ colour }) => colour !== "#ffffff");
type Plates = fc.Arbitrary<{ readonly plate?: Refinement }>;
const somePlates: Plates = fc
  .option(fc.constantFrom(...refinements), { freq: 2 })
  .map((plate) => (plate ? { plate } : {}));
const strength = fc.integer({ min: -100, max: 100 });
const effects = fc.record({
  tone: fc.constantFrom("none" as const, "black-and-white" as const, "sepia" as const),
  light: strength,
  contrast: strength,
  warmth: strength,
});
/** Single pixels of a photo are drawn otherwise by every program: nobody orders twenty times the size. */
const lying = fc
  .tuple(placements, fc.oneof(fc.constant(ONE), millionths(ONE, 3 * ONE)))
  .map(([placement, zoom]) => ({ ...placement, zoom }));

/** Possible fillings of a place by a photo. */
export const anyFilling = fc.record({
  photo: fc.constantFrom(...randomPhotos.map(({ id }) => id)),
  placement: lying,
});

const anyPhoto = (trim: Size, short: number): fc.Arbitrary<DesignElement> =>
  fc
    .tuple(
      fc.record({ ...base, type: fc.constant("photo" as const), frame: wholeOr(frames(trim)) }),
      anyFilling,
      fc.record({ mask: fc.constantFrom(...outlines), border: borders(short), effect: effects }, { requiredKeys: [] }),
    )
    .map(([photo, filling, extras]) => ({ ...photo, ...filling, ...extras }));

const fontsOf = ({ pairings }: ElementGoods) =>
  fc.constantFrom(...new Set(pairings.flatMap(({ display, body, emphasis }) => [display, body, emphasis])));

const anyText = (trim: Size, short: number, goods: ElementGoods, plates: Plates): fc.Arbitrary<DesignElement> =>
  fc
    .tuple(
      fc.record({
        ...base,
        type: fc.constant("text" as const),
        frame: frames(trim),
        font: fontsOf(goods),
        colour: colours,
        hyphenate: fc.boolean(),
        size: millionths(25_000, 150_000).map((share) => Math.max(LEAST_TYPE, part(short, share))),
        align: fc.constantFrom("start" as const, "centre" as const, "end" as const),
        stand: fc.constantFrom("top" as const, "middle" as const, "bottom" as const),
        leading: fc.oneof(fc.constant(ONE), millionths(800_000, 1_600_000)),
        tracking: fc.oneof(fc.constant(0), millionths(-50_000, 200_000)),
        fit: fc.constantFrom("shrink" as const, "report" as const),
      }),
      randomWords,
      plates,
    )
    .map(([text, words, plate]) => ({ ...text, ...words, ...plate }));

const anyShape = (trim: Size, short: number, plates: Plates): fc.Arbitrary<DesignElement> =>
  fc
    .tuple(
      fc.record({
        ...base,
        type: fc.constant("shape" as const),
        frame: wholeOr(frames(trim)),
        outline: fc.constantFrom(...outlines),
        fill: fc.option(colours),
        stroke: fc.option(strokes(short)),
      }),
      plates,
    )
    .map(([shape, plate]) => ({ ...shape, ...plate }));

const anyArt = (trim: Size, { cliparts }: ElementGoods, plates: Plates): fc.Arbitrary<DesignElement> =>
  fc
    .tuple(
      fc.record({
        ...base,
        type: fc.constant("art" as const),
        frame: frames(trim),
        piece: fc.constantFrom(...cliparts).map((piece) => dressingPiece(piece).hash),
        mirror: fc.constantFrom("none" as const, "across" as const, "down" as const, "both" as const),
        colour: fc.option(colours),
      }),
      plates,
    )
    .map(([art, plate]) => ({ ...art, ...plate }));

const months = fc
  .record({ year: fc.integer({ min: 1990, max: 2060 }), number: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, number }) => `${year}-${String(number).padStart(2, "0")}`);
const notes = fc.constantFrom(null, null, null, null, null, null, "Ostern", "Annas Geburtstag", "Midsummer");
const weekdays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"];

const anyDays = (trim: Size, goods: ElementGoods): fc.Arbitrary<DesignElement> =>
  fc
    .tuple(
      fc.record({
        ...base,
        type: fc.constant("days" as const),
        frame: frames(trim),
        month: months,
        font: fontsOf(goods),
        look: fc.constantFrom("table" as const, "row" as const, "column" as const, "planner" as const),
        weekStart: fc.constantFrom(1, 7),
        colour: colours,
        accent: colours,
      }),
      fc.record({ heads: fc.boolean(), weeks: fc.boolean() }),
      fc.array(notes, { minLength: 31, maxLength: 31 }),
    )
    .map(([days, shown, noted]): DaysElement => {
      const heads = weekdays.map((_, index) => weekdays[(days.weekStart - 1 + index) % 7] ?? "");
      const sunday = (index: number) => (firstWeekday(days.month) - 1 + index) % 7 === 6;
      return {
        ...days,
        heads: shown.heads ? heads : [],
        weeks: shown.weeks ? ["1", "2", "3", "4", "5"] : [],
        days: Array.from({ length: daysInMonth(days.month) }, (_, index) => ({
          label: String(index + 1),
          marked: sunday(index),
          notes: noted[index] ? [noted[index]] : [],
        })),
      };
    });
