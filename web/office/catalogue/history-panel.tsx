import { dayValues } from "../../../core/day-start.ts";
import { type AuditEntry, priceDraftPaths } from "../../../services/price-drafts/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useLocale } from "../../words/context.tsx";
import { AnswerWait } from "../data/answer-wait.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useOfficeMessages } from "../messages.ts";
import { ToneChip } from "../orders/state-chip.tsx";
import { ChangeTable } from "./changes-panel.tsx";
import { useDraftContext } from "./draft-context.ts";
import { dateWords } from "./value-words.ts";

/** All that was published, with the way back to it, and who did what. */
export function HistoryPanel({ onRestore }: { readonly onRestore: (release: number) => void }) {
  const { key, published, draft } = useDraftContext().view;
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  const now = new Date();
  const { answer, reload } = useGet<{ entries: readonly AuditEntry[] }>(priceDraftPaths.audit(key), {
    version: `${draft?.draft.version} ${published.length}`,
  });
  return (
    <div className="history">
      <section aria-labelledby="history-releases">
        <h2 id="history-releases">{t.history.releases}</h2>
        {draft && <p className="mute small">{t.history.draftOpen}</p>}
        <ul className="history-releases">
          {published.map(({ release, validFrom, publishedAt, current }, index) => (
            <li key={release}>
              <b>{t.release({ release })}</b>
              <span>
                {validFrom ? t.from(dayValues(dateWords(validFrom, locale))) : timeText(publishedAt, locale, now)}
              </span>
              {current && <ToneChip tone="ok">{t.counts}</ToneChip>}
              {index > 0 && !draft && (
                <Button
                  look="quiet"
                  small
                  icon="undo"
                  aria-label={t.history.restoreOf({ release })}
                  onClick={() => onRestore(release)}
                >
                  {t.history.restore}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="history-log">
        <h2 id="history-log">{t.history.log}</h2>
        <AnswerWait answer={answer} onRetry={() => void reload()} rows={4} />
        {answer.kind === "ready" && answer.value.entries.length === 0 && (
          <EmptyState icon="clock" title={t.history.none} />
        )}
        {answer.kind === "ready" && (
          <ul className="history-log">
            {answer.value.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const t = useOfficeMessages().catalogue;
  const locale = useLocale();
  const { action, operator, at, comment, fromRelease, toRelease, restoredFrom, changed, changes } = entry;
  return (
    <li>
      <p>
        <b>{t.history.action[action]}</b>
        {toRelease !== null &&
          fromRelease !== null &&
          `, ${t.history.releaseStep({ from: fromRelease, to: toRelease })}`}
        {restoredFrom !== null && `, ${t.restored({ release: restoredFrom })}`}
      </p>
      <p className="mute small">{t.changedBy({ name: operator, at: timeText(at, locale, new Date()) })}</p>
      {comment && <p>{comment}</p>}
      {changed > 0 && (
        <Disclosure title={t.history.changes({ count: changed })}>
          <ChangeTable changes={changes} caption={t.history.changes({ count: changed })} />
        </Disclosure>
      )}
    </li>
  );
}
