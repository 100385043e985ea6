import type { ContentImport } from "../../../services/content/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { type Column, Table } from "../../../ui/table.tsx";
import { transferText } from "./transfer-text.ts";
import { useContentText } from "./words.ts";

/** Bad lines drawn; all of them are in the file. */
const mostShown = 100;

interface ImportReportProps {
  readonly report: ContentImport;
  readonly onTake: () => void;
}

/** What a file does, or why it cannot be taken, line by line. */
export function ImportReport({ report, onTake }: ImportReportProps) {
  const t = useContentText();
  const { problems, counts, notices, applied } = report;
  if (problems.length > 0) return <BadLines problems={problems} />;
  return (
    <div className="files-result">
      <Notice tone="ok" announce="polite" title={applied ? t.importDone : t.importGood}>
        <p>{transferText(counts, t)}</p>
        {notices.length > 0 && (
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
      </Notice>
      {!applied && (
        <Row>
          <Button small onClick={onTake}>
            {t.importTake}
          </Button>
        </Row>
      )}
    </div>
  );
}

type Problem = ContentImport["problems"][number];

function BadLines({ problems }: Pick<ContentImport, "problems">) {
  const t = useContentText();
  const columns: readonly Column<Problem>[] = [
    { key: "line", head: t.importLine, cell: ({ line }) => <b className="num">{line === 0 ? t.importWhole : line}</b> },
    { key: "text", head: t.importProblem, wide: true, cell: ({ text }) => text },
  ];
  function save() {
    const lines = problems.map(({ line, text }) => `${line}\t${text.replaceAll(/[\t\n]/g, " ")}`);
    const address = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/tab-separated-values" }));
    Object.assign(document.createElement("a"), { href: address, download: "content-errors.tsv" }).click();
    URL.revokeObjectURL(address);
  }
  return (
    <div className="files-result import-lines">
      <Notice tone="bad" announce="assertive" title={t.importBad({ count: problems.length })}>
        {t.importBadText}
      </Notice>
      {problems.length > mostShown && <p className="label">{t.importFirst({ count: mostShown })}</p>}
      <Table
        caption={t.importProblem}
        columns={columns}
        groups={[{ key: "all", rows: problems.slice(0, mostShown) }]}
        rowKey={({ line, text }) => `${line} ${text}`}
      />
      <Row>
        <Button look="ghost" small icon="download" onClick={save}>
          {t.importSave}
        </Button>
      </Row>
    </div>
  );
}
