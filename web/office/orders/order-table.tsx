import { wallClock } from "../../../core/calendar-date.ts";
import { dayText } from "../../../core/date-text.ts";
import type { Locale } from "../../../core/locale.ts";
import { formatMoney } from "../../../core/money.ts";
import { shopZone } from "../../../core/shop.ts";
import { Icon } from "../../../ui/icon.tsx";
import { unbroken } from "../../../ui/price-text.ts";
import { type Column, Table } from "../../../ui/table.tsx";
import { useLocale } from "../../words/context.tsx";
import { choiceAddress, type ListChoice } from "../data/list-choice.ts";
import { officePages } from "../data/office-paths.ts";
import { onRowKeys } from "../data/row-keys.ts";
import type { OfficeMessages } from "../messages.ts";
import { useOfficeMessages } from "../messages.ts";
import { groupedByShipping, groupsOf, isLate, listedStates, type OrderGroup, type OrderRow } from "./order-groups.ts";
import { OrderPictures } from "./order-pictures.tsx";
import { StateChip, ToneChip } from "./state-chip.tsx";

interface OrderTableProps {
  readonly orders: readonly OrderRow[];
  readonly choice: ListChoice;
  readonly open: string | null;
}

/** The rows of the list of orders, one link each, under the days they ship or were ordered. */
export function OrderTable({ orders, choice, open }: OrderTableProps) {
  const t = useOfficeMessages().orders;
  const locale = useLocale();
  const today = wallClock(new Date(), shopZone).date;
  const shipping = groupedByShipping(choice.state);
  const dayOf = (row: OrderRow) => (shipping ? row.shipsOn : wallClock(new Date(row.placedAt), shopZone).date);
  const groups = groupsOf(orders, dayOf, { today, overdue: shipping });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows in it are links
    <div className="order-table" onKeyDown={onRowKeys}>
      <Table
        caption={t.title}
        columns={columnsOf(t, locale, today)}
        groups={groups.map((group) => ({
          key: group.rows[0]?.id ?? group.day,
          title: groupTitle(group, dayText(group.day, locale), shipping, t),
          rows: group.rows,
        }))}
        rowKey={({ id }) => id}
        href={({ id }) => choiceAddress(officePages.order(id), choice, listedStates)}
        current={open ?? undefined}
      />
    </div>
  );
}

/** The workshop's clock decides what is today, wherever the operator sits. */

function columnsOf(t: OfficeMessages["orders"], locale: Locale, today: string): readonly Column<OrderRow>[] {
  return [
    {
      key: "number",
      head: t.number,
      cell: ({ number, name }) => (
        <>
          <b className="num">{number}</b> <span className="order-name">{name}</span>
        </>
      ),
    },
    { key: "pictures", head: t.pictures, cell: ({ pictures }) => <OrderPictures versions={pictures} /> },
    { key: "contents", head: t.contents, cell: ({ contents }) => contentsText(contents, t) },
    {
      key: "state",
      head: t.state,
      cell: (row) => (
        <span className="order-marks">
          {row.stopped > 0 && row.state === "paid" ? (
            <ToneChip tone="bad">{t.stopped({ count: row.stopped })}</ToneChip>
          ) : (
            <StateChip state={row.state} />
          )}
          {row.alerts > 0 && (
            <Icon name="receipt" small label={t.alerts({ count: row.alerts })} className="order-mark" />
          )}
        </span>
      ),
    },
    {
      key: "promised",
      head: t.promised,
      cell: (row) => (
        <span className={isLate(row, today) ? "order-late" : undefined}>
          {isLate(row, today) ? t.late : dayText(row.dueOn, locale, "short")}
        </span>
      ),
    },
    {
      key: "sum",
      head: t.sum,
      align: "end",
      phone: "hidden",
      cell: ({ total, currency }) => unbroken(formatMoney({ amount: total, currency }, locale)),
    },
  ];
}

function contentsText(contents: readonly string[], t: OfficeMessages["orders"]): string {
  const [first = "", ...others] = contents;
  return others.length === 0 ? first : `${first}${t.more({ count: others.length })}`;
}

function groupTitle({ kind }: OrderGroup, day: string, shipping: boolean, t: OfficeMessages["orders"]): string {
  switch (kind) {
    case "overdue":
      return t.shipOverdue({ day });
    case "today":
      return shipping ? t.shipToday({ day }) : t.placedToday({ day });
    case "tomorrow":
      return t.shipTomorrow({ day });
    case "yesterday":
      return t.placedYesterday({ day });
    case "other":
      return day;
  }
}
