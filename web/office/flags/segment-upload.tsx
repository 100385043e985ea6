import { useRef, useState } from "react";
import { type ListReport, officeFlagPaths } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale } from "../../words/context.tsx";
import { BadLines } from "../data/bad-lines.tsx";
import { sendFile } from "../data/send-file.ts";
import { useSubmit } from "../data/use-submit.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./words.ts";
import "../data/files.css";
import { Row } from "../../../ui/layout.tsx";

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
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const {
    submit,
    busy,
    problem,
    value: report,
  } = useSubmit(
    (file: File, query: Readonly<Record<string, string>>) =>
      sendFile<ListReport>(officeFlagPaths.list(environment, name), file, query),
    ({ taken }) => taken && onTaken(),
  );
  function send(query: Readonly<Record<string, string>>) {
    const file = input.current?.files?.[0];
    setError(file ? undefined : t.uploadNone);
    return file && submit(file, query);
  }
  return (
    <section className="flag-part">
      <h2>{t.upload}</h2>
      <p className="mute">{t.uploadText}</p>
      <Form className="flag-form" onSend={() => send({})}>
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
        <Row>
          <Button small look="ghost" icon="upload" type="submit" loading={busy}>
            {t.uploadButton}
          </Button>
        </Row>
      </Form>
      {problem && <RefusedNotice problem={problem} />}
      {report?.taken && (
        <Notice tone="ok" announce="polite">
          {t.taken({ added: number(report.added), known: number(report.known), doubles: number(report.doubles) })}
          {report.badCount > 0 && ` ${t.skipped({ bad: report.badCount, text: number(report.badCount) })}`}
        </Notice>
      )}
      {report && !report.taken && (
        <Notice
          tone="bad"
          announce="assertive"
          title={t.notTaken({ bad: report.badCount, good: number(report.keys) })}
          action={
            report.keys > 0 && (
              <Button small look="ghost" onClick={() => void send({ skipBad: "true" })}>
                {t.takeGood({ good: number(report.keys) })}
              </Button>
            )
          }
        />
      )}
      {report && report.badCount > 0 && <BadLines errors={report.bad} count={report.badCount} />}
    </section>
  );
}
