import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedGoods } from "../demo/seed.ts";
import { createDatabase, type Database } from "../platform/database/database.ts";
import { createTestDatabase, migratedTemplate } from "../platform/embedded-postgres/test-database.ts";
import { silentLog } from "../platform/log/log.ts";
import { freePort } from "../platform/startup/free-port.ts";
import { addToken } from "../services/content/service.ts";

let outside: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let dataDir: string;
let ports: { readonly shop: number; readonly content: number };
let shop: ChildProcess;
let content: ChildProcess;
let printed = "";

/** The content service and a shop in processes of their own, with equal settings (docs/operations.md). */
beforeAll(async () => {
  outside = await createTestDatabase(migratedTemplate);
  database = createDatabase(outside.url, { poolSize: 2, log: silentLog });
  await seedGoods(database);
  dataDir = mkdtempSync(join(tmpdir(), "passepartout-content-process-"));
  ports = { shop: await freePort(), content: await freePort() };
  content = await startContent();
  shop = run("scripts/start.ts", ports.shop, {
    CONTENT_URL: `http://127.0.0.1:${ports.content}/content/v2`,
    CONTENT_TOKEN: "demo-public",
  });
  shop.stdout?.on("data", (bytes) => (printed += bytes));
  await vi.waitUntil(() => printed.includes("Passepartout runs at"), { timeout: 200_000 });
});
afterAll(async () => {
  for (const child of [shop, content]) child?.kill("SIGKILL");
  await database?.close();
  await outside?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

function run(script: string, port: number, environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, "..", script)], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: outside.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: "info",
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${ports.shop}`,
      SELLER: join(import.meta.dirname, "../demo/seller.json"),
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      PAYMENT_PROVIDERS: "stripe",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      JOB_CONCURRENCY: "0",
      ...environment,
    },
  });
}

async function startContent(): Promise<ChildProcess> {
  const child = run("services/content/start.ts", ports.content);
  let said = "";
  child.stdout?.on("data", (bytes) => (said += bytes));
  await vi.waitUntil(() => said.includes("The content service runs at"), { timeout: 200_000 });
  return child;
}

const get = (path: string) => fetch(`http://localhost:${ports.shop}${path}`);
/** Status and what stands for every byte. */
const seen = async (path: string) => {
  const answer = await get(path);
  return `${answer.status} ${createHash("sha256")
    .update(await answer.text())
    .digest("hex")} ${path}`;
};
/** How often a page was made. */
const made = (path: string) =>
  [...printed.matchAll(new RegExp(`"path":"${path}","status":200.*?"cache":"(?:miss|stale)"`, "g"))].length;

/** Over the management API of the content process, as an editor's program does. */
async function publish(slug: string, title: string): Promise<void> {
  const { id: space } = await database.db.selectFrom("content_space").select("id").executeTakeFirstOrThrow();
  const authorization = await addToken(database.db, space, "management");
  const stories = `http://127.0.0.1:${ports.content}/content/v1/spaces/${space}/stories`;
  const headers = { authorization, "content-type": "application/json" };
  const { stories: found } = await (await fetch(`${stories}?with_slug=${slug}`, { headers })).json();
  const { story } = await (await fetch(`${stories}/${found[0].id}`, { headers })).json();
  const body = JSON.stringify({ story: { content: { ...story.content, title } }, publish: 1 });
  expect((await fetch(`${stories}/${story.id}`, { method: "PUT", headers, body })).status).toBe(200);
}

test("published pages outlive the content process; pages nobody had read ask to come again; its successor shows what is published then", async () => {
  const pages = ["/", "/hilfe", "/ratgeber/papier", "/leinwanddruck"];
  const before = await Promise.all(pages.map(seen));
  expect(before.map((one) => one.slice(0, 3))).toEqual(["200", "200", "200", "200"]);

  content.kill("SIGKILL");
  await once(content, "exit");
  expect(await Promise.all(pages.map(seen))).toEqual(before);
  // A word is published meanwhile: pages are made anew, of the stories that are remembered.
  const known = made("/hilfe");
  await sql`update label set locale = locale`.execute(database.db);
  await vi.waitUntil(
    async () => {
      expect(await seen("/ratgeber/papier")).toBe(before[2]);
      // Loaded modules list their style sheets in another order than at the first render: equal links, other bytes.
      expect((await (await get("/")).text()).includes("Gib dem Foto")).toBe(true);
      expect((await (await get("/hilfe")).text()).includes("Wobei dürfen wir helfen?")).toBe(true);
      return made("/hilfe") > known;
    },
    { timeout: 60_000 },
  );
  expect((await get("/leinwanddruck")).status).toBe(200);

  const unread = await get("/ratgeber/rahmen");
  expect([unread.status, unread.headers.get("retry-after"), unread.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "private, no-store",
  ]);
  expect(await unread.text()).toContain("Da hängt etwas schief");
  const asked = await get("/frontend-api/mp/storyblok?path=/ratgeber/rahmen");
  expect([asked.status, asked.headers.get("retry-after"), asked.headers.get("content-type")]).toEqual([
    503,
    "5",
    "application/problem+json",
  ]);

  content = await startContent();
  await publish("hilfe", "Wir sind wieder da");
  // The version is looked at every 0.9 seconds.
  await expect.poll(async () => (await get("/hilfe")).text(), { interval: 20 }).toContain("<title>Wir sind wieder da");
  expect((await get("/ratgeber/rahmen")).status).toBe(200);
  expect(await seen("/ratgeber/papier")).toBe(before[2]);
});
