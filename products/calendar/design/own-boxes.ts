/** Shares of a side, parts per thousand. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Boxes of the calendar's own layouts on a month's sheet or on the cover. */
export interface OwnBoxes {
  readonly photos: readonly Box[];
  readonly headline: Box;
  readonly names: Box;
  /** Null on covers. */
  readonly days: Box | null;
}

/** A layout for upright or square sheets, and for landscape ones. */
interface OwnLayout {
  readonly key: string;
  readonly upright: OwnBoxes;
  readonly lying: OwnBoxes;
}

const below = (top: number): Omit<OwnBoxes, "photos"> => ({
  headline: [70, top, 600, 60],
  names: [670, top + 8, 260, 46],
  days: [70, top + 80, 860, 880 - top],
});
const beside: Omit<OwnBoxes, "photos"> = {
  headline: [580, 110, 260, 90],
  names: [840, 120, 120, 70],
  days: [580, 240, 380, 670],
};

/** So many across and down, with a gap between; the edges of the area run into the bleed. */
function grid(across: number, down: number, [width, height]: readonly [number, number], gap = 12): readonly Box[] {
  const at = (n: number, count: number, whole: number) => Math.round((n * (whole + gap)) / count);
  return Array.from({ length: across * down }, (_, n) => {
    const [column, row] = [n % across, Math.floor(n / across)];
    const [x, y] = [at(column, across, width), at(row, down, height)];
    return [x, y, at(column + 1, across, width) - gap - x, at(row + 1, down, height) - gap - y];
  });
}

/** The first is that of a calendar nobody has touched. */
export const monthLayouts: readonly [OwnLayout, ...OwnLayout[]] = [
  {
    key: "own-photo",
    upright: { photos: grid(1, 1, [1000, 540]), ...below(560) },
    lying: { photos: grid(1, 1, [540, 1000]), ...beside },
  },
  {
    key: "own-large-photo",
    upright: {
      photos: grid(1, 1, [1000, 690]),
      headline: [70, 705, 600, 50],
      names: [670, 712, 260, 36],
      days: [70, 765, 860, 195],
    },
    lying: {
      photos: grid(1, 1, [640, 1000]),
      headline: [670, 110, 180, 80],
      names: [850, 118, 110, 60],
      days: [670, 230, 290, 680],
    },
  },
  {
    key: "own-days",
    upright: { photos: [], ...below(80) },
    lying: { photos: [], headline: [60, 90, 500, 100], names: [700, 100, 240, 70], days: [60, 230, 880, 680] },
  },
  {
    key: "own-two",
    upright: { photos: grid(1, 2, [1000, 610]), ...below(630) },
    lying: { photos: grid(1, 2, [540, 1000]), ...beside },
  },
  {
    key: "own-two-beside",
    upright: { photos: grid(2, 1, [1000, 540]), ...below(560) },
    lying: { photos: grid(2, 1, [540, 1000]), ...beside },
  },
  {
    key: "own-three",
    upright: {
      photos: [...grid(1, 1, [1000, 330]), ...grid(2, 1, [1000, 240]).map(movedDown(342))],
      ...below(602),
    },
    lying: {
      photos: [...grid(1, 1, [540, 620]), ...grid(2, 1, [540, 368]).map(movedDown(632))],
      ...beside,
    },
  },
  {
    key: "own-four",
    upright: { photos: grid(2, 2, [1000, 590]), ...below(610) },
    lying: { photos: grid(2, 2, [540, 1000]), ...beside },
  },
  {
    key: "own-six",
    upright: { photos: grid(3, 2, [1000, 590]), ...below(610) },
    lying: { photos: grid(2, 3, [540, 1000]), ...beside },
  },
];

function movedDown(by: number) {
  return ([x, y, width, height]: Box): Box => [x, y + by, width, height];
}

const coverWords: Omit<OwnBoxes, "photos"> = { names: [70, 800, 860, 80], headline: [70, 890, 860, 36], days: null };
const coverWordsBeside: Omit<OwnBoxes, "photos"> = {
  names: [700, 380, 260, 140],
  headline: [700, 540, 260, 60],
  days: null,
};

export const coverLayouts: readonly [OwnLayout, ...OwnLayout[]] = [
  {
    key: "own-cover",
    upright: { photos: grid(1, 1, [1000, 760]), ...coverWords },
    lying: { photos: grid(1, 1, [660, 1000]), ...coverWordsBeside },
  },
  {
    key: "own-cover-two",
    upright: { photos: grid(1, 2, [1000, 760]), ...coverWords },
    lying: { photos: grid(2, 1, [660, 1000]), ...coverWordsBeside },
  },
  {
    key: "own-cover-four",
    upright: { photos: grid(2, 2, [1000, 760]), ...coverWords },
    lying: { photos: grid(2, 2, [660, 1000]), ...coverWordsBeside },
  },
];

/** A column for each person needs the whole width. */
export const plannerLayouts: readonly [OwnLayout, ...OwnLayout[]] = [
  own("own-planner", 1, 200),
  own("own-planner-two", 2, 200),
  own("own-planner-three", 3, 200),
];

function own(key: string, photos: number, height: number): OwnLayout {
  const boxes: OwnBoxes = {
    photos: grid(photos, 1, [1000, height]),
    headline: [60, 215, 600, 45],
    names: [680, 220, 260, 36],
    days: [60, 272, 880, 700],
  };
  return { key, upright: boxes, lying: boxes };
}

/** "photo", "photo-2" ...: places keep their photo from layout to layout by their order. */
export const photoSlot = (index: number): string => (index === 0 ? "photo" : `photo-${index + 1}`);
