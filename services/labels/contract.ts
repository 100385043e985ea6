import { z } from "zod";

/** GET: every label of the locale in X-Locale, fallbacks filled in. Cacheable; changes with the vocabulary. */
export const labelsPath = "/web-api/labels";

export const labelsAnswer = z.object({ locale: z.string(), labels: z.record(z.string(), z.string()) });
export type LabelsAnswer = z.infer<typeof labelsAnswer>;
