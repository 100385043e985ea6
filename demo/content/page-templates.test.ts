import { expect, test } from "vitest";
import { shopOf } from "../../core/shop.ts";
import { contentOf, pageTemplates } from "../../services/content/content.fixture.ts";
import type { JsonObject } from "../../services/content/contract.ts";
import { walkObjects } from "../../services/content/service.ts";
import { contentStory } from "../../services/content-pages/contract.ts";
import { readPage } from "../../web/content/read-page.ts";
import { components } from "./components.ts";

const schemas = new Map(components.map(({ name, schema }) => [name, Object.keys(schema)]));

test.each(pageTemplates)(
  "a page from the template $key shows all that is in it, in fields that its form has",
  async (template) => {
    const content = contentOf(template, "Papier", "de");
    walkObjects(content, ({ component, _uid, ...fields }: JsonObject) => {
      if (typeof component !== "string") return;
      expect(schemas.get(component)).toEqual(expect.arrayContaining(Object.keys(fields)));
    });
    const notes: unknown[] = [];
    const page = await readPage(
      contentStory.parse({
        id: 1,
        uuid: "x",
        name: "Papier",
        content,
        lang: "default",
        full_slug: "papier",
        default_full_slug: null,
        translated_slugs: [],
      }),
      {
        shop: shopOf("poster", "de-DE"),
        origins: { poster: { DE: "https://shop.example" }, card: {} },
        cardsFolder: "cards",
        teamHost: null,
        api: { get: async () => ({ ok: false, error: { kind: "offline" } }) } as never,
        note: (_event, details) => notes.push(details.what),
      },
    );
    // Nobody answers for goods here; pages leave such a block out until somebody does.
    const goods = (content.body as JsonObject[]).filter(({ component }) => component === "card");
    expect(notes).toEqual(goods.map(() => "a block that the shop has no answer for"));
    expect(page?.title).toBe("Papier");
    const words = JSON.stringify([page?.teaser, page?.body]);
    expect(words).toContain("Papier");
    expect(page?.body.length).toBe((content.body as unknown[]).length);
  },
);
