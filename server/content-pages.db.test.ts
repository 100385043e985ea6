import { afterAll, beforeAll, expect, test } from "vitest";
import { stoppedClock } from "../platform/clock.ts";
import { createMigratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../platform/http/app.ts";
import { silentLog } from "../platform/log/log.ts";
import { type ContentFixture, contentFixture, type Manager } from "../services/content/content.fixture.ts";
import { contentPagePaths } from "../services/content-pages/contract.ts";
import { contentPagesRoutes } from "../services/content-pages/routes.ts";
import { createContentPages } from "../services/content-pages/service.ts";

let database: Awaited<ReturnType<typeof createMigratedTestDatabase>>;
let shop: ContentFixture;
let manage: Manager;
let calls = 0;
let away = false;
const clock = stoppedClock("2026-11-21T10:00:00Z");

beforeAll(async () => {
  database = await createMigratedTestDatabase();
  shop = await contentFixture(database);
  manage = shop.manager(await shop.newSpace(["en"]));
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

/** What a web process reads; `calls` counts what gets as far as the service. */
function pagesOfProcess() {
  const answer = async (request: Request) => {
    calls += 1;
    if (away) return Response.json({ error: "away" }, { status: 503 });
    return shop.content.answer(request);
  };
  return createContentPages({ log: silentLog, clock, source: { ...shop.content, answer } });
}

const titleOf = async (pages: ReturnType<typeof pagesOfProcess>, path: string, locale: "de-DE" | "en-GB" = "de-DE") => {
  const found = await pages.story(locale, path);
  return found.ok ? found.value.content.title : found.error.kind;
};

test("a page is read once however many want it, and anew when something was published", async () => {
  const { id } = await manage.story("papier", { title: "Papier" });
  const pages = pagesOfProcess();
  calls = 0;
  const titles = await Promise.all(Array.from({ length: 20 }, () => titleOf(pages, "/papier")));
  expect(new Set(titles)).toEqual(new Set(["Papier"]));
  expect(calls).toBe(1);

  const content = { component: "page", _uid: "papier-root", title: "Papiere" };
  await manage.call("PUT", `/stories/${id}`, { story: { content } });
  expect(await titleOf(pages, "/papier")).toBe("Papier");
  await manage.call("PUT", `/stories/${id}`, { story: { content }, publish: 1 });
  pages.forget();
  expect(await titleOf(pages, "/papier")).toBe("Papiere");
  expect(calls).toBe(2);
});

test("a draft that was never published is no page, and one that is taken back neither", async () => {
  const { id } = await manage.story("entwurf", { title: "Entwurf" }, { draft: true });
  const pages = pagesOfProcess();
  expect(await titleOf(pages, "/entwurf")).toBe("not-found");
  await manage.call("GET", `/stories/${id}/publish`);
  pages.forget();
  expect(await titleOf(pages, "/entwurf")).toBe("Entwurf");
  await manage.call("GET", `/stories/${id}/unpublish`);
  pages.forget();
  expect(await titleOf(pages, "/entwurf")).toBe("not-found");
});

test("a page is read in the locale's language, at its own address there", async () => {
  await manage.story(
    "rahmen",
    { title: "Rahmen", title__i18n__en: "Frames" },
    {
      translated_slugs_attributes: [{ lang: "en", slug: "frames", name: "Frames" }],
    },
  );
  const pages = pagesOfProcess();
  expect(await titleOf(pages, "/rahmen")).toBe("Rahmen");
  expect(await titleOf(pages, "/frames", "en-GB")).toBe("Frames");
  const found = await pages.story("en-GB", "/frames");
  expect(found.ok && found.value.full_slug).toBe("en/frames");
});

test("a slug that is none never gets as far as the service", async () => {
  const pages = pagesOfProcess();
  calls = 0;
  for (const path of ["/", "/a..b", "/%2e%2e/x", "/🎉", `/${"x".repeat(2_000)}`]) {
    expect(await titleOf(pages, path)).toBe("not-found");
  }
  expect(calls).toBe(0);
});

test("while the service is away, pages that are known stay, and it is left alone for five seconds", async () => {
  await manage.story("hilfe", { title: "Hilfe" });
  const pages = pagesOfProcess();
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  away = true;
  pages.forget();
  calls = 0;
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  expect(calls).toBe(1);
  expect(await titleOf(pages, "/unbekannt")).toBe("unreadable");
  away = false;
  clock.advance(5_001);
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  expect(calls).toBe(3);
});

test("over HTTP: the story of a path, 404 for none, 400 for what may not be asked", async () => {
  const app = createHttpApp({ log: silentLog });
  app.route("/", contentPagesRoutes(pagesOfProcess()));
  const ask = (query: string) =>
    app.request(`${contentPagePaths.story}?${query}`, { headers: { "x-locale": "de-DE" } });

  const found = await ask("path=/papier&platform=web&apiVersion=v2");
  expect(found.status).toBe(200);
  expect((await found.json()).story).toMatchObject({ full_slug: "papier", content: { title: "Papiere" } });
  const missing = await ask("path=/nirgends");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ title: "Page not found: /nirgends" });
  expect((await ask("path=/papier&version=draft")).status).toBe(400);
  expect((await ask("path=papier")).status).toBe(400);
});
