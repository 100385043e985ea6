import { expect, it, vi } from "vitest";
import { done, failed } from "../../../core/outcome.ts";
import { shopOf } from "../../../core/shop.ts";
import { contentPagePaths } from "../../../services/content-pages/contract.ts";
import { productPagePaths } from "../../../services/product-pages/contract.ts";
import { headlineExample } from "../../content/blocks/headline/example.ts";
import { contentRelations } from "../../content/relations.ts";
import type { PageContext, PagePreview } from "../../reading/page-context.ts";
import { loadContent, loadHome } from "./load-content.ts";

const story = (full_slug: string, more: object = {}) => ({
  id: 1,
  uuid: "x",
  name: "Papier",
  full_slug,
  lang: "default",
  tag_list: [],
  content: { component: "page", body: [headlineExample], ...more },
});

/** Where pages went. */
const movedTo = (path: string) =>
  path === "/alt" ? done({ target: "/papier" }) : failed({ kind: "page-not-found", status: 404 });

/** A shop with these stories by their path. */
const shared: PageContext["shared"] = (_, make) => make();

function load(
  path: string,
  stories: Readonly<Record<string, object>>,
  preview: PagePreview | null = null,
  products: readonly string[] = [],
  silent: string | null = null,
) {
  const asked: string[] = [];
  const queries: object[] = [];
  const noted: unknown[] = [];
  const context = {
    shop: shopOf("poster", "de-DE"),
    origins: { poster: { DE: "https://shop.example" }, card: { DE: "https://cards.shop.example" } },
    cardsFolder: "cards",
    teamHost: null,
    experimentOf: () => null,
    shared,
    note: (...one: unknown[]) => noted.push(one),
    asked: new URL(path, "https://shop.example"),
    preview,
    api: {
      get: async (path: string, { query }: { query?: { path: string } }) => {
        if (query === undefined) return failed({ kind: "no-seller" });
        if (path === silent) return failed({ kind: "unavailable", status: 503, retryAfter: 5 });
        if (path === contentPagePaths.moved) return movedTo(query.path);
        if (path === productPagePaths.localizedUrls)
          return done({ urls: products.map((url) => ({ url })), missing: [] });
        asked.push(query.path);
        queries.push(query);
        const found = stories[query.path];
        return found ? done({ story: found }) : failed({ kind: "page-not-found", status: 404 });
      },
    },
  } as unknown as PageContext;
  // Pages are made from the choice in their address alone (`server/page-key.ts`).
  const loaded = loadContent(new URL(path.replace(/&gclid=.*/, ""), "https://shop.example"), context);
  return {
    asked,
    noted,
    queries,
    loaded,
    thrown: loaded.then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  };
}

it("asks visitors and search engines to come again when the content cannot be read just now", async () => {
  const silent = { kind: "content-unreachable", status: 503, retryAfter: 5 };
  const api = { get: async () => failed(silent) } as unknown as PageContext["api"];
  const context = {
    shop: shopOf("poster", "de-DE"),
    cardsFolder: "cards",
    teamHost: null,
    experimentOf: () => null,
    origins: { poster: {}, card: {} },
    preview: null,
    api,
  };
  const loaded = loadContent(new URL("https://shop.example/papier"), context as unknown as PageContext);
  await expect(loaded).rejects.toMatchObject({ init: { status: 503, headers: { "Retry-After": "5" } } });
});

it("gives the page and what search engines read", async () => {
  const { page, head } = await load("/papier", { "/papier": story("papier", { title: "Papier wählen" }) }).loaded;
  expect(page.body).toHaveLength(1);
  expect(head).toContainEqual({ title: "Papier wählen" });
  expect(head).toContainEqual({ name: "robots", content: "noindex,nofollow" });
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: "https://shop.example/papier" });
});

it("social media show the first picture of a page, an asset cut to 1200 x 627, and the channel's own where there is none", async () => {
  const asset = "https://cms.example/f/7/2400x1600/ab12/room.jpg";
  const of = async (ogImages: object[]) =>
    (await load("/papier", { "/papier": story("papier", { ogImages }) }).loaded).head.filter((one) =>
      /^(og:image|twitter)/.test(String("property" in one ? one.property : "name" in one ? one.name : "")),
    );
  const size = [
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "627" },
  ];
  const card = { name: "twitter:card", content: "summary_large_image" };
  const cut = `${asset}/m/1200x627/smart/filters:format(jpeg):quality(85)`;
  expect(await of([{ filename: asset }])).toEqual([{ property: "og:image", content: cut }, ...size, card]);
  const own = { property: "og:image", content: "https://shop.example/social/poster.jpg" };
  expect(await of([])).toEqual([own, ...size, card]);
  const cutFile = "https://shop.example/pictures/a.webp/m/1200x627/filters:format(jpeg):quality(85):focal(3x4:5x6)";
  const file = { property: "og:image", content: cutFile };
  expect(await of([{ filename: "/pictures/a.webp", focus: "3x4:5x6" }])).toEqual([file, ...size, card]);
  const foreign = { property: "og:image", content: "https://cms.example/a.webp" };
  expect(await of([{ filename: "https://cms.example/a.webp" }])).toEqual([foreign, card]);
});

