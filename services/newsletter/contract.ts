import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { locales } from "../../core/locale.ts";

export { consentText } from "./consent.ts";

/** The newsletter over HTTP. Forms without scripts are sent on to `newsletterPages`; programs get a status. */
export const newsletterPaths = {
  /**
   * POST `newsletterForm` as form data -> 204, the same for every address. Also at the page's own path and
   * `subscribeBelow`.
   */
  subscribe: "/web-api/newsletter-subscribe",
  /** POST `newsletterToken` as form data -> `newsletterState`. */
  confirm: "/web-api/newsletter-confirm",
  /** POST `newsletterToken` as form data or in the query (RFC 8058) -> `newsletterState`. */
  unsubscribe: "/web-api/newsletter-unsubscribe",
  /** GET `subscribersQuery` -> `subscriberList`, for operators. */
  list: "/office-api/newsletter",
  /** GET: the confirmed addresses as CSV; recorded. */
  file: "/office-api/newsletter/addresses.csv",
} as const;

/** Below the path of the page with the form (chrome document, section 7). */
export const subscribeBelow = "/newsletter/subscribe";

/** Pages of the shop, below `/newsletter/`: what became of a form. */
export const newsletterPages = [
  "asked",
  "invalid",
  "too-many",
  "confirmed",
  "expired",
  "unknown",
  "unsubscribed",
] as const;
export type NewsletterPage = (typeof newsletterPages)[number];

/** Longer ones are none: no address has more characters (RFC 5321, section 4.5.3.1). */
const mostOfToken = 200;

/** Fields as the chrome document names them (section 7); what it does not name is ours. */
export const newsletterForm = z.object({
  email: z.string().trim().max(300),
  /** The page with the form: its path. */
  uniqueIdentifier: z.string().trim().max(500).default(""),
  /** Empty where the sender could get none. */
  reCaptchaToken: z.string().max(2_000).default(""),
  /** For forms without scripts, which send no X-Locale and no X-Channel. */
  locale: z.enum(locales).optional(),
  channel: z.enum(channels).optional(),
  /** People do not see this field and leave it empty. */
  website: z.string().max(500).default(""),
});

export const newsletterToken = z.object({
  token: z.string().trim().min(1).max(mostOfToken),
  locale: z.enum(locales).optional(),
});

export const newsletterState = z.object({ state: z.enum(["confirmed", "unsubscribed"]) });

export const subscriberStates = ["asked", "confirmed", "ended"] as const;
export const subscribersQuery = z.object({
  state: z.enum(subscriberStates).optional(),
  /** Found in the address. */
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  state: z.enum(subscriberStates),
  locale: z.enum(locales),
  channel: z.enum(channels),
  askedAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  /** Her consents with text, place and time, the first one first. */
  consents: z.array(
    z.object({
      deed: z.enum(subscriberStates),
      at: z.iso.datetime(),
      place: z.string(),
      textVersion: z.string(),
    }),
  ),
});
export type Subscriber = z.infer<typeof subscriber>;

export const subscriberList = z.object({
  subscribers: z.array(subscriber),
  counts: z.record(z.enum(subscriberStates), z.int()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** The last exports of addresses. */
  exports: z.array(z.object({ operator: z.string(), at: z.iso.datetime(), addresses: z.int() })),
});
export type SubscriberList = z.infer<typeof subscriberList>;
