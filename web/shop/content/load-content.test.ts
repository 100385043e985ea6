import { expect, it } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import { shopOf } from "../../../core/shop.ts";
import type { PageContext } from "../../page-context.ts";
import { headlineExample } from "./blocks/headline/example.ts";
import { loadContent } from "./load-content.ts";

const story = (full_slug: string, more: object = {}) => ({
  ...{ id: 1, uuid: "x", name: "Papier", full_slug, lang: "default", tag_list: [] },
  content: { component: "page", body: [headlineExample], ...more },
});

/** A shop with these stories by their path. */
function load(path: string, stories: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const context = {
    shop: shopOf("poster", "de-DE"),
    hosts: { DE: "shop.example" },
    note: () => {},
    api: {
      get: async (_path: string, { query }: { query: { path: string } }) => {
        asked.push(query.path);
        const found = stories[query.path];
        return found ? done({ story: found }) : failed({ kind: "page-not-found", status: 404 });
      },
    },
  } as unknown as PageContext;
  const loaded = loadContent(new URL(path, "https://shop.example"), context);
  return {
    asked,
    loaded,
    thrown: loaded.then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  };
}

it("gives the page and what search engines read", async () => {
  const { page, head } = await load("/papier", { "/papier": story("papier", { title: "Papier wählen" }) }).loaded;
  expect(page.body).toHaveLength(1);
  expect(head).toContainEqual({ title: "Papier wählen" });
  expect(head).toContainEqual({ name: "robots", content: "noindex,nofollow" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://shop.example/papier" });
});

it("sends who asks by another address of the same page to the one it has, with the query", async () => {
  const thrown = (await load("/papers?a=1", { "/papers": story("papier") }).thrown) as Response;
  expect(thrown.status).toBe(301);
  expect(thrown.headers.get("location")).toBe("/papier?a=1");
});

it.each(["/nirgends", "/error"])("%s is a 404 that shows the error story", async (path) => {
  const { thrown, asked } = load(path, { "/error": story("error") });
  const { data, init } = (await thrown) as { data: { message: string; content: unknown }; init: { status: number } };
  expect(init.status).toBe(404);
  expect(data.message).toBe(`Page not found: ${path}`);
  expect(data.content).toMatchObject({ body: [{ component: "headline" }] });
  expect(asked.at(-1)).toBe("/error");
});

it("a story that is no page, such as the settings, is a 404", async () => {
  const { thrown } = load("/global", { "/global": { ...story("global"), content: { component: "global" } } });
  expect(await thrown).toMatchObject({ init: { status: 404 }, data: { content: null } });
});

it("a path of 2,000 characters is looked up nowhere", async () => {
  const { thrown, asked } = load(`/${"x".repeat(2_000)}`, {});
  expect(await thrown).toMatchObject({ init: { status: 404 } });
  expect(asked).toEqual(["/error"]);
});
