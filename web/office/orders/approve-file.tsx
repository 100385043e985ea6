import { useState } from "react";
import { type PrintFile, productionPaths } from "../../../services/production/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useLocale } from "../../words/context.tsx";
import { officeApi } from "../api/use-office.ts";
import { timeText } from "../data/time-text.ts";
import { AskDialog } from "../frame/ask-dialog.tsx";
import { useOfficeMessages } from "../messages.ts";
import { useShownList } from "./shown-list.ts";

/** Only what preflight refused can be taken over: where nothing was written there is nothing to print. */
export const isApprovable = ({ verdict, reason, bytes }: PrintFile): boolean =>
  verdict === "stopped" && reason === "preflight-failed" && bytes !== null;

interface ApproveFileProps {
  readonly file: PrintFile;
  /** What the file is for, in words. */
  readonly role: string;
  /** Of the article. */
  readonly title: string;
  readonly onChange: () => void;
}

/** Lets the operator take over the check of a refused file, with a reason that goes onto the ticket. */
export function ApproveFile({ file, role, title, onChange }: ApproveFileProps) {
  const { approval: t, moves } = useOfficeMessages();
  const { reloadList } = useShownList();
  const [asking, setAsking] = useState(false);

  async function approve(reason: string) {
    const approved = await officeApi().post(productionPaths.officeApproval(file.id), { body: { reason } });
    if (approved.ok || approved.error.kind === "file-not-approvable") {
      onChange();
      reloadList();
    }
    return approved;
  }

  return (
    <>
      <Button look="ghost" small aria-label={t.approveOf({ file: role, title })} onClick={() => setAsking(true)}>
        {t.approve}
      </Button>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.approve}
        text={t.explain}
        reason={{ label: moves.reason, hint: t.reasonHint, missing: moves.reasonMissing }}
        submit={t.approve}
        leave={moves.keep}
        send={approve}
        failure={({ kind }) => (kind === "file-not-approvable" ? t.notApprovable : t.failed)}
      />
    </>
  );
}

/** Who took the check over, when and why. */
export function ApprovalNotice({ approval }: { readonly approval: NonNullable<PrintFile["approval"]> }) {
  const t = useOfficeMessages().approval;
  const locale = useLocale();
  return (
    <Notice tone="warn" title={t.approvedBy({ name: approval.by, at: timeText(approval.at, locale, new Date()) })}>
      {approval.reason}
    </Notice>
  );
}
