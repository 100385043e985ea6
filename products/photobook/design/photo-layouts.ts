import type { Rect, Size } from "../../../design/geometry.ts";
import { type Layout, proportionOf, type TemplateItem } from "../../../design/template/template.ts";
import { layRows } from "../../autofill/lay-rows.ts";
import type { Case } from "../case.ts";
import type { Release } from "../release.ts";
import { pageSize, spreadSize } from "../sides/measures.ts";
import { type PageShape, type SpreadShape, spreadShape } from "../sides/spread-shape.ts";

/** On one side, without other things beside them. */
const MOST_PHOTOS = 12;
/** On the page beside a photo that fills its own page. */
const MOST_BESIDE = 7;
/** The large photo's share of a page that it shares with others. */
const LARGE = 0.6;
/** Boxes may be this much higher or lower than photos usually are, so that they fill the area between the margins. */
const STRETCH = 1.5;
const LONGEST = 3;
const ONE = 1_000_000;
/** Prefix of the book's own layout keys. */
export const PHOTO_LAYOUT = "photos-";

/** Layouts of photos alone, by the part of a book they are for. */
export interface PhotoLayouts {
  readonly opening: readonly Layout[];
  readonly page: readonly Layout[];
  readonly spread: readonly Layout[];
}

/** One of these, and not one that a set of the shop brings. */
export const isPhotoLayout = ({ key }: Pick<Layout, "key">): boolean => key.startsWith(PHOTO_LAYOUT);

const known = new WeakMap<Release, Map<string, PhotoLayouts>>();

/**
 * Layouts for 1 to 12 photos in a book's measures, with equal gaps. Photos are on one page or the other; they cross the
 * fold only where the binding hides nothing.
 */
export function photoLayouts(one: Case): PhotoLayouts {
  const { binding, format } = one.configuration;
  const key = `${binding} ${format.width} ${format.height}`;
  const ofRelease = known.get(one.release) ?? new Map<string, PhotoLayouts>();
  known.set(one.release, ofRelease);
  const before = ofRelease.get(key);
  if (before) return before;
  const made = laidOut(one);
  ofRelease.set(key, made);
  return made;
}

function laidOut(one: Case): PhotoLayouts {
  const shape = spreadShape(one);
  const [page, spread] = [pageSize(one), spreadSize(one)];
  return {
    opening: layouts(page, (count) => onPage(count, atOrigin(shape.right), shape.gap)),
    page: layouts(page, (count) => onPage(count, shape.left, shape.gap)),
    spread: layouts(spread, (count) => onSpread(count, shape)),
  };
}

/** Boxes of one layout by the name of the way they are laid out. */
type Ways = readonly (readonly [name: string, boxes: readonly Rect[]])[];

/** Each arrangement once, the fewest photos first. */
function layouts(trim: Size, waysFor: (count: number) => Ways): readonly Layout[] {
  return Array.from({ length: MOST_PHOTOS }, (_, n) => n + 1).flatMap((count) => {
    const seen = new Set<string>();
    return waysFor(count).flatMap(([name, boxes]): readonly Layout[] => {
      const text = JSON.stringify(boxes);
      if (boxes.length !== count || seen.has(text) || boxes.some(isStrip)) return [];
      seen.add(text);
      const items = boxes.map((box, n): TemplateItem => photoItem(n + 1, box, trim));
      return [
        { key: `${PHOTO_LAYOUT}${count}-${name}`, variants: { [proportionOf(trim)]: { ground: "paper", items } } },
      ];
    });
  });
}

/** No photo is shown well in it. */
const isStrip = ({ width, height }: Rect): boolean => Math.max(width / height, height / width) > LONGEST;

function photoItem(n: number, { x, y, width, height }: Rect, trim: Size): TemplateItem {
  const [left, right] = [share(x, trim.width), share(x + width, trim.width)];
  const [top, bottom] = [share(y, trim.height), share(y + height, trim.height)];
  return {
    type: "photo",
    id: `photo-${n}`,
    shape: "rect",
    box: { x: left, y: top, width: right - left, height: bottom - top },
  };
}

const share = (length: number, whole: number) => Math.round((length * ONE) / whole);

const mixes = {
  wide: [{ width: 3, height: 2 }],
  tall: [{ width: 2, height: 3 }],
  mixed: [
    { width: 3, height: 2 },
    { width: 2, height: 3 },
  ],
} as const satisfies Readonly<Record<string, readonly Size[]>>;
type Mix = keyof typeof mixes;

