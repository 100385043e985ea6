import { useRef } from "react";
import type { OfficeOrderList } from "../../../services/orders/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { choiceAddress, type ListChoice } from "../data/list-choice.ts";
import { ListHead } from "../data/list-head.tsx";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { StateTabs } from "../data/state-tabs.tsx";
import type { Answer } from "../data/use-answer.ts";
import { useReturnToRow } from "../data/use-return-to-row.ts";
import { openOrdersOf } from "../frame/work-counts.ts";
import type { OfficeMessages } from "../messages.de.ts";
import { useOfficeMessages } from "../messages.ts";
import { AlertsNotice } from "./alerts-notice.tsx";
import { deskStates } from "./order-groups.ts";
import { OrderTable } from "./order-table.tsx";

interface OrderListProps {
  readonly answer: Answer<OfficeOrderList>;
  readonly choice: ListChoice;
  /** The order beside the list. */
  readonly open: string | null;
  readonly onRetry: () => void;
}

/** The list of the desk: search, tabs, rows, pages. */
export function OrderList({ answer, choice, open, onRetry }: OrderListProps) {
  const t = useOfficeMessages();
  const section = useRef<HTMLElement>(null);
  useReturnToRow(section, open);
  const list = answer.kind === "ready" ? answer.value : null;
  const address = (change: Partial<ListChoice>) =>
    choiceAddress(
      open === null ? officePages.orders : officePages.order(open),
      { ...choice, page: 1, ...change },
      deskStates,
    );
  const tabs = deskStates.map((state) => ({
    id: state,
    label: tabName(state, t.orders),
    // nothing there is said by no number
    count: (list && countOf(state, list.counts)) || undefined,
    href: address({ state }),
  }));

  return (
    <section className="desk-list" ref={section} aria-label={t.orders.title}>
      <ListHead
        title={t.orders.title}
        search={
          <SearchField value={choice.search} hint={t.orders.searchHint} addressOf={(search) => address({ search })} />
        }
        tabs={<StateTabs id="orders" label={t.orders.tabs} selected={choice.state} tabs={tabs} />}
      />
      <TabPanel tabs="orders" selected={choice.state}>
        <AlertsNotice />
        <LiveRegion>{list && choice.search !== "" ? t.list.found(list.total) : ""}</LiveRegion>
        <ListAnswer answer={answer} onRetry={onRetry}>
          {(list) => (
            <>
              {list.orders.length === 0 ? (
                <NoOrders choice={choice} address={address} />
              ) : (
                <OrderTable orders={list.orders} choice={choice} open={open} />
              )}
              <div className="list-foot">
                <ListPages {...list} href={(page) => address({ page })} />
                {list.orders.length > 0 && <p className="label desk-keys">{t.orders.keys}</p>}
              </div>
            </>
          )}
        </ListAnswer>
      </TabPanel>
    </section>
  );
}

interface NoOrdersProps {
  readonly choice: ListChoice;
  readonly address: (change: Partial<ListChoice>) => string;
}

function NoOrders({ choice, address }: NoOrdersProps) {
  const t = useOfficeMessages();
  if (choice.search === "") {
    return (
      <div className="list-empty">
        <EmptyState icon="check" title={t.orders.empty}>
          {t.orders.emptyText}
        </EmptyState>
      </div>
    );
  }
  const everywhere = choice.state === "all";
  return (
    <div className="list-empty">
      <EmptyState
        icon="search"
        title={t.list.noHit}
        action={
          <ButtonLink look="ghost" small href={address(everywhere ? { search: "" } : { state: "all" })}>
            {everywhere ? t.list.clearSearch : t.list.searchAll}
          </ButtonLink>
        }
      >
        {t.list.noHitText(choice.search)}
      </EmptyState>
    </div>
  );
}

function tabName(state: string, t: OfficeMessages["orders"]): string {
  if (state === "open") return t.open;
  if (state === "all") return t.all;
  return t.tab[state as keyof typeof t.tab];
}

function countOf(state: string, counts: OfficeOrderList["counts"]): number {
  if (state === "open") return openOrdersOf(counts);
  if (state === "all") return Object.values(counts).reduce((sum, count) => sum + count, 0);
  return counts[state as keyof typeof counts] ?? 0;
}
