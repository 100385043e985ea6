import { z } from "zod";

/**
 * GET: every label of the locale in X-Locale, fallbacks filled in. Cacheable; changes with the vocabulary. Plain texts
 * are strings with `{places}`; ICU messages (plural, select, number) come parsed, as `core/labels.ts` writes them.
 */
export const labelsPath = "/web-api/labels";

/** One label: see `Message` in `core/labels.ts`. */
export const labelMessage = z.union([z.string(), z.array(z.unknown())]);
export const labelsAnswer = z.object({ locale: z.string(), labels: z.record(z.string(), labelMessage) });
/** Responses of GET, by path. */
export const labelAnswers = { [labelsPath]: labelsAnswer } as const;
export type LabelsAnswer = z.infer<typeof labelsAnswer>;
