import { mkdtempSync, rmSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import { createBoundedFolder } from "../../../platform/files/bounded-folder.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { readTransformation } from "../grammar/read-transformation.ts";
import { createPictures, type Pictures } from "./pictures.ts";

let root: string;
let picture: Buffer;
let pictures: Pictures | null = null;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "passepartout-pictures-"));
  picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#a92219" } })
    .png()
    .toBuffer();
});
afterEach(() => {
  pictures?.close();
  rmSync(root, { recursive: true });
});

/** A store on another machine that knows one file. */
const elsewhere = {
  localPath: () => null,
  open: async (sha256: string) =>
    sha256 === "here"
      ? done({ stream: Readable.from([picture]), bytes: picture.length, totalBytes: picture.length })
      : failed(sha256 === "gone" ? "not-found" : "unavailable"),
} as unknown as FileStore;

async function open(together: number) {
  const folder = await createBoundedFolder({ folder: root, maxBytes: 1_000_000 });
  pictures = createPictures(elsewhere, folder, { together, niceness: 0 });
  return pictures;
}

const wish = readTransformation("20x0");
const asked = (sha256: string) => ({ sha256, wish: wish.ok ? wish.value : expect.fail(), format: "png" as const });

test("an original on another machine comes for the moment, and leaves nothing behind", async () => {
  const made = await (await open(1)).transform(asked("here"));
  if (!made.ok) return expect.fail(made.error.kind);
  expect(await sharp(made.value).metadata()).toMatchObject({ width: 20, height: 10, format: "png" });
  expect(await readdir(join(root, ".incoming"))).toEqual([]);
  expect(await pictures?.transform(asked("gone"))).toEqual(failed({ kind: "not-found" }));
  expect(await pictures?.transform(asked("away"))).toEqual(failed({ kind: "unavailable" }));
});

test("200 may wait; who comes then is told to come again, and the others get theirs", async () => {
  const path = join(root, "picture.png");
  await writeFile(path, picture);
  const { examine } = await open(1);
  const looks = await Promise.all(Array.from({ length: 205 }, () => examine(path)));
  expect(looks.filter((look) => look.ok)).toHaveLength(201);
  expect(looks.slice(201)).toEqual(Array.from({ length: 4 }, () => failed({ kind: "busy" })));
  expect((await examine(path)).ok).toBe(true);
});
