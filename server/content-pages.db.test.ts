import { afterAll, expect, test } from "vitest";
import type { Channel } from "../core/channel.ts";
import type { Api } from "../core/http/api.ts";
import { failed } from "../core/outcome.ts";
import { writeQuery } from "../core/query-string.ts";
import { migratedTestDatabase } from "../platform/database/migrated-test-database.ts";
import { createHttpApp } from "../platform/http/app.ts";
import { silentLog } from "../platform/log/log.ts";
import type { Json } from "../services/content/contract.ts";
import { signPreview } from "../services/content/service.ts";
import { contentPagePaths } from "../services/content-pages/contract.ts";
import { contentPagesRoutes } from "../services/content-pages/routes.ts";
import { contentAnswers } from "./content-answers.ts";
import { contentPagesFixture, titleOf } from "./content-pages.fixture.ts";

const shop = await contentPagesFixture(await migratedTestDatabase());
const { manage, space, clock, pagesOfProcess } = shop;
afterAll(() => shop.close());

/** The HTTP interface, asked as the German shop of a channel. */
function http(channel: Channel = "poster") {
  const origins = { poster: { DE: "https://shop.example" }, card: { DE: "https://cards.shop.example" } };
  const app = createHttpApp({ log: silentLog });
  const pages = pagesOfProcess();
  const api = { get: async () => failed({ kind: "offline", status: 0 }) } as unknown as Api;
  app.route("/", contentPagesRoutes(pages));
  app.route("/", contentAnswers({ pages, origins, cardsFolder: "cards", teamHost: null, apiOf: () => api }));
  const ask = (address: string, init: RequestInit = {}) =>
    app.request(address, {
      ...init,
      headers: { "x-locale": "de-DE", "x-channel": channel, "content-type": "application/json" },
    });
  return { ask, story: (query: string) => ask(`${contentPagePaths.story}?${query}`) };
}

/** What the editor adds to an address `seconds` after it was signed. */
const proof = (seconds = 0, token = space.tokens.preview, id = space.id) => {
  const timestamp = Math.floor(clock.now().getTime() / 1_000) - seconds;
  return writeQuery({
    _storyblok_tk: {
      space_id: String(id),
      timestamp: String(timestamp),
      token: signPreview(id, token, timestamp),
    },
  });
};

test("over HTTP: the story of a path, a fatal 404 for none, 422 for what may not be asked (core document, section 7)", async () => {
  await manage.story("papier", { title: "Papier" });
  const { story } = http();
  const found = await story("path=/papier&platform=web&apiVersion=v2");
  expect(found.status).toBe(200);
  expect((await found.json()).story).toMatchObject({ full_slug: "papier", content: { title: "Papier" } });
  const missing = await story("path=/nirgends");
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({
    title: "Diese Seite gibt es nicht",
    detail: "Page not found: /nirgends",
    fatal: true,
  });
  for (const wrong of [
    "path=papier",
    "path=/papier&release=x",
    "path=/papier&apiVersion=v1",
    "path=/papier&resolveRelations=a",
  ])
    expect((await story(wrong)).status, wrong).toBe(422);
});

test("the same story by locale and slug, with its address under a base URL", async () => {
  const frames = { translated_slugs_attributes: [{ lang: "en", slug: "frames", name: "Frames" }] };
  await manage.story("rahmen", { title: "Rahmen", title__i18n__en: "Frames" }, frames);
  const { ask } = http();
  const found = await ask(`${contentPagePaths.story}/en-GB/frames?platform=web&baseUrl=https://shop.example`);
  expect(await found.json()).toMatchObject({
    story: { full_slug: "en/frames", content: { title: "Frames" } },
    url: "https://shop.example/frames",
  });
  expect((await (await ask(`${contentPagePaths.story}/de-DE/rahmen`)).json()).url).toBe("/rahmen");
  for (const [address, status] of [
    ["de-DE/nirgends", 404],
    ["xx-XX/rahmen", 404],
    ["de-DE/a..b", 404],
    ["de-DE/rahmen?baseUrl=javascript:alert(1)", 422],
    ["de-DE/rahmen?version=draft", 401],
  ] as const)
    expect((await ask(`${contentPagePaths.story}/${address}`)).status, address).toBe(status);
});

test("stories of a field come along when they are asked for", async () => {
  const { uuid } = await manage.story("verwandt", { title: "Verwandt" });
  await manage.story("mit-bezug", { title: "Bezug", related: uuid });
  const { story } = http();
  const related = async (query: string) => (await (await story(query)).json()).story.content.related;
  expect(await related("path=/mit-bezug")).toBe(uuid);
  expect((await related("path=/mit-bezug&resolveRelations=page.related")).content.title).toBe("Verwandt");
  expect(await related("path=/mit-bezug")).toBe(uuid);
});

