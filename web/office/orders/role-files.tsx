import type { PrintFile } from "../../../services/production/contract.ts";
import { useLocale } from "../../words/context.tsx";
import { useMay } from "../api/use-office.ts";
import { useOfficeMessages } from "../messages.ts";
import { ApprovalNotice, ApproveFile, isApprovable } from "./approve-file.tsx";
import { EarlierFiles } from "./earlier-files.tsx";
import { FileDownloads } from "./file-downloads.tsx";
import type { FilesOfRole } from "./files-of-line.ts";
import { PreflightPanel } from "./preflight-panel.tsx";
import { roleText } from "./role-words.ts";
import { ToneChip } from "./state-chip.tsx";
import { toneOfVerdict } from "./state-tone.ts";
import { StopNotice } from "./stop-notice.tsx";

interface RoleFilesProps extends FilesOfRole {
  /** Of the article. */
  readonly title: string;
  /** All files of the line are being made again. */
  readonly making: boolean;
  readonly onChange: () => void;
}

/** One file of a line: what it is for, why it was stopped, its report, its downloads, and what was made before. */
export function RoleFiles({ planned, files, title, making, onChange }: RoleFilesProps) {
  const { files: t, order } = useOfficeMessages();
  const allowed = useMay("print-files");
  const [newest, ...earlier] = files;
  const role = roleText(planned.role, t, useLocale());
  const count = newest?.pages ?? planned.sides;
  const holds = planned.format === "jpeg" ? t.pictures({ count }) : t.pdfPages({ pages: count });
  // How often a larger sheet is printed is on the ticket: it depends on how many pieces it has.
  const often = newest?.sheet ? t.onSheet(newest.sheet) : t.copies({ copies: planned.copies });
  const facts = [holds, often, planned.partner ?? t.own];
  return (
    <section className="role-files">
      <div className="role-files-head">
        <h4>{t.heading({ role })}</h4>
        <Verdict file={newest ?? null} />
      </div>
      <p className="small mute num">{facts.join(" · ")}</p>
      {newest?.verdict === "stopped" && !making && <StopNotice reason={newest.reason} note={null} />}
      {newest && <FileDownloads file={newest} />}
      {newest?.approval && <ApprovalNotice approval={newest.approval} />}
      {newest?.report && <PreflightPanel report={newest.report} of={`${title}, ${role}`} />}
      {newest && isApprovable(newest) && allowed && !making && (
        <ApproveFile file={newest} role={role} title={title} onChange={onChange} />
      )}
      {earlier.length > 0 && <EarlierFiles files={earlier} summary={order.earlier({ count: earlier.length })} />}
    </section>
  );
}

function Verdict({ file }: { readonly file: PrintFile | null }) {
  const t = useOfficeMessages();
  if (!file) return <ToneChip tone="info">{t.files.missing}</ToneChip>;
  return <ToneChip tone={toneOfVerdict[file.verdict]}>{t.order.verdict[file.verdict]}</ToneChip>;
}
