import { expect, test } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import type { BoundedFolder } from "../../../platform/files/bounded-folder.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { readTransformation } from "../grammar/read-transformation.ts";
import type { Pictures } from "./pictures.ts";
import { createResults, nameOf, type Wanted } from "./results.ts";

function wanted(path: string, sha256 = "a".repeat(64)): Wanted {
  const wish = readTransformation(path);
  if (!wish.ok) throw new Error(wish.error);
  return { sha256, wish: wish.value, format: "webp" };
}

/** A folder in memory, and a process that works when it is told to. */
function stand({ isFull = false } = {}) {
  const kept = new Map<string, Uint8Array>();
  const waiting: (() => void)[] = [];
  const made: string[] = [];
  const folder = {
    read: async (name: string) => kept.get(name) ?? null,
    keep: async (name: string, content: Uint8Array) => {
      if (isFull) throw new Error("ENOSPC");
      kept.set(name, content);
    },
  } as unknown as BoundedFolder;
  const pictures = {
    transform: async ({ sha256 }: Wanted) => {
      made.push(sha256);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return sha256.startsWith("b") ? failed({ kind: "failed" }) : done(new Uint8Array([1, 2, 3]));
    },
  } as unknown as Pictures;
  return {
    results: createResults(folder, pictures, silentLog),
    kept,
    made,
    work: () =>
      waiting.splice(0).forEach((go) => {
        go();
      }),
  };
}

test("the same operations have one name, however they are written; others have another", () => {
  const name = nameOf(wanted("400x300/filters:quality(80):blur(0)"));
  expect(nameOf(wanted("400x300/filters:blur(0,5):quality(80)/"))).toBe(name);
  for (const other of ["300x400/filters:quality(80)", "400x300", "fit-in/400x300/filters:quality(80)"]) {
    expect(nameOf(wanted(other))).not.toBe(name);
  }
  expect(nameOf(wanted("400x300/filters:quality(80)", "b".repeat(64)))).not.toBe(name);
});

test("a picture that many want at once is made once", async () => {
  const { results, kept, made, work } = stand();
  const asked = wanted("400x0");
  const name = nameOf(asked);
  const answers = Array.from({ length: 10 }, () => results.make(name, asked));
  expect(results.isUnderWay(name)).toBe(true);
  work();
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(done(new Uint8Array([1, 2, 3])));
  expect(made).toHaveLength(1);
  expect([...kept.keys()]).toEqual([name]);
  expect(results.isUnderWay(name)).toBe(false);
});

test("one that cannot be made is not kept, and is tried again", async () => {
  const { results, kept, made, work } = stand();
  const asked = wanted("400x0", "b".repeat(64));
  for (let attempt = 0; attempt < 2; attempt++) {
    const answer = results.make(nameOf(asked), asked);
    work();
    expect(await answer).toEqual(failed({ kind: "failed" }));
  }
  expect([made.length, kept.size]).toEqual([2, 0]);
});

test("one that the disk has no room for is shown all the same", async () => {
  const { results, work } = stand({ isFull: true });
  const asked = wanted("400x0");
  const answer = results.make(nameOf(asked), asked);
  work();
  expect((await answer).ok).toBe(true);
});
