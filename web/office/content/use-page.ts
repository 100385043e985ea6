import { useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { officeContentPaths, type PageConflict, type PageView } from "../../../services/content/contract.ts";
import type { Answer } from "../data/use-answer.ts";
import { useGet } from "../data/use-get.ts";

/** What was to be written when somebody else had been first. */
export interface Refused {
  readonly conflict: PageConflict;
  /** Does it once more, on what is there now; null where that would make no sense. */
  readonly again: (() => Promise<Outcome<unknown, Problem>>) | null;
}

export interface PageStore {
  readonly answer: Answer<PageView>;
  readonly refused: Refused | null;
  readonly reload: () => Promise<void>;
  /** Writes what she decided on the page as she saw it. A conflict is kept, so that both texts can be shown. */
  readonly run: (call: PageCall, options?: { readonly mayRepeat: boolean }) => Promise<Outcome<PageView, Problem>>;
}

/** What every part of an open page is given. */
export interface PageSheetProps {
  readonly page: PageView;
  readonly store: PageStore;
}

/** The kind of problem that `refused` explains. */
export const pageChanged = "page-changed";

export type PageCall = (revision: number) => Promise<Outcome<PageView, Problem>>;

/** One page and everything that is done to it: nothing is written over what she has not seen. */
export function usePage(id: string, onChanged: () => void): PageStore {
  const { answer, reload, put } = useGet<PageView>(officeContentPaths.page(id));
  const [refused, setRefused] = useState<Refused | null>(null);

  async function attempt(call: PageCall, revision: number, mayRepeat: boolean): Promise<Outcome<PageView, Problem>> {
    const answered = await call(revision);
    if (answered.ok) {
      setRefused(null);
      put(answered.value);
      onChanged();
    } else if (answered.error.kind === pageChanged) {
      const conflict = answered.error.extra as unknown as PageConflict;
      setRefused({ conflict, again: mayRepeat ? () => attempt(call, conflict.revision, true) : null });
    }
    return answered;
  }

  return {
    answer,
    refused,
    run(call, { mayRepeat } = { mayRepeat: false }) {
      if (answer.kind !== "ready") throw new Error("a page is written before it is read");
      return attempt(call, answer.value.revision, mayRepeat);
    },
    async reload() {
      setRefused(null);
      await reload();
      onChanged();
    },
  };
}
