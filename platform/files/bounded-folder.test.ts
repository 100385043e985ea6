import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBoundedFolder } from "./bounded-folder.ts";

const hour = 3_600_000;
let folder: string;
let present: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "passepartout-bounded-"));
  present = Date.UTC(2026, 0, 13);
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (maxBytes = 1_000) => createBoundedFolder({ folder, maxBytes, now: () => present });
const content = (bytes: number) => new Uint8Array(bytes).fill(7);
const namesIn = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((one) => one.isFile())
    .map(({ name }) => name)
    .sort();
/** Keeps a file as if it was used that many hours ago. */
async function keepFrom(hours: number, name: string, bounded: Awaited<ReturnType<typeof open>>, bytes = 300) {
  await bounded.keep(name, content(bytes));
  const used = (present - hours * hour) / 1_000;
  utimesSync(join(folder, name.slice(0, 2), name), used, used);
}

test("what is kept is read again, and nothing else", async () => {
  const bounded = await open();
  await bounded.keep("aaaa", content(10));
  expect(await bounded.read("aaaa")).toEqual(Buffer.from(content(10)));
  expect(await bounded.read("bbbb")).toBeNull();
});

test("beyond the bound, what was used longest ago goes, down to nine tenths", async () => {
  const bounded = await open();
  await keepFrom(9, "oldest", bounded);
  await keepFrom(8, "older", bounded);
  await keepFrom(7, "old", bounded);
  expect(await namesIn()).toEqual(["old", "older", "oldest"]);
  await bounded.keep("new", content(300));
  expect(await namesIn()).toEqual(["new", "old", "older"]);
});

test("what was read counts as used", async () => {
  const bounded = await open();
  for (const [hours, name] of [
    [9, "first"],
    [8, "second"],
    [7, "third"],
  ] as const)
    await keepFrom(hours, name, bounded);
  await bounded.read("first");
  // Not before the present, which the file of the next one has by the real clock.
  present = Date.now();
  await bounded.keep("fourth", content(300));
  expect(await namesIn()).toEqual(["first", "fourth", "third"]);
});

test("a folder that another process filled is brought within the bound at the start, and by whoever writes next", async () => {
  const [one, other] = [await open(2_000), await open(2_000)];
  for (const name of ["a1", "b1", "c1"]) await keepFrom(5, name, one, 600);
  await other.keep("d1", content(600));
  expect(await namesIn()).toHaveLength(3);
  await open(700);
  expect(await namesIn()).toEqual(["d1"]);
});

test("many at once never leave more than the bound, nor a broken file", async () => {
  const processes = await Promise.all([open(5_000), open(5_000), open(5_000)]);
  await Promise.all(
    Array.from({ length: 90 }, (_, index) => processes[index % 3]?.keep(`${index % 30}-file`, content(400))),
  );
  const last = await open(5_000);
  const left = await namesIn();
  expect(left.length * 400).toBeLessThanOrEqual(5_000);
  for (const name of left) expect((await last.read(name))?.byteLength).toBe(400);
});
