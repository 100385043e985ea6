import type { Db } from "../platform/database/database.ts";
import type { Clock } from "../platform/time/clock.ts";
import { newId } from "../platform/tokens/random.ts";
import { funnelSteps, type TrackedEvent, type TrackingBatch } from "../services/tracking/contract.ts";
import { recordEvents } from "../services/tracking/service.ts";

const visits = 72;
const hour = 3_600_000;
/** Hours back that the visits are spread over: older times are believed of no clock. */
const hours = 6 * 24;

const goods = [
  {
    item_id: "photoframe-leinwand-600x400",
    item_name: "Leinwand 60 × 40 cm",
    item_category: "photoframe",
    price: 39.9,
  },
  { item_id: "photoframe-poster-500x700", item_name: "Poster 50 × 70 cm", item_category: "photoframe", price: 24.9 },
  { item_id: "blush-arch", item_name: "Blush Arch", item_category: "card", price: 0.93 },
] as const;

/** Steps that a visit takes: of every 36 visitors all land, 24 see a product, 15 design it, 10 put it into the basket, 6 go to the checkout, 4 order. */
const stepsOf = (visit: number): number => [36, 24, 15, 10, 6, 4].filter((reach) => (visit * 7) % 36 < reach).length;

/** Visits for the office to show, once, and marked as samples: they go the way of every visitor's events. */
export async function ensureSampleVisits(dependencies: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const { db, clock } = dependencies;
  const known = db.selectFrom("tracked_event").select("id").where("is_sample", "=", true).limit(1);
  if (await known.executeTakeFirst()) return;
  const now = clock.now().getTime();
  for (let visit = 0; visit < visits; visit++) await recordEvents(dependencies, visitOf(visit, now), true);
}

function visitOf(visit: number, now: number): TrackingBatch {
  const good = goods[visit % goods.length] ?? goods[0];
  const at = now - Math.round((hours * hour * (visit + 1)) / (visits + 1));
  const taken = Object.values(funnelSteps).slice(0, stepsOf(visit));
  return {
    visitor: newId(),
    shop: {
      channel: good.item_category === "card" ? "card" : "poster",
      locale: visit % 4 === 3 ? "fr-FR" : "de-DE",
      platform: "web",
    },
    events: taken.map((name, step) => ({ id: newId(), at: at + step * 60_000, what: eventOf(name, good, visit) })),
  };
}

function eventOf(
  name: (typeof funnelSteps)[keyof typeof funnelSteps],
  good: (typeof goods)[number],
  visit: number,
): TrackedEvent {
  const trade = { currency: "EUR" as const, value: good.price, items: [{ ...good, quantity: 1 }] };
  if (name === "landingpage_view") return { event: name, name: "index", path: "/", page: { uniqueIdentifier: "/" } };
  if (name === "designer_open") return { event: name, kind: good.item_category };
  if (name !== "purchase") return { event: name, ...trade };
  return { event: name, ...trade, transaction_id: `sample-${visit}`, shipping: 0, tax: 0 };
}
