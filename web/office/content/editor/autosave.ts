import type { Problem } from "../../../../core/http/problem.ts";
import type { Outcome } from "../../../../core/outcome.ts";
import type { JsonObject, PageConflict } from "../../../../services/content/contract.ts";

/** How what is on the screen stands to what is kept. */
export type SaveState =
  /** `at`: when this window wrote last, in milliseconds; null: not yet. */
  | { readonly kind: "saved"; readonly at: number | null }
  /** Changed; written in a moment. */
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  /** Nobody answered; tried again by itself. */
  | { readonly kind: "offline" }
  /** Refused; tried again with the next change. */
  | { readonly kind: "refused"; readonly problem: Problem }
  /** Somebody else wrote; nothing is written until it is decided which text stays. */
  | { readonly kind: "conflict"; readonly conflict: PageConflict };

/** What a browser keeps of a page until it is written. */
export interface Unsaved {
  /** As the page was seen when it was changed. */
  readonly revision: number;
  readonly content: JsonObject;
  /** Milliseconds. */
  readonly at: number;
}

export interface AutosaveOptions<Written extends { readonly revision: number }> {
  /** Of the page as it was opened. */
  readonly revision: number;
  readonly put: (revision: number, content: JsonObject) => Promise<Outcome<Written, Problem>>;
  /** Keeps it in the browser, in place of what was kept before; null: nothing is unsaved any more. */
  readonly keep: (unsaved: Unsaved | null) => void;
  readonly written: (written: Written) => void;
  readonly stateChanged: (state: SaveState) => void;
  readonly now?: () => number;
}

/** Milliseconds from the last change to writing it. */
export const restBeforeSaving = 2_000;
/** And at most from the first one, however long somebody types. */
const longestWait = 10_000;
/** Between tries while nobody answers; the last one again and again. */
const tries = [3_000, 10_000, 30_000];

export interface Autosave {
  /** The page is another one now. */
  readonly changed: (content: JsonObject) => void;
  /** Writes what is not written, now. True: nothing is left. */
  readonly flush: () => Promise<boolean>;
  /** After somebody else wrote: what is on the screen is the page all the same. */
  readonly insist: () => Promise<boolean>;
  /** The page was read or written in another way; what was unsaved is no longer wanted. */
  readonly seen: (revision: number) => void;
  /** Goes on from what a browser kept. */
  readonly restore: (unsaved: Unsaved) => void;
  readonly revision: () => number;
  readonly close: () => void;
}

/** Writes a page's draft by itself, one after the other, never over what was not seen. */
export function createAutosave<Written extends { readonly revision: number }>(settings: AutosaveOptions<Written>) {
  const { put, keep, written, stateChanged, now = Date.now } = settings;
  let { revision } = settings;
  let state: SaveState = { kind: "saved", at: null };
  let unsaved: JsonObject | null = null;
  let since = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;

  const become = (next: SaveState) => {
    state = next;
    stateChanged(next);
  };
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  };

  async function write(): Promise<boolean> {
    while (unsaved !== null) {
      const content: JsonObject = unsaved;
      become({ kind: "saving" });
      const answer = await put(revision, content);
      if (!answer.ok) return fail(answer.error);
      failures = 0;
      ({ revision } = answer.value);
      if (unsaved === content) {
        unsaved = null;
        keep(null);
        become({ kind: "saved", at: now() });
      } else keep({ revision, content: unsaved ?? content, at: now() });
      written(answer.value);
    }
    return true;
  }

  function fail(problem: Problem): false {
    if (problem.kind === "page-changed") {
      become({ kind: "conflict", conflict: problem.extra as unknown as PageConflict });
    } else if (problem.status === 0 || problem.status >= 500 || problem.status === 429) {
      become({ kind: "offline" });
      later(tries[Math.min(failures, tries.length - 1)] ?? 0);
      failures += 1;
    } else become({ kind: "refused", problem });
    return false;
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (state.kind === "conflict") return false;
    running ??= write().finally(() => {
      running = null;
    });
    return running;
  }

  const autosave: Autosave = {
    changed(content) {
      if (unsaved === null) since = now();
      unsaved = content;
      keep({ revision, content, at: now() });
      if (state.kind === "conflict" || running !== null) return;
      if (state.kind !== "offline") become({ kind: "waiting" });
      later(Math.max(0, Math.min(restBeforeSaving, since + longestWait - now())));
    },
    flush,
    async insist() {
      if (state.kind !== "conflict") return flush();
      ({ revision } = state.conflict);
      become({ kind: "waiting" });
      return flush();
    },
    seen(next) {
      clearTimeout(timer);
      revision = next;
      if (unsaved !== null) keep(null);
      unsaved = null;
      become({ kind: "saved", at: state.kind === "saved" ? state.at : null });
    },
    restore(kept) {
      ({ revision } = kept);
      autosave.changed(kept.content);
    },
    revision: () => revision,
    close: () => clearTimeout(timer),
  };
  return autosave;
}
