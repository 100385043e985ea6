import { useRef, useState } from "react";
import {
  type ContentImport,
  type ContentTransfers,
  contentExport,
  contentImports,
  contentTransfersPath,
} from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Failure, Form } from "../../../ui/form.tsx";
import { Link } from "../../../ui/link.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { transferText } from "./transfer-text.ts";
import "../data/files.css";
import { Row } from "../../../ui/layout.tsx";
import { useLocale } from "../../words/context.tsx";
import { useMay } from "../api/use-office.ts";
import { problemText } from "../data/failed-answer.tsx";
import { timeText } from "../data/time-text.ts";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { useOfficeMessages } from "../messages.ts";
import { ImportReport } from "./import-report.tsx";
import { uploadFile } from "./upload-file.ts";
import { useContentText } from "./words.ts";

/** All content as a file, out and in. */
export default function Transfer() {
  const t = useContentText();
  const mayImport = useMay("content-publish");
  const { answer, reload } = useGet<ContentTransfers>(contentTransfersPath);
  return (
    <div className="content-transfer">
      <section aria-labelledby="content-export">
        <h2 id="content-export">{t.exportTitle}</h2>
        <p className="mute small">{t.exportText}</p>
        <p>
          <Link underlined download href={contentExport}>
            {t.exportFile}
          </Link>
        </p>
      </section>
      <section aria-labelledby="content-import">
        <h2 id="content-import">{t.importTitle}</h2>
        <p className="mute small">{t.importText}</p>
        {mayImport ? <Import onTaken={() => void reload()} /> : <p className="label">{t.importOnlyAdmins}</p>}
      </section>
      {answer.kind === "ready" && answer.value.transfers.length > 0 && <Done transfers={answer.value.transfers} />}
    </div>
  );
}

/** A file is tried first; only what was tried without a bad line is taken. */
function Import({ onTaken }: { readonly onTaken: () => void }) {
  const t = useContentText();
  const words = useOfficeMessages();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  /** How much of the file has gone, from 0 to 1. */
  const [share, setShare] = useState(0);
  const { submit, busy, sending, problem, value, forget } = useSubmit(
    (apply: boolean, file: File) =>
      uploadFile<ContentImport>(apply ? `${contentImports}?apply=true` : contentImports, file, setShare),
    ({ applied }) => applied && onTaken(),
  );
  const reset = () => {
    setMissing(false);
    forget();
  };
  function send(apply: boolean) {
    const file = input.current?.files?.[0];
    if (!file) return setMissing(true);
    reset();
    setShare(0);
    return submit(apply, file);
  }

  return (
    <Form className="files-form" onSend={() => send(false)}>
      <Field label={t.importFile} error={missing ? words.catalogue.files.noFile : undefined}>
        {(control) => (
          <input ref={input} type="file" accept=".jsonl,.json" className="files-input" onChange={reset} {...control} />
        )}
      </Field>
      <Row>
        <Button type="submit" look="ghost" small loading={busy}>
          {t.importTry}
        </Button>
      </Row>
      {sending && (
        <ProgressBar
          label={share < 1 ? t.importSending : sending[0] ? t.importTaking : t.importTrying}
          {...(share < 1 && { value: share, max: 1, detail: `${Math.round(share * 100)} %` })}
        />
      )}
      <Failure>
        {problem && (problem.status === 413 ? words.catalogue.files.tooLarge : problemText(problem, words.problems))}
      </Failure>
      {value && <ImportReport report={value} onTake={() => void send(true)} />}
    </Form>
  );
}

function Done({ transfers }: ContentTransfers) {
  const t = useContentText();
  const locale = useLocale();
  const now = new Date();
  return (
    <section aria-labelledby="content-transfers">
      <h2 id="content-transfers">{t.transfers}</h2>
      <ul className="content-transfers">
        {transfers.map(({ action, author, at, counts }) => (
          <li key={`${action} ${at}`}>
            <b>{t.transferActions[action]}</b>
            <span className="mute small">
              {t.by({ who: author, when: timeText(at, locale, now) })}
              {action === "imported" && `, ${transferText(counts, t)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
