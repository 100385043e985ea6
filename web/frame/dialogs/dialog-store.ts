import { createStore } from "../../browser/store/create-store.ts";

/** The shop's dialogs (specification, core document, section 3). */
export const dialogKinds = [
  "calculator-more-formats",
  "calculator-own-format",
  "image-magnify",
  "log-in",
  "password-confirm",
  "password-reset",
  "product-description",
  "sign-up",
  "3d-preview",
] as const;
export type DialogKind = (typeof dialogKinds)[number];

/** The open dialog and what it was opened with. */
export interface ActiveDialog {
  readonly kind: DialogKind;
  readonly payload: unknown;
}

/** Told when a dialog closes, with what opens in its place. */
export type CloseHook = (previous: DialogKind, next: DialogKind | null) => void;

/**
 * At most one dialog at a time (specification, second document, section 4). Opening the one that is open does nothing;
 * opening another closes the first and says so; while dialogs are blocked only a forced one opens.
 */
export function createDialogStore() {
  const { state, write, subscribe } = createStore<ActiveDialog | null>(null);
  let blocked = false;
  const hooks = new Set<CloseHook>();

  function replace(next: ActiveDialog | null): void {
    const previous = state();
    write(next);
    if (previous) for (const hook of hooks) hook(previous.kind, next?.kind ?? null);
  }

  return {
    state,
    subscribe,
    open(kind: DialogKind, { payload = null, force = false }: { payload?: unknown; force?: boolean } = {}): void {
      if (state()?.kind === kind || (blocked && !force)) return;
      replace({ kind, payload });
    },
    /** Closes that one; another that has taken its place stays. */
    close(kind: DialogKind): void {
      if (state()?.kind === kind) replace(null);
    },
    block(on: boolean): void {
      blocked = on;
    },
    /** @returns takes the hook out again */
    onClose(hook: CloseHook): () => void {
      hooks.add(hook);
      return () => void hooks.delete(hook);
    },
  };
}
