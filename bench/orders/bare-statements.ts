import { hash } from "node:crypto";
import pg from "pg";
import type { Statement } from "./shop-process.ts";

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const hashes = /\b[0-9a-f]{64}\b/g;

/** Gives every id and hash of a recorded order another value, the same one everywhere, so that it is another order. */
function renamed(values: readonly unknown[], round: string): unknown[] {
  return values.map((value) =>
    typeof value === "string"
      ? value.replace(hashes, (found) => digest(found, round)).replace(ids, (found) => idFrom(digest(found, round)))
      : value,
  );
}

const digest = (text: string, round: string) => hash("sha256", `${round} ${text}`, "hex");

const idFrom = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** A connection that sends the statements of one order bare, again and again. */
export async function createBareClient(url: string, statements: readonly Statement[], name: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let orders = 0;
  return {
    async order() {
      const round = `${name} ${orders++}`;
      for (const { text, values } of statements) await client.query(text, renamed(values, round));
    },
    close: () => client.end(),
  };
}
