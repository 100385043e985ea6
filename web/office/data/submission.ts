import type { Problem } from "../../../core/http/problem.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { createStore, type Store } from "../../browser/store/create-store.ts";

export interface SubmissionState<Args extends readonly unknown[], Value> {
  /** What is being sent; null while nothing is. */
  readonly sending: Args | null;
  /** Why the last one was refused. */
  readonly problem: Problem | null;
  /** What the server returned for the last one; null before, after a refusal, and once forgotten. */
  readonly value: Value | null;
}

export interface SubmissionStore<Args extends readonly unknown[], Value> extends Store<SubmissionState<Args, Value>> {
  /**
   * Sends; null when it is done. The same again while it is on its way sends nothing and gets the same result; something else waits
   * for its turn.
   */
  readonly submit: (...args: Args) => Promise<Problem | null>;
  /** Drops what is shown about the last one, because something else is being typed. */
  readonly forget: () => void;
}

/**
 * One kind of thing that can be sent to the server, one at a time.
 *
 * @param send the request
 * @param done what follows when the server took it, such as a reload of the list; it counts as busy until then
 */
export function createSubmission<Args extends readonly unknown[], Value>(
  send: (...args: Args) => Promise<Outcome<Value, Problem>>,
  done: (value: Value, ...args: Args) => unknown,
): SubmissionStore<Args, Value> {
  const { state, write, subscribe } = createStore<SubmissionState<Args, Value>>({
    sending: null,
    problem: null,
    value: null,
  });
  let last: { readonly content: string; readonly result: Promise<Problem | null> } | null = null;

  async function run(args: Args): Promise<Problem | null> {
    write({ ...state(), sending: args });
    try {
      const outcome = await send(...args);
      if (outcome.ok) await done(outcome.value, ...args);
      write(
        outcome.ok
          ? { sending: null, problem: null, value: outcome.value }
          : { sending: null, problem: outcome.error, value: null },
      );
      return outcome.ok ? null : outcome.error;
    } finally {
      if (state().sending) write({ ...state(), sending: null });
    }
  }

  return {
    state,
    subscribe,
    submit(...args) {
      const content = JSON.stringify(args);
      if (last?.content === content) return last.result;
      const next = () => run(args);
      const entry = { content, result: last ? last.result.then(next, next) : next() };
      last = entry;
      const over = () => {
        if (last === entry) last = null;
      };
      entry.result.then(over, over);
      return entry.result;
    },
    forget() {
      if (state().problem || state().value !== null) write({ ...state(), problem: null, value: null });
    },
  };
}
