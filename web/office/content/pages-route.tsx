import { useMatch } from "react-router";
import { officeContentPaths, type PageHead, type PageList, pageStates } from "../../../services/content/contract.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { Row } from "../../../ui/layout.tsx";
import { ListBeside } from "../data/list-beside.tsx";
import { isId } from "../data/list-choice.ts";
import { ListBody, ListSearch, ListTabs } from "../data/list-room.tsx";
import { officePages } from "../data/office-paths.ts";
import { useList } from "../data/use-list.ts";
import { PageTable } from "./page-table.tsx";
import { PageTools } from "./page-tools.tsx";
import { useContentText } from "./words.ts";

/** What an open page tells its list. */
export interface PagesContext {
  /** Address of the list without an open page. */
  readonly back: string;
  readonly onChanged: () => void;
}

/** The tree of pages, a folder at a time; searched or by state all pages below the folder. Beside it the open page. */
export default function Pages() {
  const t = useContentText();
  const open = useMatch(officePages.contentPage(":id"))?.params.id ?? null;
  const list = useList<PageList>({
    at: open === null ? officePages.content : officePages.contentPage(open),
    path: officeContentPaths.pages,
    states: ["all", ...pageStates],
    filters: { folder: isId },
    every: 30,
  });
  const { state, filters } = list.choice;
  const rowAddress = ({ id, isFolder }: PageHead) =>
    isFolder ? folderAddress(id) : list.address({}, officePages.contentPage(String(id)));
  const tabs = { id: "pages", label: t.tabs, names: { all: t.all, ...t.states } };
  const onChanged = () => void list.reload();
  const context: PagesContext = { back: list.address({}, officePages.content), onChanged };
  return (
    <ListBeside title={t.pages} open={open} context={context} isHeaded>
      <Row apart className="pages-tools">
        <ListTabs list={list} tabs={tabs} />
        <ListSearch list={list} hint={t.searchHint} />
      </Row>
      <ListBody
        list={list}
        tabs={tabs}
        above={
          <Row apart className="pages-way">
            {list.value && <Folders folders={list.value.folders} />}
            <PageTools folder={filters.folder ?? null} onChanged={onChanged} />
          </Row>
        }
        rows={({ pages }) => pages}
        empty={
          state === "all"
            ? { icon: "book", title: t.empty, text: t.emptyText }
            : { icon: "check", title: t.noneInState }
        }
      >
        {(pages) => <PageTable pages={pages} open={open} addressOf={rowAddress} />}
      </ListBody>
    </ListBeside>
  );
}

const folderAddress = (id: number): string => `${officePages.content}?folder=${id}`;

function Folders({ folders }: Pick<PageList, "folders">) {
  const t = useContentText();
  if (folders.length === 0) return null;
  const crumbs = folders.map(({ id, name }) => ({ text: name, href: folderAddress(id) }));
  return <Breadcrumb label={t.folders} crumbs={[{ text: t.root, href: officePages.content }, ...crumbs]} />;
}
