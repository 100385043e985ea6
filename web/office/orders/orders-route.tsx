import { useEffect, useMemo } from "react";
import { Outlet, useMatch } from "react-router";
import { type OfficeOrderList, officeOrderPaths } from "../../../services/orders/contract.ts";
import { officePages } from "../data/office-paths.ts";
import { useList } from "../data/use-list.ts";
import { noteOrderCounts } from "../frame/work-counts.ts";
import { useOfficeMessages } from "../messages.ts";
import { listedStates } from "./order-groups.ts";
import { OrderList } from "./order-list.tsx";
import type { ShownList } from "./shown-list.ts";
import "./orders.css";

/** All orders, and beside them (below 1280 px instead of them) the one that is open. */
export default function Orders() {
  const t = useOfficeMessages().orders;
  const open = useMatch(officePages.order(":id"))?.params.id ?? null;
  const list = useList<OfficeOrderList>({
    at: open === null ? officePages.orders : officePages.order(open),
    path: officeOrderPaths.orders,
    states: listedStates,
    every: 60,
  });
  const { value } = list;
  useEffect(() => {
    if (value) noteOrderCounts(value.counts);
  }, [value]);
  const ids = useMemo(() => value?.orders.map(({ id }) => id) ?? [], [value]);
  const shown: ShownList = {
    ids,
    addressOf: (id) => list.address({}, id === null ? officePages.orders : officePages.order(id)),
    reloadList: () => void list.reload(),
  };

  return (
    <div className="orders" data-open={open === null ? undefined : true}>
      {open !== null && <h1 className="visually-hidden page-title">{t.title}</h1>}
      <OrderList list={list} open={open} />
      <Outlet context={shown} />
    </div>
  );
}
