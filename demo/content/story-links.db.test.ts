import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../../core/locale.ts";
import { localeOfLanguage } from "../../core/locale-address.ts";
import { shopOf } from "../../core/shop.ts";
import { barePath } from "../../core/shop-path.ts";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { contentFixture } from "../../services/content/content.fixture.ts";
import { createSpace, importSpace } from "../../services/content/service.ts";
import { createContentClient } from "../../services/content-pages/content-client.ts";
import { askStory } from "../../services/content-pages/story-reader.ts";
import { readPage } from "../../web/content/read-page.ts";
import { contentRelations } from "../../web/content/relations.ts";
import { ownAddresses, productAddresses } from "./addresses.fixture.ts";
import { contentLines } from "./space.ts";
import { stories } from "./stories.fixture.ts";

const database = await migratedTestDatabase();
const service = await contentFixture(database);
afterAll(() => service.close());
const space = await createSpace(database.db, { name: "Passepartout" });
const client = createContentClient({
  endpoint: "https://content.example/v2",
  token: space.tokens.public,
  answer: ({ url, method, headers }) => {
    const { pathname, search } = new URL(url);
    return fetch(service.endpoint + pathname.replace("/v2", "") + search, { method, headers });
  },
});

beforeAll(async () => {
  async function* lines() {
    yield* contentLines();
  }
  expect((await importSpace(database.db, space.id, lines())).ok).toBe(true);
});

const published = stories.filter(({ isPublished }) => isPublished);

test.each(languages)("links inside stories lead to the address in %s, without a redirect", async (language) => {
  const shop = shopOf("poster", localeOfLanguage(language));
  const at = (path: string) => `/${path.replace(/\/$/, "").replace(/^home$/, "")}`;
  const known = new Set(
    [
      ...published.map((story) => story.slug[language].replace(/^cards\//, "")),
      ...productAddresses.map((one) => one[language] ?? ""),
      ...ownAddresses,
    ].map(at),
  );
  const read = await Promise.all(
    published.map(async (story) => {
      const slug = (language === "de" ? "" : `${language}/`) + story.slug[language];
      const asked = { slug, language: language === "de" ? null : language, relations: contentRelations };
      const found = await askStory(client, asked);
      if (!found.ok) throw new Error(`${slug}: ${JSON.stringify(found.error)}`);
      const page = await readPage(found.value, {
        shop: { ...shop, channel: story.folder === "cards" ? "card" : "poster" },
        origins: { poster: {}, card: {} },
        cardsFolder: "cards",
        teamHost: null,
        note: () => {},
        api: { get: async () => ({ ok: false, error: { kind: "offline" } }) } as never,
      });
      const links = [...JSON.stringify(page).matchAll(/"href":"(\/[^"#?]*)/g)].map(([, path = "/"]) => barePath(path));
      return links.map((path) => ({ slug, path }));
    }),
  );
  const links = read.flat();
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ path }) => !known.has(path))).toEqual([]);
});
