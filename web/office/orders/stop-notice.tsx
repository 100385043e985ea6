import { type StopReason, stopReasons } from "../../../services/production/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import type { OfficeMessages } from "../messages.de.ts";
import { useOfficeMessages } from "../messages.ts";

interface StopNoticeProps {
  readonly reason: StopReason | null;
  /** What the order's line says, where no file tells more. */
  readonly note: string | null;
}

/** Why a line is not printed, in words, and what to do about it. */
export function StopNotice({ reason, note }: StopNoticeProps) {
  const t = useOfficeMessages().stop;
  const { title, action } = stopWords(reason ?? note, t);
  return (
    <Notice tone="bad" title={title}>
      {action}
    </Notice>
  );
}

/** Words for a reason; a note that is none of the known reasons is shown as it is. */
export function stopWords(
  reason: string | null,
  t: OfficeMessages["stop"],
): { readonly title: string; readonly action: string } {
  const known = stopReasons.find((one) => one === reason);
  if (known) return t[known];
  return reason === null ? t.unknown : { ...t.unknown, title: `${t.unknown.title}: ${reason}` };
}
