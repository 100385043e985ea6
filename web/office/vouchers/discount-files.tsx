import { type DiscountImport, discountImports, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Field } from "../../../ui/field.tsx";
import { Failure, Form } from "../../../ui/form.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BadLines } from "../data/bad-lines.tsx";
import { useTableImport } from "../data/use-table-import.ts";
import "../data/files.css";
import { Row } from "../../../ui/layout.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

/** Codes as a file, out and in: tried first, then taken as a whole or not at all. */
export function DiscountFiles({ onTaken }: { readonly onTaken: () => void }) {
  const t = useVouchersText();
  const words = useOfficeMessages().catalogue.files;
  const table = useTableImport<DiscountImport>({
    path: discountImports,
    report: "codes-errors.csv",
    onApplied: onTaken,
  });
  const { problem } = table;
  const file = (name: string) => `${officeVoucherPaths.discountFiles}/${name}`;

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
      <Form className="files-form" onSend={table.attempt}>
        <Field label={words.choose} error={table.isMissing ? words.noFile : undefined}>
          {(control) => (
            <input
              ref={table.input}
              type="file"
              accept=".csv,.json"
              className="files-input"
              onChange={table.forget}
              {...control}
            />
          )}
        </Field>
        <Row>
          <Button type="submit" look="ghost" small loading={table.busy}>
            {words.try}
          </Button>
        </Row>
        <Failure>{problem && (problem.status === 413 ? words.tooLarge : t.failed)}</Failure>
        {table.result && <Tried answer={table.result} onTake={table.apply} onReport={table.saveErrors} />}
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
        {t.made({ count: added })}
      </Notice>
    );
  }
  const bad = errorCount > 0;
  return (
    <div className="files-result">
      <Notice tone={bad ? "bad" : "ok"} announce="polite" title={bad ? words.bad({ count: errorCount }) : words.ok}>
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
            {t.takeAll({ count: added })}
          </Button>
        )}
      </Row>
    </div>
  );
}
