import { type QueryParameters, writeQuery } from "../../../core/query-string.ts";
import { officeApi } from "../api/use-office.ts";
import { type Asked, useAnswer } from "./use-answer.ts";
import { useWhileVisible } from "./use-while-visible.ts";

interface GetOptions {
  readonly query?: QueryParameters;
  /** Whether the response to another query stays on the page until the new one is there (lists that are filtered). */
  readonly keep?: boolean;
  /** What else the response depends on, such as the revision of what it belongs to; another one is another request. */
  readonly version?: string | number | undefined;
  /** Seconds between requests while the page is visible; left out: only when something changes. */
  readonly every?: number;
}

/** What the server has at `path`, requested again when path or query change. */
export function useGet<Value>(
  path: string,
  { query = {}, keep = false, version = "", every }: GetOptions = {},
): Asked<Value> {
  const asked = useAnswer(
    `${path}?${writeQuery(query)} ${version}`,
    (signal) => officeApi().get<Value>(path, { query, signal }),
    { keep },
  );
  useWhileVisible(every ?? null, asked.look);
  return asked;
}
