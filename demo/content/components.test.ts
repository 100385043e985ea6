import { describe, expect, it } from "vitest";
import type { Api } from "../../core/http/api.ts";
import { shopOf } from "../../core/shop.ts";
import { contentPagePaths, contentStory } from "../../services/content-pages/contract.ts";
import { blocks } from "../../web/content/blocks/blocks.generated.ts";
import { customerPhotos } from "../../web/content/blocks/customer-picture/photos.ts";
import { readGlobal } from "../../web/content/read-global.ts";
import { readBody, readPage } from "../../web/content/read-page.ts";
import { readMenus } from "../../web/frame/navigation/read-menus.ts";
import { readMainItems } from "../../web/frame/navigation/read-navigation.ts";
import { placeOf } from "../../web/frame/navigation/read-strip.ts";
import { components } from "./components.ts";

const byName = new Map(components.map((one) => [one.name, one]));
const fieldsOf = (name: string) => Object.entries(byName.get(name)?.schema ?? {});

/** A value that a field of that type may have. */
function sampleOf(field: { readonly [setting: string]: unknown }, read: Reads, level: number): unknown {
  const [first] = (field.options ?? []) as { value: string }[];
  switch (field.type) {
    case "options":
      return (field.filter_content_type as string[]).map((name) => storyOf(name, read));
    case "bloks":
      return level > 3
        ? []
        : ((field.component_whitelist ?? []) as string[]).map((name) => sample(name, read, level + 1));
    case "richtext":
      return { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Eiche" }] }] };
    case "asset":
      return { fieldtype: "asset", filename: "/pictures/eiche.webp", alt: "Eiche" };
    case "multiasset":
      return [{ fieldtype: "asset", filename: "/pictures/eiche.webp", alt: "Eiche" }];
    case "multilink":
      return { fieldtype: "multilink", linktype: "url", url: "/rahmen" };
    case "option":
      return first?.value;
    case "number":
      return "3";
    default:
      return field.regex === undefined ? "eiche" : field.regex === "[a-z]{2,40}" ? "leinwand" : "/eiche";
  }
}

/** A story that a field refers to, as pages get it. */
const storyOf = (name: string, reads: Reads) => ({
  uuid: "y",
  name: "Eiche",
  full_slug: "eiche",
  lang: "default",
  content: name === "page" ? { component: name, ogImages: [] } : sample(name, reads),
});

/** Fields that were looked at, by component. */
type Reads = Map<string, Set<string>>;

/** Of every block, and what a promise asks of its value. */
const own = new Set(["component", "_uid", "_editable", "then"]);

/** A block with something in every field of its schema, that notes which of them are read. */
function sample(name: string, reads: Reads, level = 0): object {
  const fields = fieldsOf(name).map(([field, schema]) => [field, sampleOf(schema, reads, level)]);
  const seen = reads.get(name) ?? new Set();
  reads.set(name, seen);
  return new Proxy(Object.assign(Object.fromEntries(fields), { component: name, _uid: name }), {
    get(block, field) {
      if (typeof field === "string" && !own.has(field)) seen.add(field);
      return Reflect.get(block, field);
    },
  });
}

const shop = shopOf("poster", "de-DE");

/** Reads one of every component as pages do. */
async function readAll(): Promise<Reads> {
  const reads: Reads = new Map();
  const api = { get: async () => ({ ok: false, error: { kind: "offline" } }) } as unknown as Api;
  const body = components.filter(({ is_root }) => !is_root).map(({ name }) => sample(name, reads));
  await readBody(body, { shop, api, editable: false, ownHosts: [], leftOut: () => {} });
  const story = {
    id: 1,
    uuid: "x",
    name: "Eiche",
    full_slug: "eiche",
    lang: "default",
    content: { component: "page" },
  };
  const page = { ...contentStory.parse({ ...story, translated_slugs: [] }), content: sample("page", reads) as never };
  const context = { shop, origins: { poster: {}, card: {} }, cardsFolder: "cards", teamHost: null };
  await readPage(page, { ...context, api, note: () => {} });
  const settings = { ok: true, value: { story: { content: sample("global", reads) } } };
  const get = async (path: string) => (path === contentPagePaths.story ? settings : api.get(contentPagePaths.story));
  await readGlobal({ ...context, api: { get } as unknown as Api, note: () => {} });
  const head = sample("global", reads) as Record<string, unknown>;
  const around = { ...shop, ownHosts: [], leftOut: () => {} };
  await readMenus(head, { ...around, api, shop });
  placeOf(readMainItems(head, around), { path: "/eiche" }, around);
  const approved = (sample("global", reads) as Record<string, unknown>).customerPictures;
  const silent = { leftOut: () => {}, leftOutOfText: () => {}, readBlocks: () => [] };
  const links = { channel: "poster", platform: "web", locale: "de-DE", ownHosts: [] } as const;
  customerPhotos()
    .read({ ...links, ...silent, shop, editable: false })
    .parse(approved);
  return reads;
}

const reads = await readAll();

it("every block that pages know can be written by an editor", () => {
  expect(blocks.filter(({ name }) => !byName.has(name))).toEqual([]);
});

describe.each(components)("the component $name", ({ name, schema, ...component }) => {
  it("has exactly the fields that pages read of it", () => {
    const read = reads.get(name) ?? new Set();
    expect(Object.keys(schema).toSorted()).toEqual([...read].toSorted());
  });

  it("and all its fields and choices are named in both languages of the office", () => {
    const texts = [component, ...Object.values(schema)] as Record<string, unknown>[];
    for (const one of texts) {
      expect([one.display_name, one.display_name__i18n__en]).toEqual([
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ]);
      expect(typeof one.description).toBe(typeof one.description__i18n__en);
    }
  });

  it("names only blocks that there are", () => {
    const asked = Object.values(schema).flatMap((field) => (field.component_whitelist ?? []) as string[]);
    expect(asked.filter((one) => byName.get(one)?.is_nestable !== true)).toEqual([]);
  });
});

it("parts of other blocks stand in their own list alone", () => {
  const body = byName.get("page")?.schema.body?.component_whitelist;
  expect(body).toContain("sub-teasers");
  expect(body).not.toContain("sub-teaser");
  expect(byName.get("sub-teasers")?.schema.items?.component_whitelist).toEqual(["sub-teaser"]);
});
