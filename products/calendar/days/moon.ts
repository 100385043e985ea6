import { addDays, type CalendarDate } from "../../../core/calendar-date.ts";
import type { MoonPhase } from "../../../design/document.ts";

const DAY = 86_400_000;
/** Julian day of 1970-01-01 0:00. */
const EPOCH = 2_440_587.5;
const phases: readonly MoonPhase[] = ["new", "first-quarter", "full", "last-quarter"];

/**
 * The moments of the four phases by Meeus, Astronomical Algorithms, chapter 49, with its largest periodic terms: right
 * within ten minutes between 1990 and 2100, so that a phase is on the day an almanac of Central Europe gives it.
 *
 * @param k lunations since January 2000; a quarter is a phase
 * @returns Julian day, universal time
 */
function momentOf(k: number): number {
  const t = k / 1236.85;
  const rad = Math.PI / 180;
  const mean = 2451550.09766 + 29.530588861 * k + 0.00015437 * t * t;
  const e = 1 - 0.002516 * t;
  const m = (2.5534 + 29.1053567 * k) * rad;
  const mm = (201.5643 + 385.81693528 * k + 0.0107582 * t * t) * rad;
  const f = (160.7108 + 390.67050284 * k - 0.0016118 * t * t) * rad;
  const om = (124.7746 - 1.56375588 * k) * rad;
  const quarter = (((Math.round(k * 4) % 4) + 4) % 4) as 0 | 1 | 2 | 3;
  const sum = quarter === 0 ? newTerms : quarter === 2 ? fullTerms : quarterTerms;
  let shift = 0;
  for (const [amount, ePower, a, b, c, d] of sum) {
    shift += amount * e ** ePower * Math.sin(a * m + b * mm + c * f + d * om);
  }
  if (quarter % 2 === 1) {
    const w =
      0.00306 -
      0.00038 * e * Math.cos(m) +
      0.00026 * Math.cos(mm) -
      0.00002 * Math.cos(mm - m) +
      0.00002 * Math.cos(mm + m) +
      0.00002 * Math.cos(2 * f);
    shift += quarter === 1 ? w : -w;
  }
  // Dynamical time runs a little over a minute ahead of universal time in these years.
  return mean + shift - 72 / 86_400;
}

type Factors = readonly [ePower: number, m: number, mm: number, f: number, om: number];
type Term = readonly [amount: number, ...factors: Factors];

/** New and full moon have the same terms, and for most of them the same amount. */
const syzygies: readonly (readonly [atNew: number, atFull: number, ...factors: Factors])[] = [
  [-0.4072, -0.40614, 0, 0, 1, 0, 0],
  [0.17241, 0.17302, 1, 1, 0, 0, 0],
  [0.01608, 0.01614, 0, 0, 2, 0, 0],
  [0.01039, 0.01043, 0, 0, 0, 2, 0],
  [0.00739, 0.00734, 1, -1, 1, 0, 0],
  [-0.00514, -0.00515, 1, 1, 1, 0, 0],
  [0.00208, 0.00209, 2, 2, 0, 0, 0],
  [-0.00111, -0.00111, 0, 0, 1, -2, 0],
  [-0.00057, -0.00057, 0, 0, 1, 2, 0],
  [0.00056, 0.00056, 1, 1, 2, 0, 0],
  [-0.00042, -0.00042, 0, 0, 3, 0, 0],
  [0.00042, 0.00042, 1, 1, 0, 2, 0],
  [0.00038, 0.00038, 1, 1, 0, -2, 0],
  [-0.00024, -0.00024, 1, -1, 2, 0, 0],
  [-0.00017, -0.00017, 0, 0, 0, 0, 1],
];
const newTerms: readonly Term[] = syzygies.map(([amount, _, ...factors]) => [amount, ...factors]);
const fullTerms: readonly Term[] = syzygies.map(([_, amount, ...factors]) => [amount, ...factors]);
const quarterTerms: readonly Term[] = [
  [-0.62801, 0, 0, 1, 0, 0],
  [0.17172, 1, 1, 0, 0, 0],
  [-0.01183, 1, 1, 1, 0, 0],
  [0.00862, 0, 0, 2, 0, 0],
  [0.00804, 0, 0, 0, 2, 0],
  [0.00454, 1, -1, 1, 0, 0],
  [0.00204, 2, 2, 0, 0, 0],
  [-0.0018, 0, 0, 1, -2, 0],
  [-0.0007, 0, 0, 1, 2, 0],
  [-0.0004, 0, 0, 3, 0, 0],
  [-0.00034, 1, -1, 2, 0, 0],
  [0.00032, 1, 1, 0, 2, 0],
  [0.00032, 1, 1, 0, -2, 0],
  [-0.00028, 2, 2, 1, 0, 0],
  [0.00027, 1, 1, 2, 0, 0],
  [-0.00017, 0, 0, 0, 0, 1],
];

/** Europe's summer time: from the last Sunday of March to the last of October, one o'clock universal time. */
function centralEuropeanDay(julian: number): CalendarDate {
  const time = Math.round((julian - EPOCH) * DAY);
  const year = new Date(time).getUTCFullYear();
  const summer = time >= lastSunday(year, 3) && time < lastSunday(year, 10);
  return new Date(time + (summer ? 2 : 1) * 3_600_000).toISOString().slice(0, 10);
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY;
}

/** The phases between two days, both included, by day; as almanacs of Central Europe give them. */
export function moonPhasesBetween(from: CalendarDate, to: CalendarDate): ReadonlyMap<CalendarDate, MoonPhase> {
  const found = new Map<CalendarDate, MoonPhase>();
  const years = (Date.parse(addDays(from, -2)) / DAY + EPOCH - 2451550.1) / 29.530588861;
  for (let quarter = Math.floor(years * 4) - 1; ; quarter += 1) {
    const date = centralEuropeanDay(momentOf(quarter / 4));
    if (date > to) return found;
    const phase = phases[((quarter % 4) + 4) % 4];
    if (date >= from && phase) found.set(date, phase);
  }
}
