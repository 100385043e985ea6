import { z } from "zod";

/** Choices and prices of coasters: 9 or 10 cm, in sets of four. */
export const configurationSchema = z.object({
  coasterEdge: z.int().min(1).max(999),
  sets: z.int().min(1).max(99),
  /** Key of a style. */
  style: z.string().optional(),
});
export type CoasterConfiguration = z.infer<typeof configurationSchema>;

export const dataSchema = z.object({
  release: z.int(),
  validFrom: z.iso.date(),
  edges: z.array(z.object({ edge: z.int(), cents: z.int() })),
  percent: z.record(z.string(), z.int()),
});
export type CoasterData = z.infer<typeof dataSchema>;

export const coasterData: CoasterData = {
  release: 1,
  validFrom: "2020-01-01",
  edges: [
    { edge: 90, cents: 1290 },
    { edge: 100, cents: 1490 },
  ],
  percent: { EUR: 100, CHF: 125, GBP: 90, USD: 118 },
};
