import { type FormEvent, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import { readProblem } from "../../../core/http/problem.ts";
import { type ImportAnswer, pricingPaths } from "../../../services/pricing/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { shopHeaders } from "../../browser-api.ts";
import { problemText } from "../data/failed-answer.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useDraftDesk } from "./draft-context.ts";

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
            <Link underlined download href={pricingPaths.file(key, "csv")}>
              {t.csv}
            </Link>
          </li>
          <li>
            <Link underlined download href={`${pricingPaths.file(key, "csv")}?bom=true&decimal=comma`}>
              {t.csvExcel}
            </Link>
          </li>
          <li>
            <Link underlined download href={pricingPaths.file(key, "json")}>
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
    sendFile(subject, input.current?.files?.[0] as File, {
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
      {bad && <Errors answer={answer} />}
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

function Errors({ answer }: { readonly answer: ImportAnswer }) {
  const t = useOfficeMessages().catalogue.files;
  const columns: readonly Column<ImportAnswer["errors"][number]>[] = [
    { key: "line", head: t.line, cell: ({ line }) => <b className="num">{line}</b> },
    { key: "column", head: t.column, cell: ({ column }) => column },
    { key: "place", head: t.place, wide: true, cell: ({ place }) => <span className="files-place">{place}</span> },
    { key: "rule", head: t.rule, wide: true, cell: ({ rule }) => rule },
  ];
  return (
    <>
      {answer.errors.length < answer.errorCount && <p className="label">{t.first(answer.errors.length)}</p>}
      <Table
        caption={t.rule}
        columns={columns}
        groups={[{ key: "all", rows: answer.errors }]}
        rowKey={(one) => `${one.line} ${one.column} ${one.rule}`}
      />
    </>
  );
}

type Sent = { readonly ok: true; readonly response: Response } | { readonly ok: false; readonly problem: Problem };

/** Files go as they are, piece by piece, so they need no JSON client. */
async function sendFile(subject: string, file: File, query: Readonly<Record<string, string>>): Promise<Sent> {
  const format = file.name.toLowerCase().endsWith(".json") ? "json" : "csv";
  const address = `${pricingPaths.import(subject)}?${new URLSearchParams({ format, ...query })}`;
  const headers = { ...shopHeaders(), "content-type": "application/octet-stream" };
  const response = await fetch(address, { method: "POST", body: file, headers }).catch(() => null);
  if (response?.ok) return { ok: true, response };
  const body: unknown = await response?.json().catch(() => null);
  const problem = readProblem(response?.status ?? 0, body, null);
  return { ok: false, problem: response ? problem : { ...problem, kind: "offline" } };
}
