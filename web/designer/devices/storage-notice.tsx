import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { Desk } from "../desk/desk.ts";
import { useSessionValue } from "../desk/use-design.ts";
import "../editor/notices.css";

/** This browser keeps nothing, because the device is full or the window private: the work goes on, and she knows. */
export function StorageNotice({ desk }: { readonly desk: Desk }) {
  const t = useMessages().designer.devices;
  const kept = useSessionValue(desk.session, (state) => state.keptOnDevice);
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
