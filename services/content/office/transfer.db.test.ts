import { createMiddleware } from "hono/factory";
import { beforeAll, expect, test } from "vitest";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { migratedTestDatabase } from "../../../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../../../platform/http/app.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { silentLog } from "../../../platform/log/log.ts";
import { systemClock } from "../../../platform/time/clock.ts";
import { contentExport, contentImports, contentTransfersPath } from "../contract.ts";
import { createStoryWriter } from "../management/stories.ts";
import { createContent, createSpace } from "../service.ts";
import { importWords, thingText } from "../transfer/import-words.ts";
import { lineKinds } from "../transfer/line.ts";
import { transferRoutes } from "./transfer-routes.ts";

const database = await migratedTestDatabase();
let app: ReturnType<typeof createHttpApp>;

beforeAll(async () => {
  const { db } = database;
  const clock = systemClock;
  const content = createContent({ db, clock, log: silentLog, publicUrl: "https://shop.example", limitFactor: 1 });
  const { id: space } = await createSpace(db, { name: "A shop" });
  const writer = createStoryWriter({ db, clock, author: { via: "program" } });
  for (const slug of ["paper", "frames"]) {
    const fields = { name: slug, slug, content: { component: "page", _uid: slug, text: "Old" } };
    await writer.create(space, fields, { publish: true, release: null });
  }
  app = createHttpApp({ log: silentLog, streamed: [contentImports] });
  const signIn = createMiddleware<AppEnv>(async (c, next) => {
    const operator = { id: "m", name: "Mira", role: "admin", language: null } as const;
    c.set("visitor", { visitorId: "m", customerId: null, operator });
    await next();
  });
  app.route("/", transferRoutes({ office: content.office, requireEditor: signIn, requirePublisher: signIn }));
});

const exported = async () => (await app.request(contentExport)).text();
async function bring(body: string, query = "", locale = "en-GB") {
  const headers = { "x-locale": locale };
  const answer = await app.request(`${contentImports}${query}`, { method: "POST", body, headers });
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

test("what is wrong is said in the office's language, and of a broken component where", async () => {
  const before = await texts();
  const lines = (await exported()).trimEnd().split("\n");
  const [first = "", ...rest] = lines;
  const said = async (bad: string, locale: string) => {
    const end = `{"kind":"end","data":{"lines":${lines.length}}}`;
    const file = [first, bad, ...rest.slice(0, -1), end].join("\n").replaceAll('"New"', '"Broken"');
    const [, { problems, applied }] = await bring(file, "?apply=true", locale);
    expect([problems.length, problems[0].line, applied]).toEqual([1, 2, false]);
    return problems[0].text;
  };
  const component = '{"kind":"component","data":{"name":"teaser","schema":{"headline":{"type":"magic"}}}}';
  expect(await said(component, "en-GB")).toBe("component teaser: schema.headline.type is no known type of field");
  expect(await said(component, "de-DE")).toBe("Baustein teaser: schema.headline.type ist keine bekannte Art von Feld");
  expect(await said('{"kind":"component","data":{"name":"teaser","schema":7}}', "de-DE")).toMatch(
    /^Baustein teaser: schema Ungültige Eingabe/,
  );
  expect(await said("{", "de-DE")).toBe("ist kein JSON");
  const uuid = "0b7c1d5e-3f7a-4c52-9a53-1c5a51d3c7b1";
  const version = { release_id: 1, story: uuid, name: "Advent", content: { component: "page" } };
  const lost = JSON.stringify({ kind: "release_story", data: version });
  expect(await said(lost, "de-DE")).toBe("Fassung im Paket Advent: Das Paket oder die Seite dazu gibt es nicht");
  const broken = lost.replace('"component":"page"', "");
  expect(await said(broken, "de-DE")).toBe("Fassung im Paket Advent: Ihr Inhalt braucht einen Baustein");
  expect(await texts()).toEqual(before);
});

test.each(["de", "es", "fr", "it", "nl"] as const)("every kind of line has a name in %s", (language) => {
  for (const kind of lineKinds)
    expect(thingText(importWords(localeOfLanguage(language)), kind, "x")).not.toBe(`${kind} x`);
});
