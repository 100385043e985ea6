import { useCallback, useMemo } from "react";
import { Outlet, useMatch, useSearchParams } from "react-router";
import { type OfficeOrderList, officeOrderPaths } from "../../../services/orders/contract.ts";
import { Toasts, useToasts } from "../../../ui/toast.tsx";
import { choiceAddress, readChoice } from "../data/list-choice.ts";
import { officePages } from "../data/office-paths.ts";
import { useAnswer } from "../data/use-answer.ts";
import { useWhileVisible } from "../data/use-while-visible.ts";
import { noteOrderCounts } from "../frame/work-counts.ts";
import { useOfficeMessages } from "../messages.ts";
import { officeApi } from "../session/use-office.ts";
import type { Desk } from "./desk.ts";
import { deskStates } from "./order-groups.ts";
import { OrderList } from "./order-list.tsx";
import "./desk.css";

/** All orders, and beside them (below 1280 px instead of them) the one that is open. */
export default function OrdersDesk() {
  const t = useOfficeMessages();
  const [query] = useSearchParams();
  const choice = readChoice(query, deskStates);
  const open = useMatch(officePages.order(":id"))?.params.id ?? null;
  const { toasts, show, dismiss } = useToasts();

  const { answer, reload, look } = useAnswer(
    choiceAddress("orders", choice, deskStates),
    async (signal) => {
      const { state, search, page } = choice;
      const asked = await officeApi().get<OfficeOrderList>(officeOrderPaths.orders, {
        query: { ...(state !== "all" && { state }), ...(search && { search }), page: String(page) },
        signal,
      });
      if (asked.ok) noteOrderCounts(asked.value.counts);
      return asked;
    },
    { keep: true },
  );
  useWhileVisible(60, look);

  const say = useCallback((text: string, tone: "ok" | "bad" = "ok") => show({ id: "desk", text, tone }), [show]);
  const ids = useMemo(() => (answer.kind === "ready" ? answer.value.orders.map(({ id }) => id) : []), [answer]);
  const desk: Desk = {
    ids,
    addressOf: (id) => choiceAddress(id === null ? officePages.orders : officePages.order(id), choice, deskStates),
    reloadList: () => void reload(),
    say,
  };

  return (
    <div className="desk" data-open={open === null ? undefined : true}>
      {open !== null && <h1 className="visually-hidden page-title">{t.orders.title}</h1>}
      <OrderList answer={answer} choice={choice} open={open} onRetry={() => void reload()} />
      <Outlet context={desk} />
      <Toasts toasts={toasts} onDismiss={dismiss} dismissLabel={t.frame.close} />
    </div>
  );
}
