import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("without final masters it says where none are, and the manifest stays as it is", async () => {
  const manifest = join(import.meta.dirname, "../demo/pictures/manifest.json");
  const before = await readFile(manifest, "utf8");
  const empty = await mkdtemp(join(tmpdir(), "studio-"));
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, "optimise.ts"), "--masters", empty]);
  await expect(run).rejects.toMatchObject({ code: 1, stderr: `no final masters in ${join(empty, "final")}\n` });
  expect(await readFile(manifest, "utf8")).toBe(before);
  await rm(empty, { recursive: true });
});