it("sends who asks by another address of the same page to the one it has, with the query", async () => {
  const thrown = (await load("/papers?a=1&gclid=x", { "/papers": story("papier") }).thrown) as Response;
  expect(thrown.status).toBe(301);
  expect(thrown.headers.get("location")).toBe("/papier?a=1&gclid=x");
});

it.each(["/nirgends", "/error", "/fr/error"])("%s is a 404 that shows the error story", async (path) => {
  const { thrown, asked, noted } = load(path, { "/error": story("error"), "/fr/error": story("fr/error") });
  const { data, init } = (await thrown) as { data: { message: string; content: unknown }; init: { status: number } };
  expect(init.status).toBe(404);
  expect(data.message).toBe(`Page not found: ${path}`);
  expect(noted).toContainEqual(["cms-page-not-found", { path }]);
  expect(data.content).toMatchObject({ body: [{ component: "headline" }] });
  expect(asked.at(-1)).toBe("/error");
});

it("a story that is no page, such as the settings, is a 404", async () => {
  const { thrown } = load("/global", { "/global": { ...story("global"), content: { component: "global" } } });
  expect(await thrown).toMatchObject({ init: { status: 404 }, data: { content: null } });
});

it("sends who asks for an address that a page once had on to it for good, with the query, but no editor", async () => {
  const thrown = (await load("/alt?a=1&gclid=x&utm_source=//evil.example%0d%0aa:b", {}).thrown) as Response;
  expect(thrown.status).toBe(301);
  expect(thrown.headers.get("location")).toBe("/papier?a=1&gclid=x&utm_source=//evil.example%0d%0aa:b");
  expect(await load("/alt", {}, preview).thrown).toMatchObject({ init: { status: 404 } });
});

it("what begins with /posterdruck shows posters at this very address, which switches on its treatment (section 2)", async () => {
  const stories = { "/wandbilder/poster": story("wandbilder/poster") };
  const { page, head } = await load("/posterdruck", stories).loaded;
  expect(page.path).toBe("/wandbilder/poster");
  const canonical = "https://shop.example/wandbilder/poster";
  expect(head).toContainEqual({ tagName: "link", rel: "canonical", href: canonical });
  const own = { ...stories, "/posterdruck": story("posterdruck") };
  expect((await load("/posterdruck", own).loaded).page.path).toBe("/posterdruck");
  expect(((await load("/posterdruck", {}).thrown) as Response).headers.get("location")).toBe("/products");
});

it.each(["/canvas-prints", "/impression-sur-toile", "/stampa-su-tela", "/afdruk-op-canvas", "/impresion-sobre-lienzo"])(
  "%s leads to canvas in the visitor's language, and to wall pictures only where that is not sold",
  async (path) => {
    const stories = { "/wandbilder": story("wandbilder") };
    const goal = async (products: string[]) => {
      const { status, headers } = (await load(`${path}?a=1`, stories, null, products).thrown) as Response;
      return `${status} ${headers.get("location")}`;
    };
    expect(await goal(["/leinwanddruck"])).toBe("302 /leinwanddruck?a=1");
    expect(await goal([])).toBe("302 /wandbilder?a=1");
    expect(await goal([path])).toBe("302 /wandbilder?a=1");
  },
);

it.each(["/posterdruck/nonsense", "/magazin/nirgends", "/feed-card/7"])(
  "%s is a page not found, no second address of the page above it",
  async (path) => {
    const stories = { "/wandbilder/poster": story("wandbilder/poster"), "/ratgeber": story("ratgeber") };
    expect(await load(path, stories).thrown).toMatchObject({
      init: { status: 404 },
      data: { message: `Page not found: ${path}` },
    });
  },
);

it("an article of the magazine leads to the guide of its name", async () => {
  const thrown = (await load("/magazin/papier?a=1", { "/ratgeber/papier": story("ratgeber/papier") })
    .thrown) as Response;
  expect([thrown.status, thrown.headers.get("location")]).toEqual([302, "/ratgeber/papier?a=1"]);
});

it("a product's address of another language leads to its page in the visitor's", async () => {
  const thrown = (await load("/framed-posters?a=1", {}, null, ["/poster-mit-rahmen"]).thrown) as Response;
  expect([thrown.status, thrown.headers.get("location")]).toEqual([302, "/poster-mit-rahmen?a=1"]);
  // Not to itself, and nowhere where there is none.
  for (const products of [["/framed-posters"], []])
    expect(await load("/framed-posters", {}, null, products).thrown).toMatchObject({ init: { status: 404 } });
});

it.each([contentPagePaths.moved, productPagePaths.localizedUrls])(
  "no page is said to be missing while %s does not answer",
  async (silent) => {
    const { thrown } = load("/nirgends", {}, null, [], silent);
    expect(await thrown).toMatchObject({ init: { status: 503, headers: { "Retry-After": "5" } } });
  },
);

