import { useCallback, useRef, useState } from "react";
import type { JsonObject, PageView } from "../../../../services/content/contract.ts";
import { blockAt, pathOfUid, placeOf } from "../block-tree/block-tree.ts";
import { type Deed, doWithBlock, siblingsOf } from "./block-deeds.ts";
import { chosenAfter, withOwnUids } from "./edit-history.ts";
import type { OpenVersion } from "./open-version.ts";
import { useDraft } from "./use-draft.ts";
import type { useEditorChoice } from "./use-editor-choice.ts";
import { useEditorKeys } from "./use-editor-keys.ts";
import { useFrame } from "./use-frame.ts";
import { usePageEdits } from "./use-page-edits.ts";
import { useEditorText } from "./words.ts";

interface Surroundings extends ReturnType<typeof useEditorChoice> {
  /** All parts are beside each other. */
  readonly wide: boolean;
}

/** What is done with an open page: its blocks changed, moved and chosen, here or in the frame, steps back and forth, all of it kept; and what is said of that. */
export function usePageWork(opened: OpenVersion, { choice, choose, wide }: Surroundings) {
  const { draft, release } = opened;
  const t = useEditorText();
  const [said, say] = useState("");

  const changed = useRef<(content: JsonObject) => void>(() => {});
  const edits = usePageEdits(draft.content, (content) => changed.current(content));
  const { content } = edits.history;
  const path = choice.block === null ? [] : pathOfUid(content, choice.block);
  const chosen = path === null || path.length === 0 ? null : choice.block;

  const put = useCallback(
    (next: JsonObject, mergeKey: string | null, wished?: string | null) => {
      const before = edits.now();
      const after = wished === undefined ? chosenAfter(before, next, chosen) : wished;
      edits.edit(next, chosen, mergeKey);
      if (after !== chosen) choose({ block: after }, { replace: true });
    },
    [edits.now, edits.edit, chosen, choose],
  );
  const open = useDraft(opened, {
    show: (next) => put(withOwnUids(next), null),
    serverChanged: (before, after) => frame.say(messageFor(before, after), after.fullSlug),
  });
  changed.current = open.autosave.changed;
  const choseInFrame = (uid: string) => {
    const found = pathOfUid(edits.now(), uid);
    if (found === null) return;
    const block = blockAt(edits.now(), found);
    choose({ block: found.length === 0 ? null : String(block?._uid), ...(!wide && { part: "form" }) });
  };
  const framed = { page: draft.page.id, language: choice.language, chosen, chose: choseInFrame };
  const frame = useFrame({ ...framed, content, release: release?.id ?? null, isPublished: false });

  const goBack = (step: "undo" | "redo") => {
    const done = edits[step](chosen);
    if (done === null) return say(step === "undo" ? t.nothingToUndo : t.nothingToRedo);
    choose({ block: chosenAfter(content, edits.now(), done.chosen) }, { replace: true });
    say(step === "undo" ? t.undone({ left: done.left }) : t.redone({ left: done.left }));
  };
  const act = (deed: Deed) => {
    const now = edits.now();
    const done = doWithBlock(now, path ?? [], deed);
    if (done === null) return say(t.done.notAtAll);
    put(done.content, null, done.chosen);
    if (deed === "remove") return say(t.done.removed);
    if (deed === "duplicate") return say(t.done.duplicated);
    const at = pathOfUid(done.content, String(done.chosen)) ?? [];
    say(t.done.moved({ place: (placeOf(at)?.index ?? 0) + 1, count: siblingsOf(done.content, at) }));
  };
  useEditorKeys({ undo: () => goBack("undo"), redo: () => goBack("redo"), save: () => void open.autosave.flush() });
  return { edits, chosen, put, open, framed, frame, goBack, act, said, say };
}

/** What the page in the frame is told once the server has another draft, or visitors see another page. */
function messageFor(before: PageView, after: PageView): "change" | "published" | "unpublished" {
  if (after.changed?.action === "published") return "published";
  return after.changed?.action === "unpublished" && before.state !== "draft" ? "unpublished" : "change";
}
