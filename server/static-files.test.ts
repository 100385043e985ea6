import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStaticFiles, type StaticFiles } from "./static-files.ts";

let folder: string;
let files: StaticFiles;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "passepartout-files-"));
  mkdirSync(join(folder, "mail"));
  for (const [name, text] of Object.entries({
    "look.css": "a{}".repeat(100),
    "room.webp": "picture",
    "mail/header.png": "picture",
    "gone.js": "1",
  })) {
    writeFileSync(join(folder, name), text);
  }
  files = await createStaticFiles([{ folder, prefix: "/" }]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  files(new Request(`http://shop.example${path}`, { headers }));

test("a text goes out compressed, a picture as it is", async () => {
  const css = await get("/look.css", { "accept-encoding": "br" });
  expect(css?.headers.get("content-encoding")).toBe("br");
  expect(Number(css?.headers.get("content-length"))).toBeLessThan(100);
  const picture = await get("/room.webp", { "accept-encoding": "br" });
  expect([picture?.headers.get("content-encoding"), await picture?.text()]).toEqual([null, "picture"]);
});

test.each(["/look.css", "/room.webp"])("%s is not sent again to whoever has it, in whatever encoding", async (path) => {
  const first = await get(path, { "accept-encoding": "gzip" });
  const again = await get(path, { "accept-encoding": "br", "if-none-match": first?.headers.get("etag") ?? "" });
  expect([again?.status, again?.headers.get("etag"), await again?.text()]).toEqual([
    304,
    first?.headers.get("etag"),
    "",
  ]);
});

test.each(["/../package.json", "/%2e%2e/package.json", "/look.css/", "/LOOK.css", "/missing.css"])(
  "%s is no file of ours",
  async (path) => expect(await get(path)).toBeNull(),
);

test("only the heads of mails may be shown by other hosts", async () => {
  const policy = async (path: string) => (await get(path))?.headers.get("cross-origin-resource-policy");
  expect(await policy("/mail/header.png")).toBe("cross-origin");
  expect(await policy("/room.webp")).toBeNull();
});

test("a file that could not be read once is read again", async () => {
  rmSync(join(folder, "gone.js"));
  await expect(get("/gone.js")).rejects.toThrow("ENOENT");
  writeFileSync(join(folder, "gone.js"), "1");
  expect(await (await get("/gone.js"))?.text()).toBe("1");
});
