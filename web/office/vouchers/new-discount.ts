import type { Currency } from "../../../core/currency.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import { type DiscountRule, discountRule } from "../../../services/vouchers/contract.ts";

/** The form of a new code, as it is typed; amounts in whole units of the currency, with or without cents. */
export interface DiscountDraft {
  readonly code: string;
  readonly kind: DiscountRule["effect"]["kind"];
  /** Percent or amount. */
  readonly value: string;
  readonly currency: Currency;
  readonly minimum: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly mostUses: string;
  readonly mostUsesEach: string;
  /** Nothing chosen stands for all. */
  readonly channels: readonly string[];
  readonly countries: readonly string[];
  readonly kinds: readonly string[];
  readonly firstOrder: boolean;
  readonly withCampaigns: boolean;
  readonly combinable: boolean;
}

export const emptyDiscount = (today: string): DiscountDraft => ({
  code: "",
  kind: "percent",
  value: "",
  currency: "EUR",
  minimum: "",
  validFrom: today,
  validTo: "",
  mostUses: "",
  mostUsesEach: "",
  channels: [],
  countries: [],
  kinds: [],
  firstOrder: false,
  withCampaigns: true,
  combinable: false,
});

/** `12`, `12.50` and `12,5` as minor units; NaN for anything else. */
export const minorOf = (typed: string): number =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed.trim().replace(",", ".")) * 100) : Number.NaN;

/** Fields of the form that can be wrong. */
export type DiscountField = "code" | "value" | "minimum" | "validFrom" | "validTo" | "mostUses" | "mostUsesEach";

/** The rule the form means, or the fields that are wrong. */
export function ruleOf(draft: DiscountDraft): Outcome<DiscountRule, ReadonlySet<DiscountField>> {
  const { currency, minimum, mostUses, mostUsesEach } = draft;
  const countOf = (typed: string) => (typed.trim() === "" ? null : Number(typed));
  const rule = discountRule.safeParse({
    code: draft.code,
    effect: effectOf(draft),
    minimum: minimum.trim() === "" ? {} : { [currency]: minorOf(minimum) },
    validFrom: draft.validFrom,
    validTo: draft.validTo || null,
    channels: draft.channels,
    countries: draft.countries,
    kinds: draft.kinds,
    mostUses: countOf(mostUses),
    mostUsesEach: countOf(mostUsesEach),
    firstOrder: draft.firstOrder,
    withCampaigns: draft.withCampaigns,
    combinable: draft.combinable,
  });
  if (rule.success) return done(rule.data);
  const wrong = rule.error.issues.map(({ path: [name] }) => (name === "effect" ? "value" : name) as DiscountField);
  return failed(new Set(wrong));
}

function effectOf({ kind, value, currency }: DiscountDraft): unknown {
  // A hundredth of a percent is a hundred millionths.
  if (kind === "percent") return { kind, ppm: minorOf(value) * 100 };
  return kind === "amount" ? { kind, amounts: { [currency]: minorOf(value) } } : { kind };
}
