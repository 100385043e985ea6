import type { CalendarDate } from "../../core/calendar-date.ts";
import { ALIKE, BLURRED, distance } from "../../design/photo-look.ts";
import type { LeftPhoto, LookedAt } from "./kind-autofill.ts";
import { type Moment, momentOf } from "./moment.ts";

export interface TimedPhoto {
  readonly photo: LookedAt;
  readonly moment: Moment | null;
}

export interface ChosenPhotos {
  /** Ordered by time; photos without one follow in the order of the tray. */
  readonly kept: readonly TimedPhoto[];
  readonly left: readonly LeftPhoto[];
}

interface Choice {
  readonly today: CalendarDate;
  /** Photos that stay in, whatever speaks against them. */
  readonly wanted: ReadonlySet<string>;
  /** With fewer photos some of those that were sorted out are taken after all. */
  readonly least: number;
  /** With a shorter side of fewer pixels a photo cannot be printed even small. */
  readonly leastPixels: number;
}

/** Photos of the same thing that were taken within so many minutes are one try after the other. */
const MINUTES = 10;
/** As good as the same picture, whenever it was taken. */
const SAME = 1;

/** Chooses photos of a story: the best of near-duplicates, none that is blurred or too small to be printed. */
export function choosePhotos(photos: readonly LookedAt[], choice: Choice): ChosenPhotos {
  const timed = inTime(photos, choice.today);
  const reasons = new Map<string, LeftPhoto>();
  for (const { photo } of timed) {
    const why = troubleOf(photo, choice.leastPixels);
    if (why && !choice.wanted.has(photo.id)) reasons.set(photo.id, { photo: photo.id, why });
  }
  const sound = timed.filter(({ photo }) => !reasons.has(photo.id));
  for (const series of seriesOf(sound)) {
    const best = bestOf(series, choice.wanted);
    for (const { photo } of series)
      if (photo !== best.photo && !choice.wanted.has(photo.id))
        reasons.set(photo.id, { photo: photo.id, why: "twin", of: best.photo.id });
  }
  for (const id of missed(timed, reasons, choice.least)) reasons.delete(id);
  return {
    kept: timed.filter(({ photo }) => !reasons.has(photo.id)),
    left: timed.flatMap(({ photo }) => reasons.get(photo.id) ?? []),
  };
}

export function inTime(photos: readonly LookedAt[], today: CalendarDate): readonly TimedPhoto[] {
  const timed = photos.map((photo) => ({ photo, moment: momentOf(photo, today) }));
  const byTime = (one: TimedPhoto, other: TimedPhoto) => (one.moment?.minutes ?? 0) - (other.moment?.minutes ?? 0);
  const seconds = (one: TimedPhoto, other: TimedPhoto) => compare(one.photo.takenAt ?? "", other.photo.takenAt ?? "");
  return [
    ...timed.filter(({ moment }) => moment).toSorted((one, other) => byTime(one, other) || seconds(one, other)),
    ...timed.filter(({ moment }) => !moment),
  ];
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function troubleOf({ width, height, look }: LookedAt, leastPixels: number): "small" | "blurred" | null {
  if (Math.min(width, height) < leastPixels) return "small";
  return look && look.sharpness < BLURRED ? "blurred" : null;
}

/** Each photo joins the first series whose first photo it is like. */
function seriesOf(photos: readonly TimedPhoto[]): readonly (readonly TimedPhoto[])[] {
  const series: [TimedPhoto, ...TimedPhoto[]][] = [];
  for (const one of photos) {
    const joined = series.find(([first]) => isTwin(first, one));
    if (joined) joined.push(one);
    else series.push([one]);
  }
  return series;
}

function isTwin(one: TimedPhoto, other: TimedPhoto): boolean {
  if (!one.photo.look || !other.photo.look || liesAcross(one.photo) !== liesAcross(other.photo)) return false;
  const apart = distance(one.photo.look, other.photo.look);
  return apart <= SAME || (apart <= ALIKE && isNear(one.moment, other.moment));
}

const liesAcross = ({ width, height }: LookedAt) => width >= height;

const isNear = (one: Moment | null, other: Moment | null) =>
  !one || !other || Math.abs(one.minutes - other.minutes) <= MINUTES;

/** The sharpest, and of equally sharp ones the largest. */
function bestOf(series: readonly TimedPhoto[], wanted: ReadonlySet<string>): TimedPhoto {
  const better = (one: TimedPhoto, other: TimedPhoto) =>
    Number(wanted.has(other.photo.id)) - Number(wanted.has(one.photo.id)) ||
    (other.photo.look?.sharpness ?? 0) - (one.photo.look?.sharpness ?? 0) ||
    pixels(other.photo) - pixels(one.photo);
  return series.toSorted(better)[0] as TimedPhoto;
}

export const pixels = ({ width, height }: Pick<LookedAt, "width" | "height">): number => width * height;

/** Which of those sorted out come in again because there would be too few: twins first, the sharpest first. */
function missed(
  photos: readonly TimedPhoto[],
  reasons: ReadonlyMap<string, LeftPhoto>,
  least: number,
): readonly string[] {
  const lacking = least - (photos.length - reasons.size);
  if (lacking <= 0) return [];
  const order = { twin: 0, blurred: 1, small: 2, "no-room": 2 };
  const rank = ({ photo }: TimedPhoto) => order[reasons.get(photo.id)?.why ?? "small"];
  return photos
    .filter((one) => reasons.has(one.photo.id) && rank(one) < order.small)
    .toSorted(
      (one, other) => rank(one) - rank(other) || (other.photo.look?.sharpness ?? 0) - (one.photo.look?.sharpness ?? 0),
    )
    .slice(0, lacking)
    .map(({ photo }) => photo.id);
}
