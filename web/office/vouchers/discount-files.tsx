import { useRef, useState } from "react";
import { type DiscountImport, discountImports, officeVoucherPaths } from "../../../services/vouchers/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Field } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BadLines } from "../data/bad-lines.tsx";
import { sendFile } from "../data/send-file.ts";
import "../data/files.css";
import { useOfficeMessages } from "../messages.ts";
import { useVouchersText } from "./use-vouchers-text.ts";

/** Codes as a file, out and in: tried first, then taken as a whole or not at all. */
export function DiscountFiles({ onTaken }: { readonly onTaken: () => void }) {
  const t = useVouchersText();
  const words = useOfficeMessages().catalogue.files;
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [answer, setAnswer] = useState<DiscountImport | null>(null);
  const file = (name: string) => `${officeVoucherPaths.discountFiles}/${name}`;

  const reset = () => {
    setMissing(false);
    setFailure(null);
    setAnswer(null);
  };
  /** @returns null when nothing came back */
  async function send(query: Readonly<Record<string, string>>): Promise<Response | null> {
    const chosen = input.current?.files?.[0];
    if (!chosen) {
      setMissing(true);
      return null;
    }
    setBusy(true);
    const sent = await sendFile(discountImports, chosen, query);
    setBusy(false);
    if (sent.ok) return sent.response;
    setFailure(sent.problem.status === 413 ? words.tooLarge : t.failed);
    return null;
  }
  async function run(query: Readonly<Record<string, string>>): Promise<void> {
    reset();
    const response = await send(query);
    if (!response) return;
    const said: DiscountImport = await response.json();
    setAnswer(said);
    if (said.applied) onTaken();
  }
  async function report(): Promise<void> {
    const response = await send({ report: "csv" });
    if (!response) return;
    const address = URL.createObjectURL(await response.blob());
    Object.assign(document.createElement("a"), { href: address, download: "codes-errors.csv" }).click();
    URL.revokeObjectURL(address);
  }

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
      <form
        className="files-form"
        onSubmit={(event) => {
          event.preventDefault();
          void run({});
        }}
      >
        <Field label={words.choose} error={missing ? words.noFile : undefined}>
          {(control) => (
            <input ref={input} type="file" accept=".csv,.json" className="files-input" onChange={reset} {...control} />
          )}
        </Field>
        <div className="files-buttons">
          <Button type="submit" look="ghost" small loading={busy}>
            {words.try}
          </Button>
        </div>
        {failure && (
          <Notice tone="bad" announce="assertive">
            {failure}
          </Notice>
        )}
        {answer && <Tried answer={answer} onTake={() => void run({ apply: "true" })} onReport={() => void report()} />}
      </form>
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
      <div className="files-buttons">
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
      </div>
    </div>
  );
}
