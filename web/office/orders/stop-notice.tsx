import type { StopReason } from "../../../services/production/contract.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useOfficeMessages } from "../messages.ts";
import { stopWords } from "./stop-words.ts";

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
