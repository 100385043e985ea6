import { useId, useRef, useState } from "react";
import { dayValues } from "../../../core/day-start.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { done, failed } from "../../../core/outcome.ts";
import { type DraftState, priceDraftPaths, type SubjectAnswer } from "../../../services/price-drafts/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useSay } from "../frame/news.tsx";
import { useOfficeMessages } from "../messages.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import type { useDraft } from "./use-draft.ts";
import { dateWords } from "./value-words.ts";
import { operatorValues } from "./words.ts";

interface DraftBarProps {
  readonly view: SubjectAnswer;
  readonly draft: ReturnType<typeof useDraft>;
  readonly busy: boolean;
  readonly onOpen: () => void;
}

/** What counts, or the draft with its first day and what can be done with it. */
export function DraftBar(props: DraftBarProps) {
  const { view, busy, onOpen } = props;
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  if (view.draft) return <OpenDraft {...props} state={view.draft} />;
  const current = view.published.find((one) => one.current);
  return (
    <div className="draft-bar">
      <p>
        <b>{current ? t.release({ release: current.release }) : t.nothing}</b>
        {current?.validFrom && ` ${t.since(dayValues(dateWords(current.validFrom, locale)))}`}
        <span className="mute small">{t.readOnly}</span>
      </p>
      <Button small icon="pencil" loading={busy} onClick={onOpen}>
        {t.open}
      </Button>
    </div>
  );
}

type Asking = "nothing" | "publish" | "discard";

/** Not a kind of the server's: changes that never reached it. */
const unsaved = "unsaved";

function OpenDraft({ view, draft, state }: DraftBarProps & { readonly state: DraftState }) {
  const words = useOfficeMessages();
  const t = words.catalogue;
  const locale = useLocale();
  const say = useSay();
  const mayPublish = useMay("catalogue-publish");
  const [asking, setAsking] = useState<Asking>("nothing");
  const day = useId();
  const { changed, draft: head, problems } = state;
  const latest = useRef(state);
  latest.current = state;
  const seen = () => ({ draft: latest.current.draft.id, version: latest.current.draft.version });
  const release = head.basedOn + 1;
  const first = dateWords(head.validFrom, locale);
  const later = view.published.find(({ validFrom }) => view.dated && validFrom !== null && validFrom > head.validFrom);

  async function publish(comment: string) {
    // What she typed and the server never heard of would be missing in the release.
    const lost = await draft.settled();
    if (lost) return failed({ ...lost, kind: unsaved });
    const published = await officeApi().post<{ release: number }>(priceDraftPaths.publication(view.key), {
      body: { ...seen(), comment },
    });
    if (published.ok) say(t.published({ release: published.value.release }));
    await draft.reload();
    return published;
  }
  function failure(problem: Problem): string {
    const { kind, extra } = problem;
    if (kind === unsaved) return t.unsaved;
    if (kind === "draft-changed") return t.conflict(operatorValues(extra.by));
    if (kind === "draft-closed") return t.closed(operatorValues(extra.by));
    if (kind === "newer-release") return `${t.newer}. ${t.newerHelp}`;
    if (kind === "has-problems")
      return t.problems({ count: Array.isArray(extra.problems) ? extra.problems.length : 1 });
    return kind === "nothing-changed" ? t.change.none : problemText(problem, words.problems);
  }

  async function discard() {
    await draft.settled();
    const discarded = await officeApi().del(priceDraftPaths.draft(view.key), { body: seen() });
    // The bar goes with the draft, so it is said outside of it.
    if (!discarded.ok) say(problemText(discarded.error, words.problems), "warn");
    await draft.reload();
    return done(null);
  }

  return (
    <div className="draft-bar" data-open>
      <p>
        <ToneChip tone="info">{t.draft}</ToneChip> <b>{t.release({ release })}</b>
        <span className="mute small">
          {t.changedBy({ name: head.changedBy, at: timeText(head.changedAt, locale, new Date()) })}
          {head.restoredFrom !== null && `, ${t.restored({ release: head.restoredFrom })}`}
        </span>
        <span className="mute small" role="status">
          {draft.saving.kind === "saving" ? t.saving : draft.saving.kind === "saved" && changed > 0 ? t.saved : ""}
        </span>
      </p>
      {view.dated && (
        <div className="draft-day">
          <label htmlFor={day}>{t.validFrom}</label>
          <input
            id={day}
            type="date"
            className="value-input"
            value={head.validFrom}
            onChange={(event) => event.target.value && draft.change([], event.target.value)}
          />
        </div>
      )}
      <Row>
        <Button look="ghost" small onClick={() => setAsking("discard")}>
          {t.discard}
        </Button>
        {mayPublish ? (
          <Button small disabled={changed === 0 || problems.length > 0} onClick={() => setAsking("publish")}>
            {t.publish}
          </Button>
        ) : (
          <p className="label">{t.notPublisher}</p>
        )}
      </Row>
      <AskDialog
        open={asking === "publish"}
        onClose={() => setAsking("nothing")}
        title={t.publishTitle({ release })}
        text={[
          view.dated ? t.publishText({ changes: changed, ...dayValues(first) }) : t.publishNow({ changes: changed }),
          ...(later?.validFrom
            ? [t.overtakenLater({ release: later.release, ...dayValues(dateWords(later.validFrom, locale)) })]
            : []),
        ].join(" ")}
        reason={{ label: t.comment, hint: t.commentHint, missing: t.commentMissing }}
        submit={t.publish}
        leave={t.cancel}
        send={publish}
        failure={failure}
      />
      <AskDialog
        open={asking === "discard"}
        onClose={() => setAsking("nothing")}
        title={t.discardTitle}
        text={t.discardText}
        submit={t.discard}
        leave={t.keep}
        send={discard}
      />
    </div>
  );
}
