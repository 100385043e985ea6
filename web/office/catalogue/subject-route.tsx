import { useNavigate, useParams, useSearchParams } from "react-router";
import type { Path } from "../../../core/data-shape.ts";
import { placeOf, readPlace } from "../../../core/place.ts";
import { type LabelText, priceDraftPaths, type SubjectAnswer } from "../../../services/price-drafts/contract.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { TabPanel } from "../../../ui/tabs.tsx";
import { officeApi } from "../api/use-office.ts";
import { FailedAnswer, problemText } from "../data/failed-answer.tsx";
import { PageTitle } from "../data/list-head.tsx";
import { officePages } from "../data/office-paths.ts";
import { RoomTabs, useTabOfAddress } from "../data/room-tabs.tsx";
import { SearchField } from "../data/search-field.tsx";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { ChangesPanel } from "./changes-panel.tsx";
import { DraftBar } from "./draft-bar.tsx";
import { type DraftContext, DraftContextProvider } from "./draft-context.ts";
import { ConflictNotice, ProblemsNotice } from "./draft-notices.tsx";
import { EditPanel } from "./edit-panel.tsx";
import { FilesPanel } from "./files-panel.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { LabelList } from "./name-choice.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { useDraft } from "./use-draft.ts";
import { subjectTitle } from "./words.ts";
import "./catalogue.css";
import { Row } from "../../../ui/layout.tsx";

const tabs = ["edit", "changes", "preview", "files", "history"] as const;
type TabName = (typeof tabs)[number];

/** One price list: what counts, the draft beside it, and everything that can be done with it. */
export default function Subject() {
  const { subject = "" } = useParams();
  const t = useOfficeMessages();
  const draft = useDraft(subject);
  const { answer } = draft;
  return (
    <article className="subject">
      <a className="subject-back" href={officePages.catalogue}>
        <Icon name="arrow-left" small />
        {t.catalogue.back}
      </a>
      {answer.kind === "loading" && (
        <Loading label={t.catalogue.loading}>
          <Skeleton width="40%" height="2rem" />
          <Skeleton height="20rem" />
        </Loading>
      )}
      {answer.kind === "failed" && <FailedAnswer problem={answer.problem} onRetry={() => void draft.reload()} />}
      {answer.kind === "ready" && <Open view={answer.value} draft={draft} key={subject} />}
    </article>
  );
}

function Open({ view, draft }: { readonly view: SubjectAnswer; readonly draft: ReturnType<typeof useDraft> }) {
  const t = useOfficeMessages();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const say = useSay();
  const tab = useTabOfAddress(tabs, "edit");
  const [at, search] = [readPlace(query.get("at") ?? ""), query.get("search") ?? ""];
  const title = subjectTitle(view, t.catalogue);

  const labels = useGet<{ readonly labels: readonly LabelText[] }>(priceDraftPaths.labels);
  const context: DraftContext = {
    view,
    open: view.draft !== null,
    labels: labels.answer.kind === "ready" ? labels.answer.value.labels : [],
    change: draft.change,
    addressOf: (path) => addressOf(view.key, "edit", path, ""),
    problemsAt: (place) => view.draft?.problems.filter((one) => one.file === null && one.place === place) ?? [],
  };

  const opening = useSubmit((release?: number) =>
    officeApi().post(priceDraftPaths.draft(view.key), { body: { release } }),
  );
  async function open(release?: number): Promise<void> {
    const why = await opening.submit(release);
    if (why && why.kind !== "draft-open") say(problemText(why, t.problems), "warn");
    await draft.reload();
    if (release !== undefined && why === null) void navigate(addressOf(view.key, "changes", [], ""));
  }

  return (
    <DraftContextProvider value={context}>
      <PageTitle>{title}</PageTitle>
      <Row apart className="subject-head">
        <h1>{title}</h1>
        {tab === "edit" && (
          <SearchField
            value={search}
            hint={t.catalogue.searchHint}
            addressOf={(text) => addressOf(view.key, "edit", at, text)}
          />
        )}
      </Row>
      <DraftBar view={view} draft={draft} busy={opening.busy} onOpen={() => void open()} />
      <ConflictNotice saving={draft.saving} onClose={() => void draft.reload()} />
      <ProblemsNotice />
      <RoomTabs
        id="catalogue"
        label={t.catalogue.tabs}
        names={tabs}
        selected={tab}
        labelOf={(id) => t.catalogue.tab[id]}
        addressOf={(id) => addressOf(view.key, id, id === "edit" ? at : [], "")}
        counts={{ changes: view.draft?.changed ?? 0 }}
      />
      <TabPanel tabs="catalogue" selected={tab} className="subject-panel">
        {tab === "edit" && <EditPanel at={at} search={search} />}
        {tab === "edit" && context.open && <LabelList first={at[0] === "campaigns" ? "campaign" : null} />}
        {tab === "changes" && <ChangesPanel />}
        {tab === "preview" && <PreviewPanel />}
        {tab === "files" && <FilesPanel onTaken={() => void draft.reload()} />}
        {tab === "history" && <HistoryPanel onRestore={(release) => void open(release)} />}
      </TabPanel>
    </DraftContextProvider>
  );
}

function addressOf(subject: string, tab: TabName, at: Path, search: string): string {
  const query = new URLSearchParams();
  if (tab !== "edit") query.set("tab", tab);
  if (at.length > 0) query.set("at", placeOf(at));
  if (search !== "") query.set("search", search);
  return query.size === 0 ? officePages.subject(subject) : `${officePages.subject(subject)}?${query}`;
}
