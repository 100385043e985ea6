import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { currencies } from "../../core/currency.ts";
import { countries, languages, locales } from "../../core/locale.ts";
import { platforms } from "../../core/platform.ts";

/** `services/tracking` over HTTP. */
export const trackingPaths = {
  /** POST `trackingBatch`, 204. */
  events: "/web-api/tracking",
  /** POST `trackingWithdrawal`, 204: everything of this visitor is forgotten. */
  withdrawal: "/web-api/tracking/withdrawal",
  /** GET `funnelQuery` -> `funnel`, for operators. */
  funnel: "/office-api/funnel",
  /** GET `funnelQuery`: the same figures as CSV. */
  file: "/office-api/funnel.csv",
} as const;

const name = z.string().min(1).max(200);
/** An address without personal parts: no tokens, and of the query only filters and custom keys. */
const path = z.string().startsWith("/").max(2_048);
/** Whole units of the currency, as tag managers count money: 39.9 is 39,90 €. */
const amount = z.number().min(-1_000_000).max(1_000_000);
const currency = z.enum(currencies);
const page = z.object({ uniqueIdentifier: z.string().min(1).max(2_048) });

/** A thing of the shop in an event. */
export const trackedItem = z.object({
  /** Article: the product kind and what was chosen (`photoframe-leinwand-600-400`), or the theme. */
  item_id: name,
  item_name: name,
  /** Product kind: `photoframe`, `card` ... */
  item_category: name,
  /** The chosen variant, in the visitor's language. */
  item_variant: z.string().max(500).optional(),
  quantity: z.int().min(1).max(100_000),
  /** Of one piece, before the discount. */
  price: amount.optional(),
  /** Discount of codes on one piece. */
  discount: amount.optional(),
  coupon: name.optional(),
  /** Place in its list, from 0. */
  index: z.int().min(0).max(10_000).optional(),
});

const items = z.array(trackedItem).max(300);
const trade = { currency, value: amount, items };
const list = { item_list_id: name, item_list_name: name, items };
const design = { kind: name };
const sign = z.object({ method: z.literal("email") }).shape;

/** Every event by its name; what it carries is listed in docs/tracking.md. */
export const trackedEventShapes = {
  /** First of a page load. */
  init: z.object({
    event: z.literal("init"),
    channel: z.enum(channels),
    country: z.enum(countries),
    currency,
    language: z.enum(languages),
    locale: z.enum(locales),
    page,
    platform: z.enum(platforms),
  }),
  /** Every page that is shown: the specification's name for it (chrome document, section 4). */
  landingpage_view: z.object({ event: z.literal("landingpage_view"), name, path, page }),
  view_item: z.object({ event: z.literal("view_item"), ...trade }),
  view_item_list: z.object({ event: z.literal("view_item_list"), ...list }),
  select_item: z.object({ event: z.literal("select_item"), ...list }),
  designer_open: z.object({ event: z.literal("designer_open"), ...design }),
  designer_photo_added: z.object({ event: z.literal("designer_photo_added"), ...design, count: z.int().min(1) }),
  /** Another section of the designer was opened, the dialog to the basket included. */
  designer_step: z.object({ event: z.literal("designer_step"), ...design, step: name }),
  designer_to_basket: z.object({ event: z.literal("designer_to_basket"), ...design }),
  add_to_cart: z.object({ event: z.literal("add_to_cart"), ...trade }),
  remove_from_cart: z.object({ event: z.literal("remove_from_cart"), ...trade }),
  view_cart: z.object({ event: z.literal("view_cart"), ...trade }),
  begin_checkout: z.object({ event: z.literal("begin_checkout"), ...trade, coupon: name.optional() }),
  add_shipping_info: z.object({
    event: z.literal("add_shipping_info"),
    ...trade,
    coupon: name.optional(),
    shipping_tier: name,
  }),
  add_payment_info: z.object({
    event: z.literal("add_payment_info"),
    ...trade,
    coupon: name.optional(),
    payment_type: name,
  }),
  /** Once per order. `value` is all that it cost, with tax and delivery. */
  purchase: z.object({
    event: z.literal("purchase"),
    ...trade,
    transaction_id: name,
    shipping: amount,
    tax: amount,
    coupon: name.optional(),
  }),
  /** The order was cancelled: all of it. */
  refund: z.object({ event: z.literal("refund"), ...trade, transaction_id: name }),
  search: z.object({ event: z.literal("search"), search_term: z.string().min(1).max(100) }),
  login: z.object({ event: z.literal("login"), ...sign }),
  sign_up: z.object({ event: z.literal("sign_up"), ...sign }),
  /** Milliseconds from the request to the end of loading. */
  page_load: z.object({ event: z.literal("page_load"), ms: z.int().min(0).max(600_000) }),
  /** A script failed; what happened is in the log alone. */
  browser_error: z.object({ event: z.literal("browser_error") }),
} as const;

