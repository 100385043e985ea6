import { useState } from "react";
import { dayValues } from "../../../core/day-start.ts";
import { done } from "../../../core/outcome.ts";
import { type FlagDetail, type FlagVersions, officeFlagPaths as paths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { differenceTexts } from "./flag-sentences.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./words.ts";

interface HistoryPanelProps {
  readonly environment: number;
  readonly flag: FlagDetail;
  readonly onChanged: (flag: FlagDetail, text: string) => void;
}

type Version = FlagVersions["versions"][number];

/** Who changed what and why, with the differences in words and the way back. */
export function HistoryPanel({ environment, flag, onChanged }: HistoryPanelProps) {
  const t = useFlagText();
  const locale = useLocale();
  const mayChange = useMay("flags-change");
  const [before, setBefore] = useState<number | null>(null);
  const [asked, setAsked] = useState<Version | null>(null);
  const { name } = flag.definition;
  const { answer, reload } = useGet<FlagVersions>(paths.history(environment, name), {
    query: before === null ? {} : { before: String(before) },
    version: flag.changeNumber,
    keep: true,
  });
  const now = new Date();
  const restoring = useSubmit(
    (body: object) => officeApi().post<FlagDetail>(paths.restore(environment, name), { body }),
    (made) => onChanged(made, t.restored),
  );
  const { versions = [], more = false } = answer.kind === "ready" ? answer.value : {};
  const shown = more ? versions.slice(0, -1) : versions;
  return (
    <section className="flag-part" aria-label={t.tabs.history}>
      <p className="mute">{t.historyText}</p>
      <AnswerWait answer={answer} onRetry={() => void reload()} rows={4} />
      {restoring.problem && <RefusedNotice problem={restoring.problem} />}
      <ol className="flag-history">
        {shown.map((version, index) => {
          const texts = differenceTexts(versions[index + 1] ?? null, version, t);
          return (
            <li key={version.changeNumber}>
              <p>
                <b>{version.by || t.nobodyBy}</b>
                <span className="mute">
                  {timeText(version.at, locale, now)}
                  {version.isPlanned && `, ${t.plannedNote}`}
                </span>
              </p>
              {version.comment && <p className="flag-comment">{version.comment}</p>}
              <ul>
                {(texts.length === 0 ? [t.nothingChanged] : texts).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              {mayChange && (version.changeNumber !== flag.changeNumber || flag.isArchived) && !version.isArchived && (
                <Button small look="quiet" icon="undo" onClick={() => setAsked(version)}>
                  {t.restore}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      {more && (
        <Button small look="ghost" onClick={() => setBefore(shown.at(-1)?.changeNumber ?? null)}>
          {t.older}
        </Button>
      )}
      <AskDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t.restoreTitle}
        text={t.restoreText(dayValues(asked ? timeText(asked.at, locale, now) : ""))}
        submit={t.restore}
        // Why it was refused is said over the history, where it can be read beside it.
        send={async () => done(await restoring.submit({ to: asked?.changeNumber, changeNumber: flag.changeNumber }))}
      />
    </section>
  );
}
