import { addDays, type CalendarDate } from "../../../core/calendar-date.ts";
import { type OfficeOrderList, type OrderState, openStates } from "../../../services/orders/contract.ts";

export type OrderRow = OfficeOrderList["orders"][number];

/** The tabs of the list of orders, the first one first. */
export const listedStates = [
  "open",
  "paid",
  "files-checked",
  "in-production",
  "shipped",
  "complaint",
  "placed",
  "delivered",
  "cancelled",
  "all",
] as unknown as readonly [string, ...string[]];

/** Lists of work are grouped by the day they ship, all others by the day they were ordered. */
export const groupedByShipping = (state: string): boolean =>
  state === "open" || openStates.some((one) => one === state);

export interface OrderGroup {
  readonly day: CalendarDate;
  readonly kind: "overdue" | "today" | "tomorrow" | "yesterday" | "other";
  readonly rows: readonly OrderRow[];
}

/**
 * Puts rows that follow each other and share a day together; the server sorted them.
 *
 * @param dayOf day of a row, ISO
 * @param overdue whether a day in the past means that something is late
 */
export function groupsOf(
  rows: readonly OrderRow[],
  dayOf: (row: OrderRow) => CalendarDate,
  { today, overdue }: { readonly today: CalendarDate; readonly overdue: boolean },
): readonly OrderGroup[] {
  const groups: { day: CalendarDate; kind: OrderGroup["kind"]; rows: OrderRow[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row);
    const last = groups.at(-1);
    if (last?.day === day) last.rows.push(row);
    else groups.push({ day, kind: kindOf(day, today, overdue), rows: [row] });
  }
  return groups;
}

function kindOf(day: CalendarDate, today: CalendarDate, overdue: boolean): OrderGroup["kind"] {
  if (day === today) return "today";
  if (day === addDays(today, 1)) return "tomorrow";
  if (overdue && day < today) return "overdue";
  return day === addDays(today, -1) ? "yesterday" : "other";
}

const finished: readonly OrderState[] = ["shipped", "delivered", "cancelled"];

/** Whether the promised day is over and the order not out of the house. */
export const isLate = ({ state, dueOn }: Pick<OrderRow, "state" | "dueOn">, today: CalendarDate): boolean =>
  dueOn < today && !finished.includes(state);
