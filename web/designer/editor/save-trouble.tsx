import { type ReactNode, useState } from "react";
import type { Api } from "../../../core/http/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useMessages } from "../../words/context.tsx";
import type { DesignContext } from "../context/design-context.ts";
import { useSessionValue } from "../context/use-design.ts";
import { createBrowserJournal } from "../store/browser-journal.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { useCopy } from "./use-copy.ts";
import "./save-trouble.css";

interface SaveTroubleProps {
  readonly context: DesignContext;
  readonly api: Api;
}

/** When saving needs a person: a conflict to decide, or a design that cannot go on as it is. */
export function SaveTrouble({ context, api }: SaveTroubleProps) {
  const t = useMessages().designer;
  const save = useSessionValue(context.session, (state) => state.save);
  const [later, setLater] = useState(false);
  const copy = useCopy(context, api);
  /** The server's version counts: what this browser kept of the design goes. */
  const loadNewer = async () => {
    context.session.close();
    await createBrowserJournal().forget(context.session.state().kept.design);
    location.reload();
  };
  switch (save.state) {
    case "conflict":
      return (
        <>
          <ConflictDialog
            open={!later}
            onClose={() => setLater(true)}
            onLoadNewer={() => void loadNewer()}
            onKeepMine={copy}
          />
          {later && (
            <div className="save-trouble">
              <Notice
                tone="warn"
                title={t.conflict.title}
                action={
                  <Button small onClick={() => setLater(false)}>
                    {t.conflict.decide}
                  </Button>
                }
              />
            </div>
          )}
        </>
      );
    case "gone":
      return (
        <Trouble text={t.stuck.gone}>
          <Button small onClick={() => void copy()}>
            {t.stuck.keep}
          </Button>
        </Trouble>
      );
    case "stuck":
      return (
        <Trouble text={t.stuck[save.why]}>
          <Button small onClick={() => void loadNewer()}>
            {t.stuck.reload}
          </Button>
        </Trouble>
      );
    default:
      return null;
  }
}

function Trouble({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const t = useMessages().designer.stuck;
  return (
    <div className="save-trouble">
      <Notice tone="bad" announce="assertive" title={t.title} action={children}>
        {text}
      </Notice>
    </div>
  );
}
