import { bounds } from "../../../design/bounds.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useStore } from "../../browser/store/use-store.ts";
import { useMessages } from "../../words/context.tsx";
import type { DesignContext } from "../context/design-context.ts";
import "./notices.css";

/** The design holds no more photos: how many of those that were chosen were not taken. */
export function FullNotice({ context }: { readonly context: Pick<DesignContext, "photos"> }) {
  const t = useMessages().designer.devices;
  const { leftOut } = context.photos;
  const count = useStore(leftOut);
  if (count === 0) return null;
  return (
    <div className="notices">
      <Notice
        tone="warn"
        announce="polite"
        title={t.fullTitle({ most: bounds.photos })}
        action={
          <Button look="quiet" small onClick={leftOut.seen}>
            {t.close}
          </Button>
        }
      >
        {t.full({ count })}
      </Notice>
    </div>
  );
}
