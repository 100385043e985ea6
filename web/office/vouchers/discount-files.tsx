import { useRef, useState } from "react";
import { type DiscountImport, discountImports, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Field } from "../../../ui/field.tsx";
import { Failure, Form } from "../../../ui/form.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BadLines } from "../data/bad-lines.tsx";
import { saveReport, sendFile } from "../data/send-file.ts";
import { useSubmit } from "../data/use-submit.ts";
import "../data/files.css";
import { Row } from "../../../ui/layout.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

/** Codes as a file, out and in: tried first, then taken as a whole or not at all. */
export function DiscountFiles({ onTaken }: { readonly onTaken: () => void }) {
  const t = useVouchersText();
  const words = useOfficeMessages().catalogue.files;
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const trying = useSubmit(
    (file: File, query: Readonly<Record<string, string>>) => sendFile<DiscountImport>(discountImports, file, query),
    ({ applied }) => applied && onTaken(),
  );
  const reporting = useSubmit((file: File) => saveReport(discountImports, file, {}, "codes-errors.csv"));
  const problem = trying.problem ?? reporting.problem;
  const file = (name: string) => `${officeVoucherPaths.discountFiles}/${name}`;

  const reset = () => {
    setMissing(false);
    trying.forget();
    reporting.forget();
  };
  const withFile = (send: (file: File) => unknown) => () => {
    const chosen = input.current?.files?.[0];
    if (chosen) void send(chosen);
    else setMissing(true);
  };
  const run = (query: Readonly<Record<string, string>>) =>
    withFile((file) => {
      reset();
      return trying.submit(file, query);
    });

  return (
    <Disclosure title={t.files}>
      <p className="mute small">{t.filesText}</p>
      <ul className="files-ways">
        <li>
          <Link underlined download href={file("codes.csv")}>
            {words.csv}
          </Link>
        </li>
        <li>
          <Link underlined download href={`${file("codes.csv")}?bom=true&decimal=comma`}>
            {words.csvExcel}
          </Link>
        </li>
        <li>
          <Link underlined download href={file("codes.json")}>
            {words.json}
          </Link>
        </li>
      </ul>
      <Form className="files-form" onSend={run({})}>
        <Field label={words.choose} error={missing ? words.noFile : undefined}>
          {(control) => (
            <input ref={input} type="file" accept=".csv,.json" className="files-input" onChange={reset} {...control} />
          )}
        </Field>
        <Row>
          <Button type="submit" look="ghost" small loading={trying.busy || reporting.busy}>
            {words.try}
          </Button>
        </Row>
        <Failure>{problem && (problem.status === 413 ? words.tooLarge : t.failed)}</Failure>
        {trying.value && (
          <Tried answer={trying.value} onTake={run({ apply: "true" })} onReport={withFile(reporting.submit)} />
        )}
      </Form>
    </Disclosure>
  );
}

interface TriedProps {
  readonly answer: DiscountImport;
  readonly onTake: () => void;
  readonly onReport: () => void;
}

function Tried({ answer, onTake, onReport }: TriedProps) {
  const t = useVouchersText();
  const words = useOfficeMessages().catalogue.files;
  const { added, unchanged, errors, errorCount, applied } = answer;
  if (applied) {
    return (
      <Notice tone="ok" announce="polite">
        {t.made(added)}
      </Notice>
    );
  }
  const bad = errorCount > 0;
  return (
    <div className="files-result">
      <Notice tone={bad ? "bad" : "ok"} announce="polite" title={bad ? words.bad(errorCount) : words.ok}>
        {!bad && `${words.added}: ${added}, ${words.unchanged}: ${unchanged}`}
      </Notice>
      {bad && <BadLines errors={errors} count={errorCount} />}
      <Row>
        {bad && (
          <Button look="ghost" small icon="download" onClick={onReport}>
            {words.report}
          </Button>
        )}
        {!bad && added > 0 && (
          <Button small onClick={onTake}>
            {t.takeAll(added)}
          </Button>
        )}
      </Row>
    </div>
  );
}
