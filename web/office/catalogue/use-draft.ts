import { useRef, useState } from "react";
import { applyEdits, type Edit } from "../../../core/data-edits.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { type DraftState, pricingPaths, type SubjectAnswer } from "../../../services/pricing/contract.ts";
import { useAnswer } from "../data/use-answer.ts";
import { officeApi } from "../session/use-office.ts";

/** Where the last change is: on its way, on the server, or why it is not. */
export type Saving = { readonly kind: "saved" | "saving" } | { readonly kind: "failed"; readonly problem: Problem };

/** A price list with its draft. Changes show at once and are sent one after the other. */
export function useDraft(key: string) {
  const asked = useAnswer(`subject ${key}`, (signal) =>
    officeApi().get<SubjectAnswer>(pricingPaths.subject(key), { signal }),
  );
  const { answer, put, reload } = asked;
  const latest = useRef<SubjectAnswer | null>(null);
  const waiting = useRef(0);
  /** A change of this queue is not on the server, although it is shown. */
  const lost = useRef(false);
  if (answer.kind === "ready" && waiting.current === 0) latest.current = answer.value;
  const queue = useRef(Promise.resolve());
  const [saving, setSaving] = useState<Saving>({ kind: "saved" });

  function show(view: SubjectAnswer): void {
    latest.current = view;
    put(view);
  }

  function change(edits: readonly Edit[], validFrom?: string): void {
    const view = latest.current;
    const applied = view?.draft ? applyEdits(view.data, edits) : null;
    if (!view?.draft || !applied?.ok) return;
    const draft = validFrom === undefined ? view.draft : { ...view.draft, draft: { ...view.draft.draft, validFrom } };
    show({ ...view, data: applied.value, draft });
    setSaving({ kind: "saving" });
    waiting.current++;
    queue.current = queue.current.then(() => send(edits, validFrom));
  }

  async function send(edits: readonly Edit[], validFrom: string | undefined): Promise<void> {
    const draft = latest.current?.draft?.draft;
    const answered =
      draft &&
      (await officeApi().post<DraftState>(pricingPaths.edits(key), {
        body: { draft: draft.id, version: draft.version, edits, ...(validFrom && { validFrom }) },
      }));
    waiting.current--;
    if (!answered) return;
    if (answered.ok && latest.current) {
      show({ ...latest.current, draft: answered.value });
      if (waiting.current === 0 && !lost.current) setSaving({ kind: "saved" });
    } else if (!answered.ok) {
      setSaving({ kind: "failed", problem: answered.error });
      lost.current = true;
    }
    // What the server has counts, with what others did; the entry that was refused is said in the notice.
    if (waiting.current === 0 && lost.current) {
      lost.current = false;
      await reload();
    }
  }

  /** Takes over what another call answered, and forgets an old failure. */
  async function refresh(): Promise<void> {
    setSaving({ kind: "saved" });
    await reload();
  }

  return { answer, reload: refresh, change, saving, settled: () => queue.current };
}
