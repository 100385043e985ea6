import { useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { type ImportAnswer, priceDraftPaths } from "../../../services/price-drafts/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Failure, Form } from "../../../ui/form.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BadLines } from "../data/bad-lines.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { useTableImport } from "../data/use-table-import.ts";
import { operatorValues } from "./words.ts";
import "../data/files.css";
import { Row } from "../../../ui/layout.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useDraftContext } from "./draft-context.ts";
import { WarningsNotice } from "./draft-notices.tsx";

/** The price list as a file, out and in. */
export function FilesPanel({ onTaken }: { readonly onTaken: () => void }) {
  const { key, draft } = useDraftContext().view;
  const t = useOfficeMessages().catalogue.files;
  return (
    <div className="files">
      <section aria-labelledby="files-out">
        <h2 id="files-out">{t.download}</h2>
        <p className="mute small">{t.downloadText}</p>
        <ul className="files-ways">
          <li>
            <Link underlined download href={priceDraftPaths.file(key, "csv")}>
              {t.csv}
            </Link>
          </li>
          <li>
            <Link underlined download href={`${priceDraftPaths.file(key, "csv")}?bom=true&decimal=comma`}>
              {t.csvExcel}
            </Link>
          </li>
          <li>
            <Link underlined download href={priceDraftPaths.file(key, "json")}>
              {t.json}
            </Link>
          </li>
        </ul>
      </section>
      <section aria-labelledby="files-in">
        <h2 id="files-in">{t.upload}</h2>
        <p className="mute small">{draft ? t.uploadText : t.needDraft}</p>
        {draft && <Upload subject={key} draft={draft.draft} onTaken={onTaken} />}
      </section>
    </div>
  );
}

interface UploadProps {
  readonly subject: string;
  readonly draft: { readonly id: string; readonly version: number };
  readonly onTaken: () => void;
}

function Upload({ subject, draft, onTaken }: UploadProps) {
  const t = useOfficeMessages().catalogue.files;
  const [complete, setComplete] = useState(false);
  const table = useTableImport<ImportAnswer>({
    path: priceDraftPaths.import(subject),
    query: { draft: draft.id, version: String(draft.version), complete: String(complete) },
    report: `${subject}-errors.csv`,
    onApplied: onTaken,
  });

  return (
    <Form className="files-form" onSend={table.attempt}>
      <Field label={t.choose} error={table.isMissing ? t.noFile : undefined}>
        {(control) => (
          <input
            ref={table.input}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="files-input"
            onChange={table.forget}
            {...control}
          />
        )}
      </Field>
      <Checkbox
        label={t.complete}
        checked={complete}
        onChange={(event) => {
          setComplete(event.target.checked);
          table.forget();
        }}
      />
      <Row>
        <Button type="submit" look="ghost" small loading={table.busy}>
          {t.try}
        </Button>
      </Row>
      {table.problem ? (
        <Refused problem={table.problem} />
      ) : (
        table.result && <Result answer={table.result} onTake={table.apply} onReport={table.saveErrors} />
      )}
    </Form>
  );
}

function Refused({ problem: { kind, status, extra }, problem }: { readonly problem: Problem }) {
  const { catalogue, problems } = useOfficeMessages();
  const isOvertaken = kind === "draft-changed" || kind === "draft-closed";
  if (isOvertaken) return <Failure>{catalogue.conflict(operatorValues(extra.by))}</Failure>;
  return <Failure>{status === 413 ? catalogue.files.tooLarge : problemText(problem, problems)}</Failure>;
}

interface ResultProps {
  readonly answer: ImportAnswer;
  readonly onTake: () => void;
  readonly onReport: () => void;
}

function Result({ answer, onTake, onReport }: ResultProps) {
  const t = useOfficeMessages().catalogue.files;
  if (answer.applied) {
    return (
      <Notice tone="ok" announce="polite">
        {t.taken}
      </Notice>
    );
  }
  const counts = [
    [t.lines, answer.lines],
    [t.changed, answer.changed],
    [t.added, answer.added],
    [t.removed, answer.removed],
    [t.unchanged, answer.unchanged],
  ] as const;
  const bad = answer.errorCount > 0;
  return (
    <div className="files-result">
      <Notice tone={bad ? "bad" : "ok"} announce="polite" title={bad ? t.bad({ count: answer.errorCount }) : t.ok}>
        {!bad && counts.map(([name, count]) => `${name}: ${count}`).join(", ")}
      </Notice>
      <WarningsNotice warnings={answer.warnings} />
      {bad && <BadLines errors={answer.errors} count={answer.errorCount} />}
      <Row>
        {bad ? (
          <Button look="ghost" small icon="download" onClick={onReport}>
            {t.report}
          </Button>
        ) : (
          <Button small onClick={onTake}>
            {t.take}
          </Button>
        )}
      </Row>
    </div>
  );
}
