import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-log-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a process that logs three lines writes to its standard output. */
async function logThree(file: string | null): Promise<string> {
  const module = JSON.stringify(join(import.meta.dirname, "shop-log.ts"));
  const script = `const { createShopLog } = await import(${module});
    const log = createShopLog("info", ${JSON.stringify(file)});
    log.debug("d"); log.info({ password: "secret" }, "i"); log.warn("w");`;
  return (await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script])).stdout;
}
const messages = (text: string) => [...text.matchAll(/"msg":"(\w+)"/g)].map(([, message]) => message);

test("a file takes every line, the terminal only warnings; the run before is kept, secrets are nowhere", async () => {
  const file = join(folder, "log/shop.log");
  expect(messages(await logThree(file))).toEqual(["w"]);
  await logThree(file);
  for (const one of [file, `${file}.old`]) {
    const text = readFileSync(one, "utf8");
    expect(messages(text)).toEqual(["i", "w"]);
    expect(text).not.toContain('secret"');
  }
});

test("pages from memory go to the file only, also after a warning", async () => {
  const file = join(folder, "hits.log");
  const module = (path: string) => JSON.stringify(join(import.meta.dirname, path));
  const script = `const { createShopLog } = await import(${module("shop-log.ts")});
    const { createHitLog } = await import(${module("../http/hit-log.ts")});
    const log = createShopLog("info", ${JSON.stringify(file)});
    log.warn("w");
    const hits = createHitLog(log, 0);
    hits.note({ method: "GET", url: "/", headers: {}, socket: {} }, 200);
    hits.flush();`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  expect(messages(stdout)).toEqual(["w"]);
  expect(messages(readFileSync(file, "utf8"))).toEqual(["w", "request"]);
});

test("without a file every line is on standard output", async () => {
  expect(messages(await logThree(null))).toEqual(["i", "w"]);
});
