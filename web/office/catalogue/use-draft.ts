import { useRef, useState } from "react";
import { applyEdits, type Edit } from "../../../core/data-edits.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { type DraftState, priceDraftPaths, type SubjectAnswer } from "../../../services/price-drafts/contract.ts";
import { officeApi } from "../api/use-office.ts";
import { useGet } from "../data/use-get.ts";
import { createSaveQueue } from "./save-queue.ts";

/** Where the last change is: on its way, on the server, or why it is not. */
export type Saving = { readonly kind: "saved" | "saving" } | { readonly kind: "failed"; readonly problem: Problem };

/** A price list with its draft. Changes show at once and are sent one after the other. */
export function useDraft(key: string) {
  const asked = useGet<SubjectAnswer>(priceDraftPaths.subject(key));
  const { answer, put, reload } = asked;
  const latest = useRef<SubjectAnswer | null>(null);
  const [saving, setSaving] = useState<Saving>({ kind: "saved" });
  const [queue] = useState(() => createSaveQueue());
  if (answer.kind === "ready" && !queue.busy()) latest.current = answer.value;

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
    if (saving.kind !== "failed") setSaving({ kind: "saving" });
    queue.add(() => send(edits, validFrom), sent);
  }

  /** Null when the server has it, otherwise why not. */
  async function send(edits: readonly Edit[], validFrom: string | undefined): Promise<Problem | null> {
    const draft = latest.current?.draft?.draft;
    if (!draft) return null;
    const answered = await officeApi().post<DraftState>(priceDraftPaths.edits(key), {
      body: { draft: draft.id, version: draft.version, edits, ...(validFrom && { validFrom }) },
    });
    if (!answered.ok) return answered.error;
    if (latest.current) show({ ...latest.current, draft: answered.value });
    return null;
  }

  async function sent(lost: Problem | null, untold: Problem | null): Promise<void> {
    setSaving(untold ? { kind: "failed", problem: untold } : { kind: "saved" });
    // What the server has counts, with what others did; the entry that was refused is said in the notice.
    if (lost) await reload();
  }

  /** Takes over what another call answered, and forgets an old failure. */
  async function refresh(): Promise<void> {
    queue.forgive();
    setSaving({ kind: "saved" });
    await reload();
  }

  /** `settled` waits for what is on its way: null when all is saved, otherwise why something is not. */
  return { answer, reload: refresh, change, saving, settled: queue.settled };
}
