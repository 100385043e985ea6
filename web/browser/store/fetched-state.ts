import type { Api } from "../../../core/http/api.ts";
import type { Problem } from "../../../core/http/problem.ts";

/** What of something personal is here. */
export interface FetchedState<Value> {
  /** Null while it is on its way. */
  readonly value: Value | null;
  /** Why it cannot be shown; a value that is there already stays. */
  readonly failure: Problem | null;
}

/**
 * Asks the shop, each time anew: the last question counts, because the answer to an earlier one is older, or somebody
 * else's.
 *
 * @param turn takes the state after an answer that counts, from the one before it
 */
export function createAsking<Value>(turn: (next: (now: FetchedState<Value>) => FetchedState<Value>) => void) {
  let asked = 0;
  /** @param path null: there is nothing to ask for, and what was somebody's goes with her */
  return async (api: Api, path: string | null): Promise<void> => {
    const mine = ++asked;
    if (path === null) return turn(() => ({ value: null, failure: null }));
    const answer = await api.get<Value>(path);
    if (mine !== asked) return;
    turn((now) => (answer.ok ? { value: answer.value, failure: null } : { value: now.value, failure: answer.error }));
  };
}
