import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StartupError } from "../startup/startup-error.ts";
import { makeFolder } from "./make-folder.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "make-folder-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a folder is made with all above it, and again is nothing new", () => {
  const deep = join(folder, "a/b/c");
  makeFolder(deep, "DATA_DIR");
  makeFolder(deep, "DATA_DIR");
  expect(existsSync(deep)).toBe(true);
});

test("below a file there is no folder", () => {
  writeFileSync(join(folder, "file"), "");
  const below = join(folder, "file/data");
  expect(() => makeFolder(below, "DATA_DIR")).toThrow(
    `DATA_DIR: cannot make the folder ${below}: a part of the path is a file, not a folder`,
  );
});

test.runIf(process.platform === "linux")(
  "where the system takes no folders it says so at once, instead of trying for ever",
  () => {
    expect(() => makeFolder("/proc/foo/data", "FILES")).toThrow(
      new StartupError("FILES: no folder can be made at /proc/foo"),
    );
  },
);
