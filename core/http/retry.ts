import type { Outcome } from "../outcome.ts";
import type { Api, ApiRequest } from "./api.ts";
import type { Problem } from "./problem.ts";

/** Lets milliseconds pass; rejects with the signal's reason when it aborts meanwhile. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** How often reading is tried, the first time included. */
const mostTries = 3;
/** Nobody waits longer than this before the screen for a second try, in seconds. */
const longestWait = 2;
/** Answers that say "not now": too early, a proxy without its server, a server that is starting. */
const passing = new Set([0, 425, 429, 502, 503, 504]);

/**
 * Whether reading may be tried again: failed requests are retried, and statuses 400 to 599 are errors (specification,
 * core document, section 9). What will fail in the same way (a wrong value, a missing page, a bug of ours) is not asked
 * again, nor is a server that asks for more patience than a visitor has.
 */
const mayRetry = ({ status, retryAfter }: Problem, tries: number): boolean =>
  tries < mostTries && passing.has(status) && (retryAfter ?? 0) <= longestWait;

/** Milliseconds before the next try: what the server asks for, otherwise 200, then 400. */
const pauseBefore = (tries: number, { retryAfter }: Problem): number =>
  retryAfter === null ? 100 * 2 ** tries : retryAfter * 1000;

/** The same interface, reading again where that may help; writing is left to its owner, who knows what may happen twice. */
export const retrying = (api: Api, wait: Wait = waitFor): Api => ({
  ...api,
  async get<Value>(path: string, request?: ApiRequest<Value>): Promise<Outcome<Value, Problem>> {
    for (let tries = 1; ; tries++) {
      const answer = await api.get(path, request);
      if (answer.ok || !mayRetry(answer.error, tries)) return answer;
      await wait(pauseBefore(tries, answer.error), request?.signal);
    }
  },
});

const waitFor: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
