import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../messages/context.tsx";
import "../editor/notices.css";
import "./late-change.css";
import type { LateWork } from "./use-late-change.ts";

interface LateNoticeProps {
  readonly late: LateWork | null;
  readonly onLook: () => void;
}

/** What another format, binding, style ... did, in two lines, with the way back. */
export function LateNotice({ late, onLook }: LateNoticeProps) {
  const { lateChange: t, notices, bar } = useMessages().designer;
  if (!late) return null;
  const { change, later, takeBack, dismiss } = late;
  const { counts, leftOut } = change;
  return (
    <div className="notices late-notice">
      <Notice
        tone={counts.eye > 0 ? "warn" : "ok"}
        icon={counts.eye > 0 ? "eye" : "check"}
        announce="polite"
        title={t.kept(change.photos, change.texts)}
        action={<IconButton icon="close" label={notices.close} onClick={dismiss} />}
      >
        <p>
          {leftOut.length > 0 && `${t.leftOut(leftOut.length)} `}
          {t.tally(counts)}
        </p>
        <div className="late-notice-ways">
          <Button look="ghost" small onClick={onLook}>
            {counts.eye > 0 ? t.lookAt(counts.eye) : t.look}
          </Button>
          {later === 0 && (
            <Button look="quiet" small icon="undo" onClick={takeBack}>
              {bar.undo}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