const allMixes: readonly Mix[] = ["wide", "tall", "mixed"];

/** Photos in rows or columns between the margins. */
function rows(count: number, area: Rect, gap: number, mix: Mix): readonly Rect[] {
  if (count === 0) return [];
  const sizes = Array.from({ length: count }, (_, n) => mixes[mix][n % mixes[mix].length] ?? mixes.wide[0]);
  return layRows(sizes, area, { gap, stretch: STRETCH }, () => 0);
}

function onPage(count: number, page: PageShape, gap: number): Ways {
  return [
    ...(count === 1 ? [["full", [page.trim]] as const] : []),
    ...(count === 1 ? [["framed", [page.area]] as const] : []),
    ...(count >= 3 ? [["large", largeAndOthers(count, page.area, gap)] as const] : []),
    ...(count === 1 ? [] : allMixes.map((mix) => [mix, rows(count, page.area, gap, mix)] as const)),
  ];
}

/** A large photo above the others, on a lying page beside them. */
function largeAndOthers(count: number, area: Rect, gap: number): readonly Rect[] {
  const lies = area.width > area.height * 1.1;
  const length = Math.round((lies ? area.width : area.height) * LARGE);
  const large = lies ? { ...area, width: length } : { ...area, height: length };
  const rest = lies
    ? { ...area, x: area.x + length + gap, width: area.width - length - gap }
    : { ...area, y: area.y + length + gap, height: area.height - length - gap };
  return [large, ...filling(count - 1, rest, gap)];
}

/** As many boxes as needed in a strip along its longer side, all the same; in two lines where there are many. */
function filling(count: number, area: Rect, gap: number): readonly Rect[] {
  const lines = count > 4 ? 2 : 1;
  const along = area.width > area.height ? "width" : "height";
  const lengths = Array.from({ length: lines }, (_, n) => Math.ceil((count - n) / lines));
  return lengths.flatMap((length, line) => {
    const strip = along === "width" ? slice(area, "height", line, lines, gap) : slice(area, "width", line, lines, gap);
    return Array.from({ length }, (_, n) => slice(strip, along, n, length, gap));
  });
}

/** The how many-th of equal slices with gaps between them. */
function slice(area: Rect, along: "width" | "height", n: number, count: number, gap: number): Rect {
  const free = area[along] - gap * (count - 1);
  const [from, to] = [Math.floor((free * n) / count), Math.floor((free * (n + 1)) / count)];
  const start = from + gap * n;
  return along === "width"
    ? { ...area, x: area.x + start, width: to - from }
    : { ...area, y: area.y + start, height: to - from };
}

function onSpread(count: number, { left, right, gap, whole }: SpreadShape): Ways {
  const half = Math.ceil(count / 2);
  const beside = (large: PageShape, small: PageShape, mix: Mix) => [
    large.trim,
    ...rows(count - 1, small.area, gap, mix),
  ];
  const across = whole && between(left.area, right.area);
  return [
    ...(count === 1 ? [["right", [right.area]] as const, ["left", [left.area]] as const] : []),
    ...(count === 1 && whole ? [["both-pages", [between(left.trim, right.trim)]] as const] : []),
    ...(count <= MOST_BESIDE + 1
      ? (["wide", "tall"] as const).flatMap(
          (mix): Ways => [
            [`left-full-${mix}`, beside(left, right, mix)],
            [`right-full-${mix}`, beside(right, left, mix)],
          ],
        )
      : []),
    ...(count === 1
      ? []
      : allMixes.map(
          (mix) => [mix, [...rows(half, left.area, gap, mix), ...rows(count - half, right.area, gap, mix)]] as const,
        )),
    ...(across && count > 1
      ? (["wide", "mixed"] as const).map((mix) => [`across-${mix}`, rows(count, across, gap, mix)] as const)
      : []),
    ...(across && count === 1 ? [["across", [across]] as const] : []),
    ...(across && count >= 3 ? [["across-large", largeAndOthers(count, across, gap)] as const] : []),
  ];
}

const between = (left: Rect, right: Rect): Rect => ({ ...left, width: right.x + right.width - left.x });

const atOrigin = ({ trim, bled, area, keep }: PageShape): PageShape => {
  const moved = (rect: Rect): Rect => ({ ...rect, x: rect.x - trim.x });
  return { trim: moved(trim), bled: moved(bled), area: moved(area), keep: moved(keep) };
};
