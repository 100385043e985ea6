import { expect, test } from "vitest";
import { done, failed } from "../core/outcome.ts";
import { shopOf } from "../core/shop.ts";
import type { PageAsked } from "../services/content-pages/service.ts";
import { placesElsewhere } from "./places-elsewhere.ts";

const story = {
  id: 1,
  uuid: "u",
  tag_list: [],
  name: "Papier",
  full_slug: "ratgeber/papier",
  lang: "default",
  content: { component: "page" },
  default_full_slug: "ratgeber/papier",
  translated_slugs: [{ lang: "en", path: "guides/paper", name: "Paper" }],
};
const asked: string[] = [];
const find = placesElsewhere({
  themes: { exists: async (id) => id === "blush-arch" },
  stories: {
    story: async ({ locale, path }: PageAsked) => {
      asked.push(`${locale} ${path}`);
      if (path === "/away") return failed({ kind: "unreadable", message: "away" });
      const here = locale === "en-GB" ? "/guides/paper" : "/ratgeber/papier";
      return path === here ? done(story) : failed({ kind: "not-found" });
    },
  },
});
const at = (identifier: string, locale: "de-DE" | "en-GB" | "fr-CH" = "de-DE") =>
  find(shopOf("poster", locale), identifier);

test.each([
  ["karten-designen", "/fr/karten-designen"],
  ["/products", "/fr/products"],
  ["imprint", "/fr/mentions-legales"],
  ["/impressum", "/fr/mentions-legales"],
  ["themes/blush-arch", "/fr/themes/blush-arch"],
])("lists, pages of the shop itself and designs have a place in every locale: %s", async (identifier, url) => {
  const found = await at(identifier, "fr-CH");
  expect(found).toMatchObject({ uniqueIdentifier: identifier, url });
  expect((found as { alternates: unknown[] }).alternates).toHaveLength(17);
});

test("a story is known by its path in the default locale and in the visitor's own (chrome document, section 4)", async () => {
  for (const identifier of ["ratgeber/papier", "/guides/paper"])
    expect(await at(identifier, "en-GB"), identifier).toMatchObject({ url: "/guides/paper" });
  const found = await at("/ratgeber/papier");
  expect(found).toMatchObject({ url: "/ratgeber/papier" });
  expect((found as { alternates: unknown[] }).alternates).toContainEqual({ locale: "en-US", path: "/guides/paper" });
});

test("a page without a French version has no French place; what nobody knows has none, and a silent service is no answer", async () => {
  expect(await at("/ratgeber/papier", "fr-CH")).toMatchObject({ url: null });
  asked.length = 0;
  for (const identifier of ["canvas-socks", "themes/none", "themes/a/b"]) expect(await at(identifier)).toBeNull();
  expect(asked).toEqual(["de-DE /canvas-socks", "de-DE /themes/none", "de-DE /themes/a/b"]);
  expect(await at("away")).toBe("unreadable");
});
