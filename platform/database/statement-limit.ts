import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";

/** Milliseconds for a statement of a request: visitors do not wait longer. */
export const requestLimit = 5_000;

/** Milliseconds for a statement of a job, which may tidy a large table. */
const jobLimit = 120_000;

const ownLimit = new AsyncLocalStorage<number>();

/** Gives the statements of a job more time, also where it shares connections with requests. */
export const withJobStatements = <Result>(work: () => Promise<Result>): Promise<Result> => ownLimit.run(jobLimit, work);

type Ask = (...words: unknown[]) => unknown;

/**
 * Closes the connection when a statement takes longer than `limit` ms, and fails it as unavailable. A frozen server
 * (failing disk, lost network) neither responds nor closes, so its own `statement_timeout` does not help.
 */
export function limitStatements(client: pg.PoolClient, limit: number): void {
  const ask = client.query.bind(client) as Ask;
  const limited: Ask = (...words) => {
    // While a statement runs, this cuts the line and waits for nobody.
    const timer = setTimeout(() => void client.end().catch(() => {}), ownLimit.getStore() ?? limit);
    const done = () => clearTimeout(timer);
    const last = words.at(-1);
    if (typeof last === "function") {
      return ask(...words.slice(0, -1), (...answer: unknown[]) => {
        done();
        last(...answer);
      });
    }
    const answer = ask(...words);
    // Results that are no promise, such as a cursor, are read at their reader's pace.
    if (answer instanceof Promise) answer.then(done, done);
    else done();
    return answer;
  };
  client.query = limited as typeof client.query;
}
