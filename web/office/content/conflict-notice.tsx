import { dayValues } from "../../../core/day-start.ts";
import { done } from "../../../core/outcome.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale } from "../../words/context.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { DifferenceList } from "./difference-list.tsx";
import { whoText } from "./trace-text.ts";
import { type PageStore, pageChanged, type Refused } from "./use-page.ts";
import { useContentText } from "./words.ts";

interface ConflictNoticeProps {
  readonly refused: Refused;
  readonly store: Pick<PageStore, "reload">;
}

/** Somebody else was first: who and when, both texts, and the choice between them. */
export function ConflictNotice({ refused: { conflict, again }, store }: ConflictNoticeProps) {
  const t = useContentText();
  const words = useOfficeMessages().problems;
  const locale = useLocale();
  const keeping = useSubmit(async () => (again ? again() : done(null)));
  const { changed, differences } = conflict;
  const who = changed ? whoText(changed, t) : t.vias.program;
  const title = changed
    ? t.conflictTitle({ who, ...dayValues(timeText(changed.at, locale, new Date())) })
    : t.conflictUndated({ who });
  return (
    <Notice tone="warn" announce="assertive" title={title}>
      <p>{again ? t.conflictText : t.conflictNothing}</p>
      {again && differences.count > 0 && (
        <DifferenceList differences={differences} before={t.before.theirs} after={t.after.yours} />
      )}
      {keeping.problem && keeping.problem.kind !== pageChanged && <p>{problemText(keeping.problem, words)}</p>}
      <Row className="page-buttons">
        <Button small onClick={() => void store.reload()}>
          {t.conflictTake}
        </Button>
        {again && differences.count > 0 && (
          <Button small look="ghost" loading={keeping.busy} onClick={() => void keeping.submit()}>
            {t.conflictKeep}
          </Button>
        )}
      </Row>
    </Notice>
  );
}
