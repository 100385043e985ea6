import type { Offered, OfferedFormat } from "../../products/offer.ts";
import type { PriceContext } from "./price-context.ts";
import { priceOf } from "./price-of.ts";

/** A campaign's reduction of listed prices, as pages show it; parts per million. */
export interface CampaignReduction {
  readonly least: number;
  readonly most: number;
}

/**
 * Campaigns that reduce a listed product today, by key. Like every shown price, a share compares with the lowest price
 * of the 30 days before (`products/reduction.ts`), so it may be less than the list's reduction.
 */
export function campaignReductions(context: PriceContext): ReadonlyMap<string, CampaignReduction> {
  const found = new Map<string, CampaignReduction>();
  for (const configuration of listed(context)) {
    const quoted = context.kind.quote(configuration, context.data, context.terms);
    const line = quoted.ok ? quoted.value.lines.find(({ key }) => key.startsWith(prefix)) : undefined;
    if (!quoted.ok || !line) continue;
    const { discount } = priceOf(context, configuration, quoted.value);
    const key = line.key.slice(prefix.length);
    const { least, most } = found.get(key) ?? { least: discount, most: discount };
    found.set(key, { least: Math.min(least, discount), most: Math.max(most, discount) });
  }
  return found;
}

/**
 * Of a release and a day they are always the same, and working them out quotes all that is listed: each shop's are kept
 * until the day ends.
 */
export function keptReductions(compute: (context: PriceContext) => Promise<ReadonlyMap<string, CampaignReduction>>) {
  const kept = new WeakMap<
    object,
    { readonly on: string; readonly answers: Map<string, ReturnType<typeof compute>> }
  >();
  return (context: PriceContext): ReturnType<typeof compute> => {
    const { data, shop, terms } = context;
    const before = kept.get(data);
    const today = before?.on === terms.on ? before : { on: terms.on, answers: new Map() };
    kept.set(data, today);
    const key = JSON.stringify([shop.channel, shop.locale, terms]);
    const answer = today.answers.get(key) ?? compute(context);
    today.answers.set(key, answer);
    answer.catch(() => today.answers.delete(key));
    return answer;
  };
}

/** Of a quote's line that says what a campaign takes off. */
const prefix = "campaign.";

/** Every type in every format it is listed in. */
function listed({ kind, data, opening }: PriceContext): readonly object[] {
  const usual = kind.readLink({}, data, opening).configuration;
  const types = kind.offer.types(usual, data, opening) as readonly Offered<object>[];
  return types.flatMap((type) => {
    const formats = kind.offer.formats(type.configuration, data, opening) as readonly OfferedFormat<object>[];
    return formats.map(({ configuration }) => configuration);
  });
}
