import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { DesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import "./notices.css";

/** This browser keeps nothing, because the device is full or the window private: the work goes on, and she knows. */
export function StorageNotice({ context }: { readonly context: DesignContext }) {
  const t = useMessages().designer.devices;
  const kept = useSessionValue(context.session, (state) => state.keptOnDevice);
  const [seen, setSeen] = useState(false);
  if (kept || seen) return null;
  return (
    <div className="notices">
      <Notice
        tone="warn"
        announce="polite"
        title={t.unkeptTitle}
        action={
          <Button look="quiet" small onClick={() => setSeen(true)}>
            {t.close}
          </Button>
        }
      >
        {t.unkept}
      </Notice>
    </div>
  );
}