test("a draft is for who shows the editor's proof, for nobody to keep, and never kept for others", async () => {
  const { id } = await manage.story("wandel", { title: "Veröffentlicht" });
  const edit = (title: string) =>
    manage.call("PUT", `/stories/${id}`, { story: { content: { component: "page", _uid: "w", title } } });
  await edit("Entwurf");
  const { story } = http();
  const seen = await story(`path=/wandel&version=draft&${proof()}`);
  expect(seen.headers.get("cache-control")).toBe("private, no-store");
  const { content } = (await seen.json()).story;
  expect(content.title).toBe("Entwurf");
  expect(content._editable).toContain(`"id":"${id}"`);
  await edit("Zweiter Entwurf");
  expect((await (await story(`path=/wandel&version=draft&${proof()}`)).json()).story.content.title).toBe(
    "Zweiter Entwurf",
  );

  const open = await story(`path=/wandel&${proof()}`);
  expect((await open.json()).story.content.title).toBe("Veröffentlicht");
  expect(open.headers.get("cache-control")).toBe("public, max-age=60");
  for (const refused of [
    "",
    proof(3_601),
    proof(0, "demo-preview"),
    proof(0, space.tokens.public),
    proof(0, undefined, 99),
  ]) {
    const answer = await story(`path=/wandel&version=draft&${refused}`);
    expect([answer.status, (await answer.json()).story]).toEqual([401, undefined]);
  }
});

test("a release shows what it will, to editors alone; 0 and undefined are no release", async () => {
  const { id } = await manage.story("saison", { title: "Heute" });
  const { release } = (await manage.call("POST", "/releases", { release: { name: "Winter" } })).body;
  const content = { component: "page", _uid: "s", title: "Winter" };
  await manage.call("PUT", `/stories/${id}`, { story: { content }, release_id: release.id });
  const { story } = http();
  const title = async (query: string) => (await (await story(`path=/saison&${query}`)).json()).story?.content.title;
  expect(await title(`release=${release.id}&version=draft&${proof()}`)).toBe("Winter");
  expect(await title(`release=${release.id}`)).toBeUndefined();
  expect(await title("release=undefined")).toBe("Heute");
  expect(await title("release=0")).toBe("Heute");
});

test("alternates and breadcrumb are those of the page; of none they are a 404", async () => {
  await manage.story(
    "weg",
    {
      breadcrumb: [
        { text: "Ratgeber", link: { linktype: "url", url: "/ratgeber" } },
        { text: "Böse", link: { url: "javascript:1" } },
      ],
    },
    { name: "Weg", translated_slugs_attributes: [{ lang: "en", slug: "way", name: "Way" }] },
  );
  const { ask } = http();
  const { alternates } = await (await ask(`${contentPagePaths.alternates}?path=/weg`)).json();
  expect(alternates).toContainEqual({ locale: "en-GB", path: "/way" });
  expect(alternates).toContainEqual({ locale: "de-CH", path: "/weg" });
  expect(await (await ask(`${contentPagePaths.breadcrumb}?path=/weg`)).json()).toEqual({
    breadcrumb: [{ text: "Ratgeber", link: { url: "/ratgeber" } }, { text: "Weg" }],
  });
  for (const path of [contentPagePaths.alternates, contentPagePaths.breadcrumb]) {
    expect((await ask(`${path}?path=/nirgends`)).status).toBe(404);
    expect((await ask(`${path}?path=/weg&version=draft`)).status).toBe(401);
  }
});

const edited = (content: object) => ({
  id: 5,
  uuid: "u",
  name: "Seite",
  full_slug: "seite",
  lang: "default",
  content: { component: "page", ...content },
});

test("an edited story comes back as checked blocks, and nothing of it that no page shows", async () => {
  const { ask } = http();
  const transform = (story: unknown, query = proof()) =>
    ask(`${contentPagePaths.transform}?locale=de-DE&path=/seite&platform=web&slug=seite&${query}`, {
      method: "POST",
      body: JSON.stringify(story),
    });
  const text = {
    type: "doc",
    content: [{ type: "text", text: "Tippe", marks: [{ type: "link", attrs: { href: "javascript:alert(1)" } }] }],
  };
  const body = [
    { _uid: "t", component: "text", text, onclick: "alert(1)" },
    { _uid: "x", component: "snowfall", html: "<script>" },
  ];
  const answer = await transform(edited({ title: "Getippt", body, secret: "<script>" }));
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const said = await answer.text();
  expect(JSON.parse(said).page).toMatchObject({
    path: "/seite",
    title: "Getippt",
    body: [
      { component: "text", text: [{ type: "text", text: "Tippe" }] },
      { component: "left-out", name: "snowfall", why: "unknown" },
    ],
  });
  expect(said).not.toMatch(/javascript|alert|<script>/);
  expect((await transform(edited({}), "")).status).toBe(401);
  expect((await transform(edited({}), proof(4_000))).status).toBe(401);
  expect((await transform({ story: 7 })).status).toBe(422);
  expect((await transform(edited({ component: "global" }))).status).toBe(422);
});

