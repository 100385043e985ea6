import { useRef } from "react";
import { Outlet, useMatch, useSearchParams } from "react-router";
import { officeContentPaths, type PageHead, type PageList, pageStates } from "../../../services/content/contract.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { ListAnswer } from "../data/answer-wait.tsx";
import { choiceAddress, type ListChoice, readChoice } from "../data/list-choice.ts";
import { ListPages } from "../data/list-pages.tsx";
import { officePages } from "../data/office-paths.ts";
import { SearchField } from "../data/search-field.tsx";
import { StateTabs } from "../data/state-tabs.tsx";
import { useGet } from "../data/use-get.ts";
import { useReturnToRow } from "../data/use-return-to-row.ts";
import { useOfficeMessages } from "../messages.ts";
import { PageTable } from "./page-table.tsx";
import { PageTools } from "./page-tools.tsx";
import { useContentText } from "./use-content-text.ts";

const states = ["all", ...pageStates] as const;

/** What an open page tells its list. */
export interface PagesContext {
  /** Address of the list without an open page. */
  readonly back: string;
  readonly onChanged: () => void;
}

/** The tree of pages, a folder at a time; searched or by state all pages below the folder. Beside it the open page. */
export default function Pages() {
  const t = useContentText();
  const [query] = useSearchParams();
  const choice = readChoice(query, states);
  const folder = /^\d+$/.test(query.get("folder") ?? "") ? query.get("folder") : null;
  const open = useMatch(officePages.contentPage(":id"))?.params.id ?? null;
  const section = useRef<HTMLElement>(null);
  useReturnToRow(section, open);
  const { answer, reload } = useGet<PageList>(officeContentPaths.pages, {
    query: {
      ...(folder && { folder }),
      ...(choice.search && { search: choice.search }),
      ...(choice.state !== "all" && { state: choice.state }),
      page: String(choice.page),
    },
    keep: true,
    every: 30,
  });

  const addressOf = (path: string, change: Partial<ListChoice> = {}) =>
    inFolder(choiceAddress(path, { ...choice, ...change }, states), folder);
  const here = open === null ? officePages.content : officePages.contentPage(open);
  const rowAddress = ({ id, isFolder }: PageHead) =>
    isFolder ? inFolder(officePages.content, String(id)) : addressOf(officePages.contentPage(String(id)));
  const tabs = states.map((state) => ({
    id: state,
    label: state === "all" ? t.all : t.states[state],
    href: addressOf(here, { state, page: 1 }),
  }));
  const context: PagesContext = { back: addressOf(officePages.content), onChanged: () => void reload() };
  return (
    <div className="pages" data-open={open === null ? undefined : true}>
      <section className="pages-list" ref={section} aria-label={t.pages}>
        <div className="pages-tools">
          <StateTabs id="pages" label={t.tabs} selected={choice.state} tabs={tabs} />
          <SearchField
            value={choice.search}
            hint={t.searchHint}
            addressOf={(search) => addressOf(here, { search, page: 1 })}
          />
        </div>
        <TabPanel tabs="pages" selected={choice.state}>
          <div className="pages-way">
            {answer.kind === "ready" && <Folders folders={answer.value.folders} />}
            <PageTools folder={folder} onChanged={() => void reload()} />
          </div>
          <ListAnswer answer={answer} onRetry={() => void reload()}>
            {(list) => (
              <>
                {list.pages.length === 0 ? (
                  <NoPages choice={choice} />
                ) : (
                  <PageTable pages={list.pages} open={open} addressOf={rowAddress} />
                )}
                <div className="list-foot">
                  <ListPages {...list} href={(page) => addressOf(here, { page })} />
                </div>
              </>
            )}
          </ListAnswer>
        </TabPanel>
      </section>
      <Outlet context={context} />
    </div>
  );
}

const inFolder = (address: string, folder: string | null): string =>
  folder === null ? address : `${address}${address.includes("?") ? "&" : "?"}folder=${folder}`;

function Folders({ folders }: Pick<PageList, "folders">) {
  const t = useContentText();
  if (folders.length === 0) return null;
  const crumbs = folders.map(({ id, name }) => ({ text: name, href: inFolder(officePages.content, String(id)) }));
  return <Breadcrumb label={t.folders} crumbs={[{ text: t.root, href: officePages.content }, ...crumbs]} />;
}

function NoPages({ choice }: { readonly choice: ListChoice }) {
  const t = useContentText();
  const words = useOfficeMessages().list;
  return (
    <div className="list-empty">
      {choice.search !== "" ? (
        <EmptyState icon="search" title={words.noHit}>
          {words.noHitText(choice.search)}
        </EmptyState>
      ) : choice.state !== "all" ? (
        <EmptyState icon="check" title={t.noneInState} />
      ) : (
        <EmptyState icon="book" title={t.empty}>
          {t.emptyText}
        </EmptyState>
      )}
    </div>
  );
}
