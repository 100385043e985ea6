import type { PrintFile } from "../../../services/production/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { WholeFile } from "./file-downloads.tsx";

interface EarlierFilesProps {
  /** The newest first. */
  readonly files: readonly PrintFile[];
  readonly summary: string;
}

/** What was made before, each with what came of it. */
export function EarlierFiles({ files, summary }: EarlierFilesProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const now = new Date();
  return (
    <details className="earlier-files small">
      <summary>{summary}</summary>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            {t.order.earlierFile({ at: timeText(file.createdAt, locale, now), verdict: t.order.verdict[file.verdict] })}
            {file.reason && ` (${t.stop[file.reason].title})`}
            {file.bytes !== null && (
              <>
                {" "}
                <WholeFile file={file} bytes={file.bytes} />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
