import { useEffect, useRef } from "react";
import { useParams } from "react-router";
import { type OfficeOrder, officeOrderPaths } from "../../../services/orders/contract.ts";
import { IconLink } from "../../../ui/icon-button.tsx";
import { FailedAnswer } from "../data/failed-answer.tsx";
import { useCloseByEscape } from "../data/use-close-by-escape.ts";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";
import { OrderDetail } from "./order-detail.tsx";
import { OrderWait } from "./order-wait.tsx";
import { useShownList } from "./shown-list.ts";
import "./order.css";

/** One order: beside the list where there is room, otherwise as a page of its own. */
export default function OrderPage() {
  const { id = "" } = useParams();
  const t = useOfficeMessages().order;
  const list = useShownList();
  const { answer, reload, put } = useGet<OfficeOrder>(officeOrderPaths.order(id), { every: 30 });
  const pane = useRef<HTMLElement>(null);
  useFocusOnPage(pane, id);
  useCloseByEscape(list.addressOf(null));

  const moved = (order: OfficeOrder) => {
    put(order);
    list.reloadList();
  };
  const number = answer.kind === "ready" ? answer.value.order.number : "";
  return (
    <article className="order" aria-label={t.label({ number })} ref={pane} tabIndex={-1} key={id}>
      {answer.kind === "loading" && <OrderWait />}
      {answer.kind === "failed" && (
        <div className="order-body">
          <div className="order-failed-close">
            <IconLink icon="close" label={t.close} href={list.addressOf(null)} />
          </div>
          <FailedAnswer problem={answer.problem} onRetry={() => void reload()} />
        </div>
      )}
      {answer.kind === "ready" && <OrderDetail folder={answer.value} onChange={moved} onReload={() => void reload()} />}
    </article>
  );
}

/** Beside the list the focus stays in its row; as a page of its own the order takes it. */
function useFocusOnPage(pane: React.RefObject<HTMLElement | null>, id: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order once
  useEffect(() => {
    if (matchMedia("(min-width: 1280px)").matches) return;
    scrollTo(0, 0);
    pane.current?.focus({ preventScroll: true });
  }, [id, pane]);
}
