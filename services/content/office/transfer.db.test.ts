import { createMiddleware } from "hono/factory";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../../platform/clock.ts";
import { createMigratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../../platform/http/app.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { contentExport, contentImports, contentTransfersPath } from "../contract.ts";
import { createStoryDesk } from "../management/stories.ts";
import { createContent, createSpace } from "../service.ts";
import { transferRoutes } from "./transfer-routes.ts";

let database: Awaited<ReturnType<typeof createMigratedTestDatabase>>;
let app: ReturnType<typeof createHttpApp>;

beforeAll(async () => {
  database = await createMigratedTestDatabase();
  const { db } = database;
  const clock = systemClock;
  const content = createContent({ db, clock, log: silentLog, publicUrl: "https://shop.example", limitFactor: 1 });
  const { id: space } = await createSpace(db, { name: "A shop" });
  const desk = createStoryDesk({ db, clock, author: { via: "program" } });
  for (const slug of ["paper", "frames"]) {
    const fields = { name: slug, slug, content: { component: "page", _uid: slug, text: "Old" } };
    await desk.create(space, fields, { publish: true, release: null });
  }
  app = createHttpApp({ log: silentLog, streamed: [contentImports] });
  const signIn = createMiddleware<AppEnv>(async (c, next) => {
    const operator = { id: "m", name: "Mira", role: "admin" } as const;
    c.set("visitor", { visitorId: "m", customerId: null, operator });
    await next();
  });
  app.route("/", transferRoutes({ office: content.office, requireEditor: signIn, requirePublisher: signIn }));
});
afterAll(() => database.drop());

const exported = async () => (await app.request(contentExport)).text();
async function bring(body: string, query = "") {
  const answer = await app.request(`${contentImports}${query}`, { method: "POST", body });
  return [answer.status, await answer.json()];
}
const texts = async () =>
  (await database.db.selectFrom("content_story").select("published").orderBy("slug").execute()).map(
    ({ published }) => (published as { text: string }).text,
  );

test("a space goes out, is tried without a trace, and comes in whole, with the name of who did it", async () => {
  const file = (await exported()).replaceAll('"Old"', '"New"');
  const counts = { story: { made: 0, changed: 2 } };
  expect(await bring(file)).toEqual([
    200,
    { applied: false, counts, notices: [expect.stringContaining("component page")], problems: [] },
  ]);
  expect(await texts()).toEqual(["Old", "Old"]);
  expect((await bring(file, "?apply=true"))[1]).toMatchObject({ applied: true, counts });
  expect(await texts()).toEqual(["New", "New"]);
  const { transfers } = (await (await app.request(contentTransfersPath)).json()) as { transfers: object[] };
  expect(transfers).toMatchObject([
    { action: "imported", author: "Mira", counts },
    { action: "exported", author: "Mira" },
  ]);
});

test("every bad line is named, and one is enough for nothing to come in", async () => {
  const before = await texts();
  const lines = (await exported()).trimEnd().split("\n");
  const bad = Array.from({ length: 50 }, () => "no JSON");
  const broken = [...lines.slice(0, -1), ...bad, lines.at(-1)].join("\n").replaceAll('"New"', '"Broken"');
  const [status, report] = await bring(broken, "?apply=true");
  expect([status, report.applied, report.counts]).toEqual([200, false, {}]);
  expect(report.problems).toHaveLength(51);
  expect(report.problems[0]).toEqual({ line: lines.length, text: "is no JSON" });
  expect(await texts()).toEqual(before);
});
