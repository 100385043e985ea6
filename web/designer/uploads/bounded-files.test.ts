import { expect, test } from "vitest";
import { boundedFiles } from "./bounded-files.ts";
import type { KeptFile } from "./kept-files.ts";

const file = (photo: string, size: number, arrived = false): KeptFile => ({
  photo,
  group: "design",
  arrived,
  file: { name: photo, size } as File,
});

/** A store whose writes end when told to. */
function store(free = 10_000_000_000) {
  const stored = new Map<string, KeptFile>();
  const log: string[] = [];
  const files = boundedFiles(
    {
      async keep(one) {
        log.push(`${one.photo} begins`);
        await Promise.resolve();
        log.push(`${one.photo} ends`);
        stored.set(one.photo, one);
      },
      of: async () => [...stored.values()],
      forget: async (photo) => void stored.delete(photo),
    },
    async () => free,
  );
  return { files, stored, log };
}

test("files are written one after the other", async () => {
  const { files, log } = store();
  await Promise.all([files.keep(file("one", 5)), files.keep(file("two", 5))]);
  expect(log).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

test("of two hundred large files no more than a gigabyte is kept", async () => {
  const { files, stored } = store();
  await Promise.all(Array.from({ length: 200 }, (_, n) => files.keep(file(`${n}`, 30_000_000))));
  expect(stored.size).toBe(33);
  await files.forget("0");
  await files.keep(file("later", 30_000_000));
  expect(stored.has("later")).toBe(true);
});

test("where the browser has little room left, large files are not kept and small ones are", async () => {
  const { files, stored } = store(20_000_000);
  await Promise.all([files.keep(file("large", 8_000_000)), files.keep(file("small", 2_000_000))]);
  await files.keep(file("large", 8_000_000, true));
  expect([...stored.keys()]).toEqual(["small"]);
});

test("a file that is through before its turn is not written any more, and none stays behind", async () => {
  const { files, stored, log } = store();
  const writing = [files.keep(file("one", 5)), files.keep(file("two", 5))];
  await files.forget("two");
  await Promise.all(writing);
  expect(log).toEqual(["one begins", "one ends"]);
  await files.keep(file("one", 5, true));
  expect(stored.get("one")?.arrived).toBe(true);
  await files.forget("one");
  expect(stored.size).toBe(0);
});

test("what was kept before a reload is marked as arrived and forgotten, too", async () => {
  const before = store();
  await before.files.keep(file("one", 5));
  await before.files.of("design");
  await before.files.keep(file("one", 5, true));
  expect(before.stored.get("one")?.arrived).toBe(true);
});
