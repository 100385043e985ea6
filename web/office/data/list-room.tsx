import type { ReactNode } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { IconName } from "../../../ui/icons.ts";
import { TabPanel } from "../../../ui/tabs.tsx";
import { useOfficeMessages } from "../messages.ts";
import { ListAnswer } from "./answer-wait.tsx";
import { ListHead } from "./list-head.tsx";
import { ListPages } from "./list-pages.tsx";
import { RoomTabs } from "./room-tabs.tsx";
import { SearchField, type SearchFieldProps } from "./search-field.tsx";
import type { Choosing, List, Paged } from "./use-list.ts";

interface TabsOfStates {
  /** Joins tabs and panel; unique on the page. */
  readonly id: string;
  readonly label: string;
  /** The name of each of the list's states. */
  readonly names: Readonly<Record<string, string>>;
  /** How many there are of each; left out, none says its number. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** Where a tab leads, when not to the page that is shown. */
  readonly at?: string;
}

interface ListBodyProps<Value, Row> {
  readonly list: List<Value>;
  readonly tabs?: TabsOfStates | undefined;
  readonly rows: (value: Value) => readonly Row[];
  /** Shown in place of the rows where there are none and nothing was searched. */
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text?: string };
  /** Way on from a search without a hit. */
  readonly noHit?: ReactNode;
  /** Above the rows, whatever becomes of them. */
  readonly above?: ReactNode;
  /** Beside the pages. */
  readonly foot?: ReactNode;
  readonly children: (rows: readonly Row[], value: Value) => ReactNode;
}

interface ListRoomProps<Value, Row> extends ListBodyProps<Value, Row> {
  readonly title: string;
  /** What can be searched ("Number, name"); left out where nothing can. */
  readonly searchHint?: string;
  /** Between head and rows. */
  readonly notice?: ReactNode;
}

/** A room that is a list: head with search and tabs, rows or why there are none, and pages. */
export function ListRoom<Value extends object, Row>({ title, searchHint, notice, ...body }: ListRoomProps<Value, Row>) {
  const { list, tabs } = body;
  return (
    <>
      <ListHead
        title={title}
        search={searchHint !== undefined && <ListSearch list={list} hint={searchHint} />}
        tabs={tabs && <ListTabs list={list} tabs={tabs} />}
      />
      {notice}
      <ListBody {...body} />
    </>
  );
}

interface ListSearchProps extends Pick<SearchFieldProps, "label" | "hint"> {
  readonly list: Choosing;
}

export const ListSearch = ({ list, ...words }: ListSearchProps) => (
  <SearchField {...words} value={list.choice.search} addressOf={(search) => list.address({ search })} />
);

export const ListTabs = ({ list, tabs }: { readonly list: Choosing; readonly tabs: TabsOfStates }) => (
  <RoomTabs
    id={tabs.id}
    label={tabs.label}
    names={list.states}
    selected={list.choice.state}
    labelOf={(state) => tabs.names[state] ?? state}
    addressOf={(state) => list.address({ state }, tabs.at)}
    counts={tabs.counts}
  />
);

/** The rows of a list with all their states, and its pages where it has any. */
export function ListBody<Value extends object, Row>({
  list,
  tabs,
  rows,
  above,
  foot,
  children,
  ...none
}: ListBodyProps<Value, Row>) {
  const body = (
    <>
      {above}
      <ListAnswer answer={list.answer} onRetry={() => void list.reload()}>
        {(value) => (
          <>
            {rows(value).length > 0 ? children(rows(value), value) : <NoRows search={list.choice.search} {...none} />}
            {(isPaged(value) || foot) && (
              <div className="list-foot">
                {isPaged(value) && <ListPages {...value} href={(page) => list.address({ page })} />}
                {foot}
              </div>
            )}
          </>
        )}
      </ListAnswer>
    </>
  );
  if (!tabs) return body;
  return (
    <TabPanel tabs={tabs.id} selected={list.choice.state}>
      {body}
    </TabPanel>
  );
}

const isPaged = (value: object): value is Paged => "pageSize" in value;

interface NoRowsProps extends Pick<ListBodyProps<unknown, unknown>, "empty" | "noHit"> {
  readonly search?: string;
}

/** An empty list, and a search that found nothing. */
export function NoRows({ empty, noHit, search = "" }: NoRowsProps) {
  const t = useOfficeMessages().list;
  return (
    <div className="list-empty">
      {search === "" ? (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      ) : (
        <EmptyState icon="search" title={t.noHit} action={noHit}>
          {t.noHitText({ search })}
        </EmptyState>
      )}
    </div>
  );
}
