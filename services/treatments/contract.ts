import { z } from "zod";
import { consentAnswers } from "../../core/consent.ts";
import { experiments } from "../../core/experiments.ts";
import { treatments } from "../../core/treatment.ts";

/**
 * GET, for the shop of X-Channel: the visitor's key and the treatments of her pages. A visitor without a key gets one,
 * as from a page, so that the next page agrees.
 */
export const featureFlagsPath = "/web-api/feature-flags";

/**
 * POST, 204: withdraws consent to counting. Counts under her cookie's key are deleted if the key is one of the shop's
 * (a random UUID), and she gets a new key; treatments of this session stay.
 */
export const flagWithdrawalPath = `${featureFlagsPath}/withdrawal`;

export const featureFlags = z.object({
  /** The visitor key; null: crawlers, and everybody where there are no experiments, have none. */
  key: z.string().nullable(),
  /** Crawlers are part of no experiment. */
  isCrawler: z.boolean(),
  /** Whether the flags have come; until then everything is `control`. */
  isReady: z.boolean(),
  /** Whether she may be counted. */
  consent: z.enum(consentAnswers),
  treatments: z.record(z.enum(experiments), z.enum(treatments)),
  /** Killed, or gone: their treatments are for everybody, also on pages that are open. */
  over: z.array(z.enum(experiments)),
});
export type FeatureFlags = z.infer<typeof featureFlags>;

/** Flags of the service for the shop's own client in browsers. */
export interface FlagClientSettings {
  /** Public: what it opens names no other visitor. */
  readonly key: string;
  /** Prefix of all addresses; null: the real service's own. */
  readonly url: string | null;
}
