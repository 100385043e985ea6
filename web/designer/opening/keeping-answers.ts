import type { Api, ApiRequest } from "../../../core/http/api.ts";
import type { Problem } from "../../../core/http/problem.ts";
import { done, type Outcome } from "../../../core/outcome.ts";

/** Answers that the device has, by their addresses. */
export interface AnswerStore {
  get(key: string): Promise<unknown>;
  put(key: string, value: unknown): Promise<void>;
}

/**
 * The same interface, reading from the device where there is no network: what a designer needs of the shop (one release
 * of a catalogue, terms, labels, art) and that is nobody's in particular. Whatever the server says counts, as long as
 * it says something.
 *
 * @param shop names the shop in whose words and money the answers are
 */
export const keepingAnswers = (api: Api, store: AnswerStore, shop: string): Api => ({
  ...api,
  async get<Value>(path: string, request?: ApiRequest<Value>): Promise<Outcome<Value, Problem>> {
    const key = `${shop}${path}?${new URLSearchParams((request?.query ?? {}) as Record<string, string>)}`;
    const answer = await api.get(path, request);
    if (answer.ok) {
      void store.put(key, answer.value).catch(() => {
        // A full device keeps nothing more; with a network nobody misses it.
      });
      return answer;
    }
    if (answer.error.kind !== "offline") return answer;
    const kept = await store.get(key).catch(() => undefined);
    return kept === undefined ? answer : done(kept as Value);
  },
});
