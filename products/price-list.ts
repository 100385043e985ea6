import { type ZodType, z } from "zod";
import { type ListRule, plainKey } from "../core/list-rules.ts";
import { retailRoundingSchema } from "../core/retail-rounding-schema.ts";

/** Parts of price lists for kinds that are not sold by size. Amounts are euro cents. */
export const listKey = z.string().regex(plainKey);
export const listAmount = z.int().min(0).meta({ unit: "cents" });
export const listMillimetre = z.int().positive().meta({ unit: "mm" });
export const listSize = z.object({ width: listMillimetre, height: listMillimetre });
export const listLabelled = { key: listKey, label: z.string() };

/** Every currency is a percentage of the list in euros, rounds by itself, and may set own amounts by quote line key. */
export function listCurrencies<Own extends ZodType>(own: Own) {
  const currency = z.object({
    percent: z.int().positive(),
    rounding: retailRoundingSchema,
    overrides: z.record(z.string(), own),
  });
  return z.object({ EUR: currency, CHF: currency, GBP: currency, USD: currency });
}

/** A dated reduction of what `keys` name, both days included. */
const listCampaigns = (reduces: readonly string[]) =>
  z.array(
    z.object({
      ...listLabelled,
      from: z.iso.date(),
      to: z.iso.date(),
      percent: z.int().min(1).max(90),
      keys: z.array(listKey.meta({ namesOf: reduces })).min(1),
    }),
  );

/** @param reduces lists whose rows a campaign names, as `types.key` */
export const listHead = (...reduces: readonly string[]) => ({
  release: z.int().positive(),
  validFrom: z.iso.date(),
  campaigns: listCampaigns(reduces),
});

type Unknown = Extract<ListRule, { readonly rule: "unknown" }>;

/** Names that lead nowhere; an empty one is missing, which its own rule says. */
export const unknownNames = (
  what: Unknown["what"],
  names: readonly string[],
  known: readonly string[],
): readonly Unknown[] =>
  [...new Set(names)]
    .filter((name) => name !== "" && !known.includes(name))
    .map((name) => ({ rule: "unknown", what, name }));
