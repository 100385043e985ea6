import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { WardrobeFailure } from "../context/wardrobe-store.ts";
import "../notices/notices.css";

interface StyleNoticeProps {
  readonly failed: WardrobeFailure | null;
  readonly onSeen: () => void;
}

/** The style of a choice could not be loaded, and nothing was changed. */
export function StyleNotice({ failed, onSeen }: StyleNoticeProps) {
  const { panels, notices } = useMessages().designer;
  if (failed === null) return null;
  return (
    <div className="notices">
      <Notice
        tone="warn"
        announce="polite"
        action={
          <Button look="quiet" small onClick={onSeen}>
            {notices.close}
          </Button>
        }
      >
        {failed === "gone" ? panels.styles.gone : panels.styles.unreachable}
      </Notice>
    </div>
  );
}
