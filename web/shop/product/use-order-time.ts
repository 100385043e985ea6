import { clockText } from "../../../core/clock-text.ts";
import { dayText } from "../../../core/date-text.ts";
import { useShop } from "../../frame/use-shop.ts";
import { useMessages } from "../../words/context.tsx";
import type { OrderBy } from "./delivery.ts";

/** In words, until when to order for a promised day: in the calculator and in the line over the header. */
export function useOrderTime(orderBy: OrderBy): { readonly ifOrdered: string; readonly promise: string } {
  const t = useMessages().product;
  const { locale } = useShop();
  if (orderBy.kind === "now") return { ifOrdered: t.ifOrdered.now, promise: t.promise.now };
  const time = clockText(orderBy.minutes, locale);
  if (orderBy.kind === "today") return { ifOrdered: t.ifOrdered.today({ time }), promise: t.promise.today({ time }) };
  const day = dayText(orderBy.day, locale).split(/[\s,]/)[0] ?? "";
  return { ifOrdered: t.ifOrdered.later({ day, time }), promise: t.promise.later({ day, time }) };
}