it("a page that stands at an old address wins", async () => {
  expect((await load("/alt", { "/alt": story("alt") }).loaded).page.path).toBe("/alt");
});

it("a path of 2,000 characters is looked up nowhere", async () => {
  const { thrown, asked } = load(`/${"x".repeat(2_000)}`, {});
  expect(await thrown).toMatchObject({ init: { status: 404 } });
  expect(asked).toEqual(["/error"]);
});

const preview = {
  story: 1,
  version: "draft" as const,
  release: "31",
  editors: ["https://editor.example"],
  proof: { space_id: "7", timestamp: "1", token: "a" },
};
const stories = { "/papier": story("papier", { _editable: mark(1) }) };

function mark(id: number) {
  return `<!--#storyblok#${JSON.stringify({ name: "page", space: "7", uid: "p", id: String(id) })}-->`;
}

it("visitors see what is published, and no bridge to an editor", async () => {
  const { queries, loaded } = load("/papier", stories);
  expect(await loaded).toMatchObject({ preview: null });
  expect((await loaded).page).not.toHaveProperty("editable");
  expect(queries).toEqual([{ path: "/papier", resolveRelations: contentRelations }, { path: "/global" }]);
});

it("the editor sees the draft of its release with the proof it showed, and its messages are heard", async () => {
  const { queries, loaded } = load("/papier", stories, preview);
  expect(queries).toEqual([
    {
      path: "/papier",
      resolveRelations: contentRelations,
      version: "draft",
      release: "31",
      _storyblok_tk: { space_id: "7", timestamp: "1", token: "a" },
    },
  ]);
  const { page, preview: followed } = await loaded;
  expect(followed).toEqual({ proof: preview.proof, editors: preview.editors, story: { id: 1, slug: "papier" } });
  expect(page.editable?.["data-blok-uid"]).toBe("1-p");
});

it("beside the draft the editor gets what visitors see, with blocks that can be chosen", async () => {
  const { queries, loaded } = load(
    "/papier",
    { "/papier": story("papier", { _uid: "p" }) },
    { ...preview, version: "published" as const },
  );
  const { page, preview: followed } = await loaded;
  expect(queries.map((query) => Object.keys(query).sort())).toEqual([["path", "resolveRelations"], ["path"]]);
  expect([followed?.story.id, page.editable?.["data-blok-uid"]]).toEqual([1, "1-p"]);
});

it("the editor is sent to the card channel's host for a story that stands in there, and visitors find no page", async () => {
  const address = "/cards/papier?_storyblok=1&_storyblok_tk[token]=a";
  const { thrown, asked } = load(address, stories, preview);
  const response = (await thrown) as Response;
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "https://cards.shop.example/papier/?_storyblok=1&_storyblok_tk[token]=a",
  ]);
  expect(asked).toEqual([]);
  expect(await load(address, stories).thrown).toMatchObject({ init: { status: 404 } });
});

it("a page of another story than the editor's hears no editor", async () => {
  expect((await load("/papier", stories, { ...preview, story: 2 }).loaded).preview).toBeNull();
});

it.each([
  ["there is none", {}],
  ["it is no page", { "/": { ...story("home"), content: { component: "global" } } }],
  ["nothing of it can be shown", { "/": story("home", { body: [{ component: "unknown" }] }) }],
])("the shop shows its own home page where %s, and that is written down", async (_why, stories) => {
  const { home, noted } = loadedHome(stories);
  expect(await home).toBeNull();
  expect(noted.filter(([event]) => event === "empty-hybrid-layout")).toHaveLength(1);
});

it("the home page is the story at the root, and search engines are told of the site", async () => {
  const home = await loadedHome({ "/": story("home", { title: "Start" }) }).home;
  expect(home?.page.path).toBe("/");
  expect(JSON.stringify(home?.head)).toContain('"@type":"WebSite"');
});

it("the shop shows its own home page while the content service is away, for no longer, and operators hear of it", async () => {
  const { home, reported, lacking } = loadedHome({}, 503);
  expect(await home).toBeNull();
  expect([reported.length, lacking.mock.calls.length]).toEqual([1, 1]);
  const without = loadedHome({});
  expect([await without.home, without.lacking.mock.calls.length]).toEqual([null, 0]);
});

function loadedHome(stories: Readonly<Record<string, object>>, status = 404) {
  const [noted, reported]: [unknown[][], unknown[]] = [[], []];
  const lacking = vi.fn();
  const context = {
    shop: shopOf("poster", "de-DE"),
    preview: null,
    lacking,
    origins: { poster: {}, card: {} },
    cardsFolder: "cards",
    teamHost: null,
    experimentOf: () => null,
    shared,
    note: (...one: unknown[]) => noted.push(one),
    report: (error: unknown) => reported.push(error),
    api: {
      get: async (_path: string, { query }: { query?: { path: string } }) => {
        const found = stories[query?.path ?? "none"];
        return found ? done({ story: found }) : failed({ kind: "missing", status });
      },
    },
  } as unknown as PageContext;
  return { home: loadHome(new URL("https://shop.example/"), context), noted, reported, lacking };
}
