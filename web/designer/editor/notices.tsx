import { useState } from "react";
import type { Refusal } from "../../../products/kind.ts";
import { refusalText } from "../../../products/link-values.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import { useDesignContext } from "../context/design-context.ts";
import "../notices/notices.css";

interface NoticesProps {
  /** What the last choice made impossible and therefore changed. */
  readonly gaveWay: readonly Refusal[];
  readonly onSeen: () => void;
}

/** What fell back, said once: first what the link asked for, then what a choice made impossible. */
export function Notices({ gaveWay, onSeen }: NoticesProps) {
  const t = useMessages().designer.notices;
  const { notices, text } = useDesignContext();
  const [linkSeen, setLinkSeen] = useState(false);
  const fromLink = linkSeen ? [] : notices;
  const shown = gaveWay.length > 0 ? gaveWay : fromLink;
  if (shown.length === 0) return null;
  const close = gaveWay.length > 0 ? onSeen : () => setLinkSeen(true);
  return (
    <div className="notices">
      <Notice
        tone="info"
        announce="polite"
        title={gaveWay.length > 0 ? t.gaveWay : t.title}
        action={
          <Button look="quiet" small onClick={close}>
            {t.close}
          </Button>
        }
      >
        <ul>
          {shown.map((refusal) => (
            <li key={`${refusal.field} ${refusal.reason}`}>{refusalText(refusal, text)}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
