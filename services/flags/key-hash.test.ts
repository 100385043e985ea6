import { expect, test } from "vitest";
import { keyHash } from "./key-hash.ts";
import { vectorRows } from "./vectors.fixture.ts";

test("visitors are named in messages by the hash that clients make of their keys", () => {
  const rows = vectorRows("hash64-users");
  expect(rows.length).toBe(61);
  expect(rows.map(([key = ""]) => keyHash(decodeURIComponent(key)))).toEqual(rows.map(([, , decimal]) => decimal));
});
