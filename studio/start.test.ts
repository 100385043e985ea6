import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pictureStates, studioPage } from "./contact-page.ts";

const empty = mkdtempSync(join(tmpdir(), "studio-"));
let origin: string;
let studio: ReturnType<typeof spawn>;

beforeAll(async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  origin = `http://127.0.0.1:${port}`;
  studio = spawn(process.execPath, [join(import.meta.dirname, "start.ts")], {
    env: { PATH: process.env.PATH, PORT: String(port) },
  });
  const said = studio.stdout;
  if (said) expect(String(await once(said, "data"))).toContain(`The studio is open at http://localhost:${port}`);
});
afterAll(async () => {
  studio.kill();
  if (studio.exitCode === null) await once(studio, "exit");
  rmSync(empty, { recursive: true });
});

test("the studio, opened alone, shows every described picture with its state", async () => {
  const states = await (await fetch(`${origin}/pictures.json`)).json();
  expect(states).toEqual(await pictureStates(join(import.meta.dirname, "../demo/pictures")));
  expect(states.length).toBeGreaterThan(80);
  const page = await fetch(origin);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect((await page.text()).match(/<li>/g)).toHaveLength(states.length);
  const picture = await fetch(`${origin}/${states[0].file}`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("it sends nothing but these pictures", async () => {
  for (const path of ["/manifest.json", "/..%2f..%2fpackage.json", "/originals", "/nothing.webp"]) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(404);
  }
});

test("before anything is rendered every picture waits for it", async () => {
  const states = await pictureStates(empty);
  expect(new Set(states.map(({ state, file }) => `${state} ${file}`))).toEqual(new Set(["described null"]));
  expect(studioPage(states)).not.toContain("<img");
});
