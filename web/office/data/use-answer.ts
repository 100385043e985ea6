import { useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";

export type Answer<Value> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly problem: Problem }
  /** `fresh` is false while a newer answer is on its way. */
  | { readonly kind: "ready"; readonly value: Value; readonly fresh: boolean };

export interface Asked<Value> {
  readonly answer: Answer<Value>;
  /** What is shown; null before it is there. */
  readonly value: Value | null;
  /** Asks again, keeping what is shown until the new answer is there. */
  readonly reload: () => Promise<void>;
  /** The same for looking in now and then: not while another answer is still on its way. */
  readonly look: () => void;
  /** Shows what another call already answered. */
  readonly put: (value: Value) => void;
}

interface Shown<Value> {
  readonly key: string;
  readonly answer: Answer<Value>;
}

/**
 * Asks the server for what `key` names, again when the key changes. Late answers to earlier keys are dropped. A reload that
 * fails while something is shown keeps it: old facts are better than none, and the next reload may work.
 *
 * @param keep whether an answer to another key stays on the page until the new one is there (lists that are filtered)
 */
export function useAnswer<Value>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Outcome<Value, Problem>>,
  { keep = false }: { readonly keep?: boolean } = {},
): Asked<Value> {
  const [shown, setShown] = useState<Shown<Value>>({ key, answer: { kind: "loading" } });
  const current = useRef({ key, ask });
  current.current = { key, ask };
  const running = useRef<AbortController | null>(null);

  const load = useCallback(async () => {
    const asked = current.current;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    try {
      const outcome = await asked.ask(controller.signal);
      if (controller.signal.aborted) return;
      setShown((before) => {
        if (outcome.ok) return { key: asked.key, answer: { kind: "ready", value: outcome.value, fresh: true } };
        const stays = before.key === asked.key && before.answer.kind === "ready";
        return stays ? before : { key: asked.key, answer: { kind: "failed", problem: outcome.error } };
      });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (running.current === controller) running.current = null;
    }
  }, []);
  const look = useCallback(() => {
    if (running.current === null) void load();
  }, [load]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question
  useEffect(() => {
    void load();
    return () => running.current?.abort();
  }, [key, load]);

  const put = useCallback((value: Value) => {
    running.current?.abort();
    setShown({ key: current.current.key, answer: { kind: "ready", value, fresh: true } });
  }, []);

  const answer = answerFor(key, shown, keep);
  return { answer, value: answer.kind === "ready" ? answer.value : null, reload: load, look, put };
}

function answerFor<Value>(key: string, shown: Shown<Value>, keep: boolean): Answer<Value> {
  if (shown.key === key) return shown.answer;
  return keep && shown.answer.kind === "ready" ? { ...shown.answer, fresh: false } : { kind: "loading" };
}
