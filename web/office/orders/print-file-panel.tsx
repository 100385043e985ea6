import { bytesText } from "../../../core/bytes-text.ts";
import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { type PrintFile, productionPaths } from "../../../services/production/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useLocale } from "../../messages/context.tsx";
import { officePages } from "../data/office-paths.ts";
import { timeText } from "../data/time-text.ts";
import { useOfficeMessages } from "../messages.ts";
import { useMay } from "../session/use-office.ts";
import { ApprovalNotice, ApproveFile, isApprovable } from "./approve-file.tsx";
import { PreflightPanel } from "./preflight-panel.tsx";
import { StopNotice } from "./stop-notice.tsx";
import { useRemake } from "./use-remake.ts";

interface PrintFilePanelProps {
  readonly line: OfficeOrder["lines"][number];
  readonly title: string;
  /** Of this line, the newest first. */
  readonly files: readonly PrintFile[];
  readonly onChange: () => void;
}

/** The print file of a line: why it was stopped, its report, its downloads, and a way to make it anew. */
export function PrintFilePanel({ line, title, files, onChange }: PrintFilePanelProps) {
  const t = useOfficeMessages().order;
  const [newest, ...earlier] = files;
  const { state, remake } = useRemake(line.id, newest?.id ?? null, onChange);
  const allowed = useMay("print-files");
  const stopped = line.fileState === "stopped" || newest?.verdict === "stopped";
  return (
    <>
      {stopped && state !== "making" && <StopNotice reason={newest?.reason ?? null} note={line.fileNote} />}
      {newest && <Downloads file={newest} />}
      {newest?.approval && <ApprovalNotice approval={newest.approval} />}
      {newest?.report && <PreflightPanel report={newest.report} />}
      <div className="remake">
        {newest && isApprovable(newest) && allowed && state !== "making" && (
          <ApproveFile file={newest} title={title} onChange={onChange} />
        )}
        {allowed && (
          <Button
            look="quiet"
            small
            icon="refresh"
            loading={state === "making"}
            aria-label={t.remakeOf(title)}
            onClick={() => void remake()}
          >
            {t.remake}
          </Button>
        )}
        <p role="status" className="small mute">
          {state === "making" && t.remaking}
          {state === "made" && t.remade}
          {state === "slow" && (
            <>
              {t.remakeSlow} <Link href={officePages.jobs}>{t.toJobs}</Link>
            </>
          )}
          {state === "failed" && t.remakeFailed}
        </p>
      </div>
      {earlier.length > 0 && <EarlierFiles files={earlier} />}
    </>
  );
}

function Downloads({ file }: { readonly file: PrintFile }) {
  const t = useOfficeMessages().order;
  const locale = useLocale();
  return (
    <p className="downloads">
      {file.bytes !== null && (
        <Link underlined className="small" href={productionPaths.officePdf(file.id)} download>
          <Icon name="download" small />
          {t.pdf(bytesText(file.bytes, locale))}
        </Link>
      )}
      {file.verdict !== "stopped" && (
        <Link underlined className="small" href={productionPaths.officeTicket(file.id)} download>
          <Icon name="download" small />
          {t.ticket}
        </Link>
      )}
    </p>
  );
}

function EarlierFiles({ files }: { readonly files: readonly PrintFile[] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const now = new Date();
  return (
    <details className="earlier-files small">
      <summary>{t.order.earlier(files.length)}</summary>
      <ul>
        {files.map(({ id, createdAt, verdict, reason, bytes }) => (
          <li key={id}>
            {t.order.earlierFile(timeText(createdAt, locale, now), t.order.verdict[verdict])}
            {reason && ` (${t.stop[reason].title})`}
            {bytes !== null && (
              <>
                {" "}
                <Link href={productionPaths.officePdf(id)} download>
                  {t.order.pdf(bytesText(bytes, locale))}
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
