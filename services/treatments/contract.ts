import { z } from "zod";
import { consentAnswers } from "../../core/consent.ts";
import { experiments } from "../../core/experiments.ts";
import { treatments } from "../../core/treatment.ts";

/**
 * GET, for the shop named by X-Channel: who the visitor is to experiments, and what pages show her of them. Who has no key yet is given one, as
 * with a page, so that what it says is what the next page shows.
 */
export const featureFlagsPath = "/web-api/feature-flags";

/**
 * POST, 204: a visitor takes her consent to be counted back. What was counted under the key of her cookie is forgotten, if it is one that the shop gives (a random UUID), and
 * she is given another key, under which nobody was counted; what she sees in this session stays as it is.
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
