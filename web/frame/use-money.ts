import type { Currency } from "../../core/currency.ts";
import { formatMoney } from "../../core/money.ts";
import { useLocale } from "../words/context.tsx";

/** Writes amounts of a currency (minor units) as the page's locale does. */
export function useMoney(currency: Currency): (amount: number) => string {
  const locale = useLocale();
  return (amount) => formatMoney({ amount, currency }, locale);
}
