import { type FormEvent, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { type ListReport, officeFlagPaths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale } from "../../messages/context.tsx";
import { BadLines } from "../data/bad-lines.tsx";
import { sendFile } from "../data/send-file.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./use-flag-text.ts";
import "../data/files.css";

interface SegmentUploadProps {
  readonly environment: number;
  readonly name: string;
  readonly onTaken: () => void;
}

/** Takes in a list of visitors, and says what became of each line. */
export function SegmentUpload({ environment, name, onTaken }: SegmentUploadProps) {
  const t = useFlagText();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<ListReport | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  async function send(skipBad: boolean) {
    const file = input.current?.files?.[0];
    setError(file ? undefined : t.uploadNone);
    if (!file || busy) return;
    setBusy(true);
    const sent = await sendFile(officeFlagPaths.list(environment, name), file, skipBad ? { skipBad: "true" } : {});
    const found = sent.ok ? ((await sent.response.json()) as ListReport) : null;
    setBusy(false);
    setProblem(sent.ok ? null : sent.problem);
    setReport(found);
    if (found?.taken) onTaken();
  }
  return (
    <section className="flag-part">
      <h2>{t.upload}</h2>
      <p className="mute">{t.uploadText}</p>
      <form
        className="flag-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send(false);
        }}
      >
        <Field label={t.file} error={error}>
          {(control) => (
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="files-input"
              ref={input}
              {...control}
            />
          )}
        </Field>
        <div className="flag-buttons">
          <Button small look="ghost" icon="upload" type="submit" loading={busy}>
            {t.uploadButton}
          </Button>
        </div>
      </form>
      {problem && <RefusedNotice problem={problem} />}
      {report?.taken && (
        <Notice tone="ok" announce="polite">
          {t.taken(number(report.added), number(report.known), number(report.doubles))}
          {report.badCount > 0 && ` ${t.skipped(number(report.badCount))}`}
        </Notice>
      )}
      {report && !report.taken && (
        <Notice
          tone="bad"
          announce="assertive"
          title={t.notTaken(report.badCount, number(report.keys))}
          action={
            report.keys > 0 && (
              <Button small look="ghost" onClick={() => void send(true)}>
                {t.takeGood(number(report.keys))}
              </Button>
            )
          }
        />
      )}
      {report && report.badCount > 0 && <BadLines errors={report.bad} count={report.badCount} />}
    </section>
  );
}