test("the bar over a page is its own, else that of all pages, as clean HTML (chrome document, section 7)", async () => {
  const bar = (id: string, text: string, more: object = {}) => [
    { _uid: id, component: "action-bar", id, text, ...more },
  ];
  await manage.story("global", {
    component: "global",
    bar: bar("all", 'Für <b onclick="x()">alle</b><script>x()</script>'),
  });
  await manage.story("aktion", { bar: bar("own", "Nur hier", { color: "#ffffff", backgroundColor: "#1b1a18" }) });
  await manage.story("ohne", { bar: bar("over", "Vorbei", { actionBarEndDate: "2020-01-01 00:00" }) });
  const { ask } = http();
  const barAt = async (url: string) => {
    const answer = await ask(`${contentPagePaths.bar}?url=${encodeURIComponent(url)}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
    return (await answer.json()).bar;
  };
  const all = {
    id: "all",
    text: "Für <b>alle</b>",
    color: null,
    backgroundColor: null,
    countdownEndDate: null,
    actionBarEndDate: null,
  };
  expect(await barAt("/aktion")).toMatchObject({ id: "own", color: "#ffffff", backgroundColor: "#1b1a18" });
  expect(await barAt("https://shop.example/aktion?utm=1")).toMatchObject({ id: "own" });
  for (const url of ["/ohne", "/nirgends", "/", "//else.example", "javascript:alert(1)", `/${"x".repeat(1_900)}`])
    expect(await barAt(url), url).toEqual(all);
  expect((await ask(contentPagePaths.bar)).status).toBe(422);
  await manage.call(
    "DELETE",
    `/stories/${(await manage.call("GET", "/stories?with_slug=global")).body?.stories?.[0]?.id}`,
  );
});

test("what opens under the navigation is read like a page: known parts in their rows, no script, no typed price", async () => {
  const url = (to: string) => ({ fieldtype: "multilink", linktype: "url", url: to });
  const item = (text: string, to: string) => ({ _uid: text, component: "flyout-item", text, link: url(to) });
  const group = (type: string, items: Json[]) => ({
    _uid: type,
    component: "flyout-group",
    type,
    flyoutGroupItems: items,
  });
  const flyoutGroups = [
    group("lists", [item("Rat", "/ratgeber"), item("Böse", "javascript:alert(1)")]),
    group("images", [{ ...item("Leinwand", "/leinwand"), price: "1,00 €" }]),
    group("colors", [item("Eiche", "/eiche")]),
  ];
  const main = { component: "navigation-item", navigationType: "wandbilder", text: "Wände", link: url("/wand") };
  await manage.story("global", { component: "global", mainNavigation: [{ _uid: "w", ...main, flyoutGroups }] });
  const answer = await http().ask(contentPagePaths.navigation);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
  const said = await answer.text();
  expect(said).not.toMatch(/javascript|1,00|Eiche/);
  const { menus } = JSON.parse(said);
  expect(menus.map(({ key }: { key: string }) => key)).toEqual(["w"]);
  const [images, lists] = menus[0].flyout.rows;
  expect(images).toMatchObject([{ part: "images", width: 150, categories: [{ items: [{ text: "Leinwand" }] }] }]);
  expect(lists).toMatchObject([{ part: "lists", width: null, categories: [{ items: [{ href: "/ratgeber" }] }] }]);
  const found = await manage.call("GET", "/stories?with_slug=global");
  await manage.call("DELETE", `/stories/${found.body?.stories?.[0]?.id}`);
  expect(await (await http().ask(contentPagePaths.navigation)).json()).toMatchObject({ menus: [] });
});

test("customers' pictures are those that were published with consent and words, page by page (core document, section 7)", async () => {
  const photo = (name: string, more: object = {}) => ({
    _uid: name,
    component: "customer-photo",
    name,
    product: "Poster",
    source: "customer",
    consent: "per Mail",
    picture: { fieldtype: "asset", filename: `/pictures/${name}.webp`, alt: name },
    ...more,
  });
  const customerPictures = [
    photo("Lena"),
    photo("Tom", { consent: "" }),
    photo("Studio", { source: "sample", consent: "" }),
    photo("Blind", { picture: { fieldtype: "asset", filename: "/pictures/x.webp", alt: "" } }),
    photo("Mira", { link: { linktype: "url", url: "javascript:alert(1)" } }),
  ];
  const { id } = await manage.story("global", { component: "global", customerPictures });
  const { ask } = http();
  const names = async (query: string) => {
    const { pictures, total } = await (await ask(`${contentPagePaths.customerPictures}?${query}`)).json();
    return [pictures.map((one: { name: string }) => one.name), total];
  };
  expect(await names("")).toEqual([["Lena", "Studio", "Mira"], 3]);
  expect(await names("perPage=2&page=2")).toEqual([["Mira"], 3]);
  expect(await names("page=9")).toEqual([[], 3]);
  const said = await (await ask(contentPagePaths.customerPictures)).text();
  expect(said).not.toMatch(/per Mail|javascript|Tom/);
  for (const wrong of ["page=0", "perPage=51", "perPage=x"])
    expect((await ask(`${contentPagePaths.customerPictures}?${wrong}`)).status, wrong).toBe(422);
  await manage.call("DELETE", `/stories/${id}`);
  expect(await (await http().ask(contentPagePaths.customerPictures)).json()).toMatchObject({ pictures: [], total: 0 });
});

test("a story below cards/ stands in for the story of the same slug in the card channel, in every answer", async () => {
  const german = { title: "Rat", title__i18n__en: "Advice" };
  await manage.story("rat", german, { translated_slugs_attributes: [{ lang: "en", slug: "advice", name: "Advice" }] });
  const { id: folder } = await manage.folder("cards");
  const body = [{ _uid: "l", component: "sub-teaser", headline: "Rat", link: { linktype: "url", url: "/x" } }];
  const content = { title: "Kartenrat", title__i18n__en: "Advice on cards", body };
  const breadcrumb = [{ text: "Start", link: { linktype: "story", cached_url: "cards/start" } }];
  const { id } = await manage.story("rat", { ...content, breadcrumb }, { parent_id: folder, name: "Kartenrat" });
  await manage.story("global", { title: "Alle" });
  await manage.story("global", { title: "Karten" }, { parent_id: folder });
  await manage.story("home", { title: "Karten daheim" }, { parent_id: folder });

  const pages = pagesOfProcess();
  expect(await titleOf(pages, "/rat")).toBe("Rat");
  expect(await titleOf(pages, "/rat", "de-DE", "card")).toBe("Kartenrat");
  expect(await titleOf(pages, "/advice", "en-GB", "card")).toBe("Advice on cards");
  expect(await titleOf(pages, "/global", "de-DE", "card")).toBe("Karten");
  expect(await titleOf(pages, "/home", "de-DE", "card")).toBe("Karten daheim");
  for (const path of ["/cards", "/cards/rat", "/cards/global", "/cards/home"])
    for (const channel of ["card", "poster"] as const)
      expect(await titleOf(pages, path, "de-DE", channel)).toBe("not-found");

  const { ask, story } = http("card");
  expect((await (await story("path=/rat")).json()).story).toMatchObject({ id, full_slug: "rat" });
  expect((await (await ask(`${contentPagePaths.story}/de-DE/rat`)).json()).story.content.title).toBe("Kartenrat");
  const { alternates } = await (await ask(`${contentPagePaths.alternates}?path=/rat`)).json();
  expect(alternates).toContainEqual({ locale: "en-GB", path: "/advice/" });
  expect(alternates).toContainEqual({ locale: "de-DE", path: "/rat/" });
  expect(await (await ask(`${contentPagePaths.breadcrumb}?path=/rat`)).json()).toEqual({
    breadcrumb: [{ text: "Start", link: { url: "/start/" } }, { text: "Kartenrat" }],
  });

  // What is typed is shown at the page's address, and only a draft is a draft.
  const typed = { ...edited({ title: "Getippt" }), full_slug: "cards/rat" };
  const answer = await ask(`${contentPagePaths.transform}?locale=de-DE&path=/rat&${proof()}`, {
    method: "POST",
    body: JSON.stringify(typed),
  });
  expect((await answer.json()).page).toMatchObject({ path: "/rat", title: "Getippt" });
  const draft = { component: "page", _uid: "cards-rat", title: "Entwurf" };
  await manage.call("PUT", `/stories/${id}`, { story: { content: draft } });
  expect((await (await story(`path=/rat&version=draft&${proof()}`)).json()).story.content.title).toBe("Entwurf");
  expect((await (await story("path=/rat")).json()).story.content.title).toBe("Kartenrat");

  await manage.call("GET", `/stories/${id}/unpublish`);
  pages.forget();
  expect(await titleOf(pages, "/rat", "de-DE", "card")).toBe("Rat");
});
