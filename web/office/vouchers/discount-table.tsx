import { wallClock } from "../../../core/calendar-date.ts";
import type { Currency } from "../../../core/currency.ts";
import { dayText } from "../../../core/date-text.ts";
import { dayStart, dayValues } from "../../../core/day-start.ts";
import type { Locale } from "../../../core/locale.ts";
import { formatMoney } from "../../../core/money.ts";
import { rateText } from "../../../core/number-text.ts";
import { shopZone } from "../../../core/shop.ts";
import type { DiscountView } from "../../../services/vouchers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import type { Tone } from "../../../ui/tone.ts";
import { useLocale } from "../../words/context.tsx";
import { ToneChip } from "../orders/state-chip.tsx";
import { discountState } from "./discount-state.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

const tones: Readonly<Record<ReturnType<typeof discountState>, Tone>> = {
  coming: "info",
  running: "ok",
  over: "plain",
  ended: "plain",
  usedUp: "plain",
};

interface DiscountTableProps {
  readonly discounts: readonly DiscountView[];
  readonly onEnd: (discount: DiscountView) => void;
}

/** Discount codes as rows, the newest first. */
export function DiscountTable({ discounts, onEnd }: DiscountTableProps) {
  const t = useVouchersText();
  const locale = useLocale();
  const today = wallClock(new Date(), shopZone).date;
  const stateOf = (discount: DiscountView) => discountState(discount, today);
  const columns: readonly Column<DiscountView>[] = [
    { key: "code", head: t.code, wide: true, cell: ({ rule }) => <b>{rule.code}</b> },
    {
      key: "state",
      head: t.state,
      cell: (discount) => <ToneChip tone={tones[stateOf(discount)]}>{t.states[stateOf(discount)]}</ToneChip>,
    },
    { key: "effect", head: t.effect, cell: ({ rule }) => effectText(rule, t, locale) },
    { key: "valid", head: t.valid, cell: ({ rule }) => validText(rule, t, locale) },
    {
      key: "uses",
      head: t.uses,
      align: "end",
      cell: ({ uses, rule }) => (rule.mostUses === null ? uses : `${uses} / ${rule.mostUses}`),
    },
    {
      key: "by",
      head: t.by,
      cell: ({ createdBy, endedBy }) =>
        endedBy === null ? createdBy : `${createdBy}, ${t.endedBy({ name: endedBy })}`,
    },
    {
      key: "end",
      head: <span className="visually-hidden">{t.end}</span>,
      align: "end",
      cell: (discount) =>
        stateOf(discount) === "running" || stateOf(discount) === "coming" ? (
          <Button small look="ghost" aria-label={t.endOf({ code: discount.rule.code })} onClick={() => onEnd(discount)}>
            {t.end}
          </Button>
        ) : null,
    },
  ];
  return (
    <Table caption={t.discounts} columns={columns} groups={[{ key: "all", rows: discounts }]} rowKey={({ id }) => id} />
  );
}

type Words = ReturnType<typeof useVouchersText>;
type Rule = DiscountView["rule"];

function effectText({ effect, minimum }: Rule, t: Words, locale: Locale): string {
  const amounts = (given: Rule["minimum"]) =>
    (Object.entries(given) as [Currency, number][]).map(([currency, amount]) =>
      formatMoney({ amount, currency }, locale),
    );
  const what =
    effect.kind === "percent"
      ? rateText(effect.ppm, locale)
      : effect.kind === "amount"
        ? amounts(effect.amounts).join(", ")
        : t.freeShipping;
  const from = amounts(minimum);
  return from.length > 0 ? `${what} ${t.from({ amount: from.join(", ") })}` : what;
}

function validText({ validFrom, validTo }: Rule, t: Words, locale: Locale): string {
  const from = dayText(validFrom, locale, "short");
  if (validTo === null) return t.since(dayValues(from));
  const to = dayText(validTo, locale, "short");
  return t.until({ from, fromStart: dayStart(from), to, toStart: dayStart(to) });
}
