import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import { tallyText } from "./tally-text.ts";
import "../notices/notices.css";
import "./late-change.css";
import type { LateChange } from "./trouble.ts";
import type { LateWork } from "./use-late-change.ts";

interface LateNoticeProps {
  readonly late: LateWork | null;
  readonly onLook: () => void;
}

/**
 * What another format, binding, style ... did, in two lines, with the way back. Once it was looked at, or work goes on,
 * just the way to what should be looked at stays.
 */
export function LateNotice({ late, onLook }: LateNoticeProps) {
  const { lateChange: t, notices, bar } = useMessages().designer;
  const [looked, setLooked] = useState<LateChange | null>(null);
  if (!late) return null;
  const { change, later, takeBack, dismiss } = late;
  const { counts, leftOut } = change;
  const look = () => {
    setLooked(change);
    onLook();
  };
  const close = <IconButton icon="close" label={notices.close} onClick={dismiss} />;
  if (looked === change || later > 0)
    return counts.eye === 0 ? null : (
      <div className="notices late-reminder">
        {/* The button that opened the tally is gone: the focus returns here. */}
        <Button look="quiet" small icon="eye" autoFocus={looked === change} onClick={look}>
          {t.lookAt({ count: counts.eye })}
        </Button>
        {close}
      </div>
    );
  return (
    <div className="notices late-notice">
      <Notice
        tone={counts.eye > 0 ? "warn" : "ok"}
        icon={counts.eye > 0 ? "eye" : "check"}
        announce="polite"
        title={t.kept({ shown: change.photos, written: change.texts })}
        action={close}
      >
        <p>
          {leftOut.length > 0 && `${t.leftOut({ count: leftOut.length })} `}
          {tallyText(counts, t.tallies)}
        </p>
        <div className="late-notice-ways">
          <Button look="ghost" small onClick={look}>
            {counts.eye > 0 ? t.lookAt({ count: counts.eye }) : t.look}
          </Button>
          <Button look="ghost" small icon="undo" onClick={takeBack}>
            {bar.undo}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
