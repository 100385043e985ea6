import { type FormEvent, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { type ImportAnswer, priceDraftPaths } from "../../../services/price-drafts/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BadLines } from "../data/bad-lines.tsx";
import { problemText } from "../data/failed-answer.tsx";
import { sendFile } from "../data/send-file.ts";
import "../data/files.css";
import { useOfficeMessages } from "../messages.ts";
import { useDraftDesk } from "./draft-context.ts";
import { WarningsNotice } from "./draft-notices.tsx";

type Tried =
  | { readonly kind: "nothing" | "busy" }
  | { readonly kind: "failed"; readonly problem: Problem }
  | { readonly kind: "tried"; readonly answer: ImportAnswer };

/** The price list as a file, out and in. */
export function FilesPanel({ onTaken }: { readonly onTaken: () => void }) {
  const { key, draft } = useDraftDesk().view;
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
  const input = useRef<HTMLInputElement>(null);
  const [complete, setComplete] = useState(false);
  const [missing, setMissing] = useState(false);
  const [tried, setTried] = useState<Tried>({ kind: "nothing" });
  const send = (more: Readonly<Record<string, string>>) =>
    sendFile(priceDraftPaths.import(subject), input.current?.files?.[0] as File, {
      draft: draft.id,
      version: String(draft.version),
      complete: String(complete),
      ...more,
    });

  async function run(apply: boolean): Promise<void> {
    if (!input.current?.files?.[0]) return setMissing(true);
    setTried({ kind: "busy" });
    const answered = await send(apply ? { apply: "true" } : {});
    if (!answered.ok) return setTried({ kind: "failed", problem: answered.problem });
    const answer: ImportAnswer = await answered.response.json();
    setTried({ kind: "tried", answer });
    if (answer.applied) onTaken();
  }

  async function report(): Promise<void> {
    const answered = await send({ report: "csv" });
    if (!answered.ok) return setTried({ kind: "failed", problem: answered.problem });
    const address = URL.createObjectURL(await answered.response.blob());
    Object.assign(document.createElement("a"), { href: address, download: `${subject}-errors.csv` }).click();
    URL.revokeObjectURL(address);
  }

  return (
    <form
      className="files-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run(false);
      }}
    >
      <Field label={t.choose} error={missing ? t.noFile : undefined}>
        {(control) => (
          <input
            ref={input}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            className="files-input"
            onChange={() => {
              setMissing(false);
              setTried({ kind: "nothing" });
            }}
            {...control}
          />
        )}
      </Field>
      <Checkbox
        label={t.complete}
        checked={complete}
        onChange={(event) => {
          setComplete(event.target.checked);
          setTried({ kind: "nothing" });
        }}
      />
      <div className="files-buttons">
        <Button type="submit" look="ghost" small loading={tried.kind === "busy"}>
          {t.try}
        </Button>
      </div>
      <Result tried={tried} onTake={() => void run(true)} onReport={() => void report()} />
    </form>
  );
}

function Result({
  tried,
  onTake,
  onReport,
}: {
  readonly tried: Tried;
  readonly onTake: () => void;
  readonly onReport: () => void;
}) {
  const words = useOfficeMessages();
  const t = words.catalogue.files;
  if (tried.kind === "failed") {
    const { problem } = tried;
    const overtaken = problem.kind === "draft-changed" || problem.kind === "draft-closed";
    const by = String(problem.extra.by ?? "");
    return (
      <Notice tone="bad" announce="assertive">
        {overtaken
          ? words.catalogue.conflict(by)
          : problem.status === 413
            ? t.tooLarge
            : problemText(problem, words.problems)}
      </Notice>
    );
  }
  if (tried.kind !== "tried") return null;
  const { answer } = tried;
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
      <Notice tone={bad ? "bad" : "ok"} announce="polite" title={bad ? t.bad(answer.errorCount) : t.ok}>
        {!bad && counts.map(([name, count]) => `${name}: ${count}`).join(", ")}
      </Notice>
      <WarningsNotice warnings={answer.warnings} />
      {bad && <BadLines errors={answer.errors} count={answer.errorCount} />}
      <div className="files-buttons">
        {bad ? (
          <Button look="ghost" small icon="download" onClick={onReport}>
            {t.report}
          </Button>
        ) : (
          <Button small onClick={onTake}>
            {t.take}
          </Button>
        )}
      </div>
    </div>
  );
}
