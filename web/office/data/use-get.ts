import { type QueryParameters, writeQuery } from "../../../core/query-string.ts";
import { officeApi } from "../session/use-office.ts";
import { type Asked, useAnswer } from "./use-answer.ts";
import { useWhileVisible } from "./use-while-visible.ts";

interface GetOptions {
  readonly query?: QueryParameters;
  /** Whether the response to another query stays on the page until the new one is there (lists that are filtered). */
  readonly keep?: boolean;
  /** Seconds between requests while the page is visible; left out: only when something changes. */
  readonly every?: number;
}

/** What the server has at `path`, requested again when path or query change. */
export function useGet<Value>(path: string, { query = {}, keep = false, every }: GetOptions = {}): Asked<Value> {
  const asked = useAnswer(`${path}?${writeQuery(query)}`, (signal) => officeApi().get<Value>(path, { query, signal }), {
    keep,
  });
  useWhileVisible(every ?? null, asked.look);
  return asked;
}
