import { useState } from "react";
import type { PageView } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale } from "../../messages/context.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { DifferenceList } from "./difference-list.tsx";
import { PageActions } from "./page-actions.tsx";
import { PageFacts } from "./page-facts.tsx";
import { PageHistory } from "./page-history.tsx";
import { PageChip } from "./page-table.tsx";
import { whoText } from "./trace-text.ts";
import { useContentText } from "./use-content-text.ts";
import type { PageDeskState, PageSheetProps, Refused } from "./use-page.ts";

/** All of one page but its blocks: what it is called, whether it is seen, what is new in it, and who did what. */
export function PageSheet(props: PageSheetProps) {
  const { page, desk } = props;
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  return (
    <>
      <h2>{page.name}</h2>
      <p className="page-status">
        <PageChip state={page.state} />
        {page.publishAt && <span>{t.plannedPublish(timeText(page.publishAt, locale, now))}</span>}
        {page.expireAt && <span>{t.plannedExpire(timeText(page.expireAt, locale, now))}</span>}
      </p>
      {desk.refused && <ConflictNotice refused={desk.refused} desk={desk} />}
      {!page.isFolder && <PageActions {...props} />}
      {!page.isFolder && (
        <section className="page-edit" aria-labelledby="page-edit">
          <h3 id="page-edit">{t.edit}</h3>
          <p className="mute small">{t.editText}</p>
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
    </>
  );
}

function DraftAgainst({ page: { state, unpublished } }: { readonly page: PageView }) {
  const t = useContentText();
  if (state === "draft") return <p className="mute small">{t.neverPublished}</p>;
  if (unpublished.count === 0) return <p className="mute small">{t.noDifference}</p>;
  return <DifferenceList differences={unpublished} before={t.before.published} after={t.after.draft} />;
}

interface ConflictNoticeProps {
  readonly refused: Refused;
  readonly desk: PageDeskState;
}

/** Somebody else was first: who and when, both texts, and the choice between them. */
function ConflictNotice({ refused: { conflict, again }, desk }: ConflictNoticeProps) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const locale = useLocale();
  const [failure, setFailure] = useState<string | null>(null);
  const { changed, differences } = conflict;
  const who = changed ? whoText(changed, t) : t.vias.program;
  const when = changed ? timeText(changed.at, locale, new Date()) : "";
  async function keep() {
    const why = await again?.();
    if (why && why.kind !== "page-changed") setFailure(problemText(why, words));
  }
  return (
    <Notice tone="warn" announce="assertive" title={t.conflictTitle(who, when)}>
      <p>{again ? t.conflictText : t.conflictNothing}</p>
      {again && differences.count > 0 && (
        <DifferenceList differences={differences} before={t.before.theirs} after={t.after.yours} />
      )}
      {failure && <p>{failure}</p>}
      <div className="page-buttons">
        <Button small onClick={() => void desk.reload()}>
          {t.conflictTake}
        </Button>
        {again && differences.count > 0 && (
          <Button small look="ghost" onClick={() => void keep()}>
            {t.conflictKeep}
          </Button>
        )}
      </div>
    </Notice>
  );
}
