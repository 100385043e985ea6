import type { Db } from "../../platform/database/database.ts";
import { stoppedClock } from "../../platform/time/clock.ts";
import { sampleKeyPrefix } from "../../services/flags/contract.ts";
import { impressionRecords, recordEvents } from "../../services/flags/service.ts";

export const day = 86_400_000;
/** Days of figures that the demo makes up, up to yesterday. */
export const sampleDays = 24;

/** A made-up experiment: how many come on a day, and what visitors of each treatment do, as shares. */
interface Sample {
  readonly flag: string;
  readonly label: string;
  readonly perDay: number;
  readonly onShare: number;
  readonly basket: { readonly on: number; readonly off: number };
  readonly order: { readonly on: number; readonly off: number };
}

/** One that is clearly better, one that is open, and one that is worse. */
const samples: readonly Sample[] = [
  {
    flag: "poster-965-redesign",
    label: "everybody",
    perDay: 130,
    onShare: 0.5,
    basket: { on: 0.22, off: 0.13 },
    order: { on: 0.06, off: 0.04 },
  },
  {
    flag: "poster-967-nudging",
    label: "everybody",
    perDay: 60,
    onShare: 0.5,
    basket: { on: 0.145, off: 0.14 },
    order: { on: 0.042, off: 0.04 },
  },
  {
    flag: "poster-1409-canvas-redesign",
    label: "everybody",
    perDay: 80,
    onShare: 0.5,
    basket: { on: 0.08, off: 0.14 },
    order: { on: 0.03, off: 0.04 },
  },
];

type Event = Parameters<typeof recordEvents>[2][number];
type Looks = Parameters<ReturnType<typeof impressionRecords>["looks"]>[1];

/** Visitors of some weeks, the same on each machine but for the date; their keys say that they are made up. */
export async function recordSamples(db: Db, environment: number, today: Date): Promise<void> {
  const random = dice();
  for (let before = sampleDays; before >= 1; before--) {
    const morning = today.getTime() - before * day;
    // Clients' times are believed for a week only: each day is told at its end.
    const clock = stoppedClock(new Date(morning + day - 1));
    const told = samples.map((sample) => dayOf(sample, morning, random));
    await impressionRecords({ db, clock }).looks(
      environment,
      told.map(({ looks }) => looks),
      "DEBUG",
    );
    await recordEvents(
      { db, clock },
      environment,
      told.flatMap(({ events }) => events),
    );
  }
}

function dayOf({ flag, label, perDay, onShare, basket, order }: Sample, morning: number, random: () => number) {
  const events: Event[] = [];
  const i = Array.from(
    { length: Math.round(perDay * (0.8 + 0.4 * random())) },
    (_, number): Looks[number]["i"][number] => {
      const key = `${sampleKeyPrefix}${flag}-${morning}-${number}`;
      const treatment = random() < onShare ? "on" : "off";
      const at = morning + Math.floor(random() * (day - 3_600_000));
      const act = (eventTypeId: string, later: number, value?: number, properties?: Event["properties"]) =>
        events.push({ key, trafficTypeName: "user", eventTypeId, timestamp: at + later, value, properties });
      act("page_load", 1_000, Math.round(700 + 900 * random() ** 2));
      if (random() < 0.02) act("browser_error", 2_000);
      if (random() < basket[treatment]) act("add_to_cart", 300_000);
      if (random() < order[treatment])
        act("purchase", 900_000, Math.round(3_000 + 9_000 * random()) / 100, { currency: "EUR" });
      return { k: key, t: treatment, m: at, r: label };
    },
  );
  return { looks: { f: flag, i }, events };
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function dice(): () => number {
  let state = 965;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
