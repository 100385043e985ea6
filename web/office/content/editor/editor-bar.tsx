import { useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { useLocale } from "../../../words/context.tsx";
import { problemText } from "../../data/failed-answer.tsx";
import { officePages } from "../../data/office-paths.ts";
import { clockText } from "../../data/time-text.ts";
import { useOfficeMessages } from "../../messages.ts";
import { PageActions } from "../page-actions.tsx";
import { PageChip } from "../page-table.tsx";
import type { SaveState } from "./autosave.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import type { OpenVersion } from "./open-version.ts";
import type { OpenDraft } from "./use-draft.ts";
import type { EditorChoice } from "./use-editor-choice.ts";
import { VersionChoice } from "./version-choice.tsx";
import { type EditorText, useEditorText } from "./words.ts";

interface EditorBarProps {
  readonly open: OpenDraft;
  readonly opened: OpenVersion;
  readonly wasChosen: boolean;
  readonly choice: EditorChoice;
  readonly choose: (change: Partial<EditorChoice>) => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onStep: (step: "undo" | "redo") => void;
}

/** Which page, in which language, whether it is written, and everything that is done to it as a whole. */
export function EditorBar(props: EditorBarProps) {
  const { open, opened, wasChosen, choice, choose, canUndo, canRedo, onStep } = props;
  const t = useEditorText();
  const { page, store, autosave } = open;
  const { release, draft } = opened;
  const [more, setMore] = useState(wasChosen);
  async function chooseVersion(id: number | null): Promise<void> {
    // What cannot be written stays in this browser, and is offered when this version is opened again.
    await autosave.flush();
    choose({ release: id === null ? null : String(id) });
  }
  return (
    <header className="editor-bar" data-more={more || undefined}>
      <div className="editor-name">
        <a className="editor-back" href={officePages.contentPage(String(page.id))}>
          <Icon name="arrow-left" small />
          <span>{t.back}</span>
        </a>
        <h1>{page.name}</h1>
        {release === null && <PageChip state={page.state} />}
        {release === null && <CompareDialog page={page} />}
      </div>
      <IconButton
        className="editor-more"
        icon={more ? "chevron-up" : "dots"}
        label={more ? t.less : t.more}
        aria-expanded={more}
        onClick={() => setMore(!more)}
      />
      <div className="editor-steps">
        <IconButton icon="undo" label={t.undo} aria-disabled={!canUndo} onClick={() => onStep("undo")} />
        <IconButton icon="redo" label={t.redo} aria-disabled={!canRedo} onClick={() => onStep("redo")} />
        <SaveStatus open={open} />
      </div>
      <div className="editor-languages">
        <VersionChoice opened={opened} wasChosen={wasChosen} onChoose={(id) => void chooseVersion(id)} />
        <LanguageChoice languages={draft.languages} choice={choice} choose={choose} />
      </div>
      {release === null && <PageActions page={page} store={store} />}
    </header>
  );
}

/** Whether everything is written; what went wrong is read out, the rest only shown. */
function SaveStatus({ open: { state, autosave } }: { readonly open: OpenDraft }) {
  const t = useEditorText();
  const locale = useLocale();
  const problems = useOfficeMessages().problems;
  const at = state.kind === "saved" && state.at !== null ? clockText(new Date(state.at).toISOString(), locale) : null;
  const text = stateText(state, at, t, (problem) =>
    problem.status === 413 ? t.states.tooLarge : problemText(problem, problems),
  );
  const isBad = state.kind === "offline" || state.kind === "refused" || state.kind === "conflict";
  return (
    <div className="editor-saved" data-state={state.kind}>
      <span aria-hidden={isBad}>{text}</span>
      <LiveRegion>{isBad ? text : ""}</LiveRegion>
      {(state.kind === "offline" || state.kind === "refused") && (
        <Button small look="quiet" onClick={() => void autosave.flush()}>
          {t.saveNow}
        </Button>
      )}
    </div>
  );
}

function stateText(
  state: SaveState,
  at: string | null,
  t: EditorText,
  why: (problem: Extract<SaveState, { kind: "refused" }>["problem"]) => string,
): string {
  switch (state.kind) {
    case "saved":
      return at === null ? t.states.untouched : t.states.saved({ when: at });
    case "refused":
      return t.states.refused({ why: why(state.problem) });
    default:
      return t.states[state.kind];
  }
}
