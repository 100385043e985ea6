import { useRef } from "react";
import type { OfficeOrderList } from "../../../services/orders/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { ListRoom } from "../data/list-room.tsx";
import type { List } from "../data/use-list.ts";
import { useReturnToRow } from "../data/use-return-to-row.ts";
import { openOrdersOf } from "../frame/work-counts.ts";
import { useOfficeMessages } from "../messages.ts";
import { AlertsNotice } from "./alerts-notice.tsx";
import { OrderTable } from "./order-table.tsx";

interface OrderListProps {
  readonly list: List<OfficeOrderList>;
  /** The order beside the list. */
  readonly open: string | null;
}

/** The list of the list of orders: search, tabs, rows, pages. */
export function OrderList({ list, open }: OrderListProps) {
  const t = useOfficeMessages();
  const section = useRef<HTMLElement>(null);
  useReturnToRow(section, open);
  const { choice, value, address } = list;
  const everywhere = choice.state === "all";
  return (
    <section className="orders-list" ref={section} aria-label={t.orders.title}>
      <ListRoom
        title={t.orders.title}
        list={list}
        searchHint={t.orders.searchHint}
        tabs={{
          id: "orders",
          label: t.orders.tabs,
          names: { open: t.orders.open, all: t.orders.all, ...t.orders.tab },
          counts: value ? countsOf(value.counts) : undefined,
        }}
        above={
          <>
            <AlertsNotice />
            <LiveRegion>{value && choice.search !== "" ? t.list.found({ count: value.total }) : ""}</LiveRegion>
          </>
        }
        rows={({ orders }) => orders}
        empty={{ icon: "check", title: t.orders.empty, text: t.orders.emptyText }}
        noHit={
          <ButtonLink look="ghost" small href={address(everywhere ? { search: "" } : { state: "all" })}>
            {everywhere ? t.list.clearSearch : t.list.searchAll}
          </ButtonLink>
        }
        foot={value && value.orders.length > 0 && <p className="label orders-keys">{t.orders.keys}</p>}
      >
        {(orders) => <OrderTable orders={orders} choice={choice} open={open} />}
      </ListRoom>
    </section>
  );
}

const countsOf = (counts: OfficeOrderList["counts"]) => ({
  ...counts,
  open: openOrdersOf(counts),
  all: Object.values(counts).reduce((sum, count) => sum + count, 0),
});
