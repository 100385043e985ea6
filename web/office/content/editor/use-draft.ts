import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Problem } from "../../../../core/http/problem.ts";
import { done, failed, type Outcome } from "../../../../core/outcome.ts";
import type { PageConflict, PageDraft, PageView } from "../../../../services/content/contract.ts";
import { useOperator } from "../../api/use-office.ts";
import { type PageCall, type PageStore, pageChanged, type Refused } from "../use-page.ts";
import { type Autosave, createAutosave, type SaveState, type Unsaved } from "./autosave.ts";
import { keepDraftInBrowser } from "./kept-drafts.ts";
import { type OpenVersion, readVersion, writeVersion } from "./open-version.ts";

/** A page that is open in the editor: how it is written, and everything that is done to it as a whole. */
export interface OpenDraft {
  readonly page: PageView;
  readonly state: SaveState;
  readonly autosave: Autosave;
  /** For the parts that the page's panel has, too: whatever they do, what was typed is written before. */
  readonly store: PageStore;
  /** What this browser kept when the page was left; null: nothing, or it was dealt with. */
  readonly unsaved: Unsaved | null;
  readonly takeUnsaved: () => void;
  readonly dropUnsaved: () => void;
}

/**
 * @param show puts another content on the screen, with a way back to what was there
 * @param serverChanged the draft of the server is another than what was typed here, or visitors see another one
 */
export function useDraft(
  { draft, release, asked }: OpenVersion,
  {
    show,
    serverChanged,
  }: { show: (content: PageDraft["content"]) => void; serverChanged: (before: PageView, after: PageView) => void },
): OpenDraft {
  const operator = useOperator();
  const [page, setPage] = useState(draft.page);
  const [state, setState] = useState<SaveState>({ kind: "saved", at: null });
  const [refused, setRefused] = useState<Refused | null>(null);
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const { id } = draft.page;
  const releaseId = release?.id ?? null;
  const latest = useRef({ page, show, serverChanged });
  latest.current = { page, show, serverChanged };

  const kept = useMemo(() => keepDraftInBrowser(operator.id, id, asked), [operator.id, id, asked]);
  const autosave = useMemo(
    () =>
      createAutosave({
        revision: draft.revision,
        put: (revision, content) => writeVersion(id, releaseId, revision, content),
        keep: kept.keep,
        written: ({ page }) => page && setPage(page),
        stateChanged: setState,
      }),
    [draft.revision, id, releaseId, kept],
  );
  useEffect(() => {
    let current = true;
    // Before anything is typed here: that takes the place of what was kept.
    void kept.read().then((found) => {
      const same = found !== null && JSON.stringify(found.content) === JSON.stringify(draft.content);
      if (current && found !== null && !same) setUnsaved(found);
    });
    return () => {
      current = false;
    };
  }, [kept, draft]);
  useWriteBeforeLeaving(autosave);

  const reload = useCallback(async () => {
    const read = await readVersion(String(id), releaseId);
    if (!read.ok) return;
    const now = read.value.draft;
    const before = latest.current.page;
    setRefused(null);
    latest.current.show(now.content);
    autosave.seen(now.revision);
    setPage(now.page);
    latest.current.serverChanged(before, now.page);
  }, [id, releaseId, autosave]);

  async function run(call: PageCall): Promise<Outcome<PageView, Problem>> {
    if (!(await autosave.flush())) return failed(notFlushed);
    const before = latest.current.page;
    const answered = await call(autosave.revision());
    if (!answered.ok) {
      if (answered.error.kind === pageChanged) {
        setRefused({ conflict: answered.error.extra as unknown as PageConflict, again: null });
      }
      return answered;
    }
    setRefused(null);
    autosave.seen(answered.value.revision);
    setPage(answered.value);
    if (answered.value.changed?.action === "restored") await reload();
    else latest.current.serverChanged(before, answered.value);
    return answered;
  }

  const insist = async () => ((await autosave.insist()) ? done(null) : failed(notFlushed));
  const conflict = state.kind === "conflict" ? { conflict: state.conflict, again: insist } : null;
  return {
    page,
    state,
    autosave,
    unsaved,
    store: { answer: { kind: "ready", value: page, fresh: true }, refused: conflict ?? refused, reload, run },
    takeUnsaved() {
      if (unsaved === null) return;
      setUnsaved(null);
      latest.current.show(unsaved.content);
      autosave.restore(unsaved);
    },
    dropUnsaved() {
      setUnsaved(null);
      kept.keep(null);
    },
  };
}

/** What is done to a page waits for what was typed in it. */
const notFlushed: Problem = {
  kind: "not-saved",
  status: 0,
  title: "Not saved",
  detail: null,
  errors: [],
  requestId: null,
  retryAfter: null,
  extra: {},
};

/** Writes what is unsaved when a field, the window or the page is left, and when there is a connection again. */
function useWriteBeforeLeaving(autosave: Autosave): void {
  useEffect(() => {
    const write = () => void autosave.flush();
    const hidden = () => {
      if (document.visibilityState === "hidden") write();
    };
    document.addEventListener("visibilitychange", hidden);
    addEventListener("pagehide", write);
    addEventListener("online", write);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("pagehide", write);
      removeEventListener("online", write);
      write();
      autosave.close();
    };
  }, [autosave]);
}
