import { useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { officeContentPaths, type PageConflict, type PageView } from "../../../services/content/contract.ts";
import type { Answer } from "../data/use-answer.ts";
import { useGet } from "../data/use-get.ts";

/** Why something was not done; null: it was. A conflict is kept, so that both texts can be shown. */
export type Failure = Problem | null;

/** What was to be written when somebody else had been first. */
export interface Refused {
  readonly conflict: PageConflict;
  /** Does it once more, on what is there now; null where that would make no sense. */
  readonly again: (() => Promise<Failure>) | null;
}

export interface PageDeskState {
  readonly answer: Answer<PageView>;
  readonly refused: Refused | null;
  readonly reload: () => Promise<void>;
  /** Writes what she decided on the page as she saw it. */
  readonly run: (call: PageCall, options?: { readonly mayRepeat: boolean }) => Promise<Failure>;
}

/** What every part of an open page is given. */
export interface PageSheetProps {
  readonly page: PageView;
  readonly desk: PageDeskState;
  /** Tells that something was done. */
  readonly say: (text: string) => void;
}

export type PageCall = (revision: number) => Promise<Outcome<PageView, Problem>>;

/** One page and everything that is done to it: nothing is written over what she has not seen. */
export function usePage(id: string, onChanged: () => void): PageDeskState {
  const { answer, reload, put } = useGet<PageView>(officeContentPaths.page(id));
  const [refused, setRefused] = useState<Refused | null>(null);

  async function attempt(call: PageCall, revision: number, mayRepeat: boolean): Promise<Failure> {
    const answered = await call(revision);
    if (answered.ok) {
      setRefused(null);
      put(answered.value);
      onChanged();
      return null;
    }
    if (answered.error.kind === "page-changed") {
      const conflict = answered.error.extra as unknown as PageConflict;
      setRefused({ conflict, again: mayRepeat ? () => attempt(call, conflict.revision, true) : null });
    }
    return answered.error;
  }

  return {
    answer,
    refused,
    run: async (call, { mayRepeat } = { mayRepeat: false }) =>
      answer.kind === "ready" ? attempt(call, answer.value.revision, mayRepeat) : null,
    async reload() {
      setRefused(null);
      await reload();
      onChanged();
    },
  };
}
