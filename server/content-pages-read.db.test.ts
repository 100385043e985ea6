import { afterAll, expect, test } from "vitest";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { createLog } from "../platform/log/log.ts";
import { contentPagesFixture, titleOf } from "./content-pages.fixture.ts";

const shop = await contentPagesFixture(await migratedTestDatabase());
const { manage, clock, service, pagesOfProcess } = shop;
afterAll(() => shop.close());

test("a page is read once however many want it, and anew when something was published", async () => {
  const { id } = await manage.story("papier", { title: "Papier" });
  const pages = pagesOfProcess();
  service.calls = 0;
  const titles = await Promise.all(Array.from({ length: 20 }, () => titleOf(pages, "/papier")));
  expect(new Set(titles)).toEqual(new Set(["Papier"]));
  expect(service.calls).toBe(1);

  const content = { component: "page", _uid: "papier-root", title: "Papiere" };
  await manage.call("PUT", `/stories/${id}`, { story: { content } });
  expect(await titleOf(pages, "/papier")).toBe("Papier");
  await manage.call("PUT", `/stories/${id}`, { story: { content }, publish: 1 });
  pages.forget();
  expect(await titleOf(pages, "/papier")).toBe("Papiere");
  expect(service.calls).toBe(2);
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
  const found = await pages.story({ channel: "poster", locale: "en-GB", path: "/frames" });
  expect(found.ok && found.value.full_slug).toBe("en/frames");
});

test("a slug that is none never gets as far as the service", async () => {
  const pages = pagesOfProcess();
  service.calls = 0;
  for (const path of ["/a..b", "/%2e%2e/x", "/🎉", `/${"x".repeat(2_000)}`]) {
    expect(await titleOf(pages, path)).toBe("not-found");
  }
  expect(service.calls).toBe(0);
});

test("while the service is away, pages that are known stay, and it is left alone for five seconds", async () => {
  await manage.story("hilfe", { title: "Hilfe" });
  const pages = pagesOfProcess();
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  service.away = true;
  pages.forget();
  service.calls = 0;
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  expect(service.calls).toBe(1);
  expect(await titleOf(pages, "/unbekannt")).toBe("unreadable");
  service.away = false;
  clock.advance(5_001);
  expect(await titleOf(pages, "/hilfe")).toBe("Hilfe");
  expect(service.calls).toBe(3);
});

// Named events (core document, section 8).
test("a file that is asked for where pages are, and a page without a story, are told by their names", async () => {
  const lines: string[] = [];
  const pages = pagesOfProcess(createLog({ level: "info", destination: { write: (line) => void lines.push(line) } }));
  expect(await titleOf(pages, "/assets/logo.png")).toBe("not-found");
  expect(await titleOf(pages, "/a..b")).toBe("not-found");
  expect(await titleOf(pages, "/nirgends")).toBe("not-found");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", event: "asset-load-on-slug", path: "/assets/logo.png", locale: "de-DE" },
    { level: "info", event: "storyblok-page-not-found", path: "/nirgends", locale: "de-DE" },
  ]);
});
