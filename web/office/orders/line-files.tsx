import type { OfficeOrder } from "../../../services/orders/contract.ts";
import { type PrintFiles, productionPaths } from "../../../services/production/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useMay } from "../api/use-office.ts";
import { officePages } from "../data/office-paths.ts";
import { useOfficeMessages } from "../messages.ts";
import { EarlierFiles } from "./earlier-files.tsx";
import { filesOfLine } from "./files-of-line.ts";
import { RoleFiles } from "./role-files.tsx";
import { StopNotice } from "./stop-notice.tsx";
import { type RemakeState, useRemake } from "./use-remake.ts";

interface LineFilesProps {
  readonly line: OfficeOrder["lines"][number];
  readonly title: string;
  /** Of the whole order. */
  readonly all: PrintFiles;
  readonly onChange: () => void;
}

/** The print files of a line, one for each role, its ticket, and a way to make all files anew. */
export function LineFiles({ line, title, all, onChange }: LineFilesProps) {
  const { order: t, files } = useOfficeMessages();
  const { roles, others, nothingMade, ticket, attempt } = filesOfLine(all, line.id);
  const { state, remake } = useRemake(line.id, attempt, onChange);
  const allowed = useMay("print-files");
  const making = state === "making";
  const words = t.remake({ files: roles.length });
  const unexplained = line.fileState === "stopped" && roles.every(({ files }) => files.length === 0);
  return (
    <>
      {(nothingMade !== null || unexplained) && !making && (
        <StopNotice reason={nothingMade?.reason ?? null} note={line.fileNote} />
      )}
      {ticket && (
        <p className="downloads">
          <Link underlined className="small" href={productionPaths.officeTicket(line.id)} download>
            <Icon name="download" small />
            {t.ticket}
          </Link>
        </p>
      )}
      {roles.map((role) => (
        <RoleFiles key={role.planned.role} {...role} title={title} making={making} onChange={onChange} />
      ))}
      <div className="remake">
        {allowed && (
          <Button
            look="quiet"
            small
            icon="refresh"
            loading={making}
            aria-label={t.remakeOf({ remake: words, title })}
            onClick={() => void remake()}
          >
            {words}
          </Button>
        )}
        <RemakeStatus state={state} files={roles.length} />
      </div>
      {others.length > 0 && <EarlierFiles files={others} summary={files.former} />}
    </>
  );
}

function RemakeStatus({ state, files }: { readonly state: RemakeState; readonly files: number }) {
  const t = useOfficeMessages().order;
  return (
    <p role="status" className="small mute">
      {state === "making" && t.remaking({ files })}
      {state === "made" && t.remade({ files })}
      {state === "slow" && (
        <>
          {t.remakeSlow({ files })} <Link href={officePages.jobs}>{t.toJobs}</Link>
        </>
      )}
      {state === "failed" && t.remakeFailed}
    </p>
  );
}
