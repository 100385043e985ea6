import type pg from "pg";

/** Most statements that a connection keeps prepared, and most texts whose uses are counted. */
const [mostPrepared, mostCounted] = [300, 2_000];
/** From which use on: what is written once, for so many values and never again, is not worth keeping. */
const worthIt = 3;

/** Matches columns by `*`: their result changes with the table, and a prepared statement then fails. */
const anyColumn = /(?:select|returning|,|\.)\s*\*/i;

/** Names of texts, the same on every connection of this process. */
export function createStatementNames(): (text: string) => string | null {
  const uses = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size === mostPrepared) return null;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < worthIt || anyColumn.test(text)) {
      if (used > 1 || uses.size < mostCounted) uses.set(text, used);
      return null;
    }
    uses.delete(text);
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}

type Ask = (...words: unknown[]) => unknown;

/**
 * Prepares repeated statements of a connection, so that the server parses and plans them once (decision 0128).
 * Statements as objects, which other packages send, pass unchanged.
 */
export function prepareStatements(client: pg.PoolClient, nameOf: (text: string) => string | null): void {
  const ask = client.query.bind(client) as Ask;
  const prepared: Ask = (...words) => {
    const [text, values, ...rest] = words;
    // Statements without values, such as "begin" and "commit", need fewer messages unprepared.
    const name = typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(text) : null;
    return name === null ? ask(...words) : ask({ name, text, values }, ...rest);
  };
  client.query = prepared as typeof client.query;
}
