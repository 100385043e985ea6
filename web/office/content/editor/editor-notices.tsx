import { useMemo } from "react";
import { dayValues } from "../../../../core/day-start.ts";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useLocale } from "../../../words/context.tsx";
import { timeText } from "../../data/time-text.ts";
import type { ComponentSchemas } from "../block-tree/component-schemas.ts";
import { ConflictNotice } from "../conflict-notice.tsx";
import { leftOutLines } from "./left-out-lines.ts";
import type { OpenVersion } from "./open-version.ts";
import { leftOut } from "./outline-rows.ts";
import type { OpenDraft } from "./use-draft.ts";
import { usePresence } from "./use-presence.ts";
import { useEditorText } from "./words.ts";

interface EditorNoticesProps {
  readonly open: OpenDraft;
  readonly opened: OpenVersion;
  readonly content: JsonObject;
  readonly schemas: ComponentSchemas;
}

/** What somebody should know before she goes on: texts that were kept, other editors, what visitors do not see. */
export function EditorNotices({ open, opened, content, schemas }: EditorNoticesProps) {
  const t = useEditorText();
  const locale = useLocale();
  const { unsaved, store, state } = open;
  const { others, newer } = usePresence(open, opened.release?.id ?? null);
  const missing = useMemo(() => leftOut(content, schemas), [content, schemas]);
  return (
    <div className="editor-notices">
      {opened.asked !== null && opened.release === null && <Notice tone="warn" title={t.versionGone} />}
      {unsaved && (
        <Notice
          tone="warn"
          announce="polite"
          title={t.unsavedTitle(dayValues(timeText(new Date(unsaved.at).toISOString(), locale, new Date())))}
          action={
            <>
              <Button small onClick={open.takeUnsaved}>
                {t.unsavedTake}
              </Button>
              <Button small look="ghost" onClick={open.dropUnsaved}>
                {t.unsavedDrop}
              </Button>
            </>
          }
        >
          <p>{t.unsavedText}</p>
        </Notice>
      )}
      {store.refused && <ConflictNotice refused={store.refused} store={store} />}
      {newer !== null && state.kind === "saved" && !store.refused && (
        <Notice
          tone="plain"
          announce="polite"
          title={t.newerTitle({ who: newer === "" ? t.somebody : newer })}
          action={
            <Button small look="ghost" onClick={() => void store.reload()}>
              {t.newerTake}
            </Button>
          }
        />
      )}
      {others !== null && newer === null && (
        <Notice
          tone="plain"
          icon="person"
          announce="polite"
          title={others === "" ? t.ownWindow : t.others({ names: others })}
        />
      )}
      {missing && (
        <Notice tone="warn" title={t.leftOutTitle}>
          {leftOutLines(missing, t).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
