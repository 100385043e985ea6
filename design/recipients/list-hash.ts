import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canonicalJson } from "../canonical-json.ts";
import type { RecipientList } from "./recipient.ts";

/** Name of a list by what is in it, the same on every machine. */
export function listHash({ columns, rows }: RecipientList): string {
  const heads = columns.map(({ key, head }) => ({ key, head }));
  const text = canonicalJson({ columns: heads, rows: rows.map(({ line, values }) => ({ line, values })) });
  return bytesToHex(sha256(new TextEncoder().encode(`passepartout recipients 1\n${text}`)));
}