export type TrackedEventName = keyof typeof trackedEventShapes;
type Shapes = typeof trackedEventShapes;
/** An event of a page in GA4's e-commerce terms. */
export type TrackedEvent = { [Name in TrackedEventName]: z.infer<Shapes[Name]> }[TrackedEventName];
export type TrackedItem = z.infer<typeof trackedItem>;

const names = Object.keys(trackedEventShapes) as [TrackedEventName, ...TrackedEventName[]];
const oneOf = Object.values(trackedEventShapes) as [Shapes[TrackedEventName], ...Shapes[TrackedEventName][]];
/** The name first, so that an unknown one is refused by its name. */
const event = z.looseObject({ event: z.enum(names) }).pipe(z.discriminatedUnion("event", oneOf));

/** Events of one batch; a page sends a handful. */
export const mostEvents = 100;

/** A browser's events of a visitor who consented to statistics. */
export const trackingBatch = z.object({
  /** Random, made when she consented and forgotten when she withdraws; nothing else names her. */
  visitor: z.uuid(),
  shop: z.object({ channel: z.enum(channels), locale: z.enum(locales), platform: z.enum(platforms) }),
  events: z
    .array(
      z.object({
        /** Of the event: sent again it counts once. */
        id: z.uuid(),
        /** Milliseconds since 1970 by the visitor's clock. */
        at: z.int().min(0).max(8.64e15),
        what: event,
      }),
    )
    .min(1)
    .max(mostEvents),
});
export type TrackingBatch = z.infer<typeof trackingBatch>;

export const trackingWithdrawal = z.object({ visitor: z.uuid() });

/** Steps of the funnel, and the event each is counted by. */
export const funnelSteps = {
  landing: "landingpage_view",
  product: "view_item",
  designer: "designer_open",
  basket: "add_to_cart",
  checkout: "begin_checkout",
  order: "purchase",
} as const satisfies Readonly<Record<string, TrackedEventName>>;
export type FunnelStep = keyof typeof funnelSteps;
const stepNames = Object.keys(funnelSteps) as [FunnelStep, ...FunnelStep[]];

export const funnelQuery = z.object({
  /** First and last day, by the shop's clock; left out: the last 28 days. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  channel: z.enum(channels).optional(),
  locale: z.enum(locales).optional(),
  /** Product kind; of the landing pages all count. */
  group: name.optional(),
  /** Whether visits that the demo made are counted, too. */
  samples: z.enum(["with", "without"]).default("with"),
});
export type FunnelQuery = z.infer<typeof funnelQuery>;

const count = z.int().min(0);
export const funnel = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  steps: z.array(
    z.object({
      step: z.enum(stepNames),
      /** Visitors who came at least this far. */
      visitors: count,
      /** Of those one step before, 0 to 1; null at the first step, and where nobody came that far. */
      conversion: z.number().nullable(),
      /** Visitors who went no further than the step before. */
      lost: count.nullable(),
      /** Visitors with this very event; some skip a step. */
      seen: count,
      /** Number of events. */
      events: count,
    }),
  ),
  /** Product kinds that there are events of in these days. */
  groups: z.array(z.string()),
  /** Number of these visitors that the demo made. */
  samples: count,
});
export type Funnel = z.infer<typeof funnel>;
