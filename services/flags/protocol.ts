import { z } from "zod";

/** Prefix of everything that official clients call: the value of all five `urls` of their settings. */
export const flagsPath = "/flags/api";
/** Prefix of what scripts call to change flags; a management key in `Authorization: Bearer`. */
export const flagsManagePath = "/flags/manage";

/** Messages to all clients of an environment (protocol, section 6). */
export const streamControls = [
  "STREAMING_PAUSED",
  "STREAMING_RESUMED",
  "STREAMING_DISABLED",
  "STREAMING_RESET",
] as const;

/** Figures of a flag; counts are exact: each report counts once. */
export const flagFigures = z.object({
  flag: z.string(),
  /** All impressions of the flag, including repeated ones that clients report as numbers. */
  impressions: z.int(),
  /** Looks that came one by one, by treatment. */
  byTreatment: z.record(z.string(), z.int()),
  /** Visitors who saw a treatment, by treatment; who saw two counts in both. */
  visitors: z.record(z.string(), z.int()),
});
export type FlagFigures = z.infer<typeof flagFigures>;

/** Property of an impression: the treatment the page shows, where the session's treatment overrides the flag. */
export const shownProperty = "shown";

/** Keys of visitors whom the demo made up begin so; those of real ones are random UUIDs. */
export const sampleKeyPrefix = "sample-";
