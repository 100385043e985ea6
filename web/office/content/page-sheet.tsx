import { dayValues } from "../../../core/day-start.ts";
import type { PageView } from "../../../services/content/contract.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { useLocale } from "../../words/context.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { DifferenceList } from "./difference-list.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageFacts } from "./page-facts.tsx";
import { PageHistory } from "./page-history.tsx";
import { PageChip } from "./page-table.tsx";
import { PageTreeActions } from "./page-tree-actions.tsx";
import type { PageSheetProps } from "./use-page.ts";
import { useContentText } from "./words.ts";

/** All of one page but its blocks: what it is called, whether it is seen, what is new in it, and who did what. */
export function PageSheet(props: PageSheetProps) {
  const { page, store } = props;
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  return (
    <>
      <h2>{page.name}</h2>
      <p className="page-status">
        <PageChip state={page.state} />
        {page.publishAt && <span>{t.plannedPublish(dayValues(timeText(page.publishAt, locale, now)))}</span>}
        {page.expireAt && <span>{t.plannedExpire(dayValues(timeText(page.expireAt, locale, now)))}</span>}
      </p>
      {store.refused && <ConflictNotice refused={store.refused} store={store} />}
      {!page.isFolder && <PageActions {...props} />}
      {!page.isFolder && (
        <section className="page-edit" aria-labelledby="page-edit">
          <h3 id="page-edit">{t.edit}</h3>
          <p className="mute small">{t.editText}</p>
          <Row className="page-buttons">
            <ButtonLink small look="ghost" icon="pencil" href={officePages.contentEditor(String(page.id))}>
              {t.editOpen}
            </ButtonLink>
          </Row>
        </section>
      )}
      {!page.isFolder && (
        <section aria-labelledby="page-difference">
          <h3 id="page-difference">{t.draftAgainst}</h3>
          <DraftAgainst page={page} />
        </section>
      )}
      <PageFacts key={page.revision} {...props} />
      <PageHistory {...props} />
      <PageTreeActions page={page} />
    </>
  );
}

function DraftAgainst({ page: { state, unpublished } }: { readonly page: PageView }) {
  const t = useContentText();
  if (state === "draft") return <p className="mute small">{t.neverPublished}</p>;
  if (unpublished.count === 0) return <p className="mute small">{t.noDifference}</p>;
  return <DifferenceList differences={unpublished} before={t.before.published} after={t.after.draft} />;
}
