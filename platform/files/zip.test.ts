import { ZipBuffer } from "node:zlib";
import { expect, test } from "vitest";
import { type ZipEntry, zip, zipLength } from "./zip.ts";

const entry = (name: string, content: string | Uint8Array): ZipEntry => {
  const bytes = Buffer.from(content);
  return { name, bytes: bytes.length, read: async () => bytes };
};
const made = async (entries: readonly ZipEntry[]) =>
  Buffer.concat(await Array.fromAsync(zip(entries, new Date("2026-11-20T11:30:42Z"))));

/** Node's own reader checks every length and sum. */
async function readByNode(archive: Buffer): Promise<Record<string, number>> {
  const files = [...new ZipBuffer(archive).entries()].map(async ([name, file]) => {
    expect(file.modified.getSeconds()).toBe(42);
    return [name, (await file.content()).length] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

const pile = () => [entry("manifest.json", "[]"), entry("001-Möwe.jpg", "a".repeat(70_000)), entry("empty.jpg", "")];

test("an archive has the length that was foretold, and the same bytes each time", async () => {
  const archive = await made(pile());
  expect(archive.length).toBe(zipLength(pile()));
  expect(archive.equals(await made(pile()))).toBe(true);
  expect((await made([])).length).toBe(22);
});

test("others read every file with its name, date and sum", async () => {
  expect(await readByNode(await made(pile()))).toEqual({ "manifest.json": 2, "001-Möwe.jpg": 70_000, "empty.jpg": 0 });
});

test("an archive of more than four gigabytes says where its last files are", async () => {
  const size = 2_200_000_000;
  const large = (name: string) => ({ name, bytes: size });
  const entries = [large("a.jpg"), large("b.jpg"), entry("c.jpg", "last")];
  // 3 headers and names, their directory with one long offset, the two ends.
  expect(zipLength(entries)).toBe(2 * size + 4 + 3 * 35 + 3 * 51 + 12 + 76 + 22);
});

test("more files than two bytes can count are listed all the same", async () => {
  const many = Array.from({ length: 65_536 }, (_, index) => entry(`${index}.jpg`, "x"));
  const archive = await made(many);
  expect(archive.length).toBe(zipLength(many));
  expect(new ZipBuffer(archive).size).toBe(65_536);
});

test("a file that gives other bytes than it said ends the archive", async () => {
  const wrong = { name: "a.jpg", bytes: 3, read: async () => new Uint8Array(2) };
  await expect(made([wrong])).rejects.toThrow("another length");
});
