import type { Outcome } from "../outcome.ts";
import type { Api, ApiRequest } from "./api.ts";
import type { Problem } from "./problem.ts";

/** Lets milliseconds pass; rejects with the signal's reason when it aborts meanwhile. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/** Most tries of a read, including the first. */
const mostTries = 3;
/** Nobody waits longer than this before the screen for a second try, in seconds. */
const longestWait = 2;
/** Answers that say "not now": too early, a proxy without its server, a server that is starting. */
const passing = new Set([0, 425, 429, 502, 503, 504]);

/**
 * Whether a read may be retried: statuses 400 to 599 are errors (specification, core document, section 9). Not when it
 * would fail again (wrong value, missing page, our bug), or when Retry-After exceeds a visitor's patience.
 */
const mayRetry = ({ status, retryAfter }: Problem, tries: number): boolean =>
  tries < mostTries && passing.has(status) && (retryAfter ?? 0) <= longestWait;

/** Milliseconds before the next try: the server's Retry-After, otherwise 200, then 400. */
const pauseBefore = (tries: number, { retryAfter }: Problem): number =>
  retryAfter === null ? 100 * 2 ** tries : retryAfter * 1000;

/** The same interface with retried reads. Writes are not retried: only their caller knows what may happen twice. */
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
