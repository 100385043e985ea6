import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migratedTestDatabase } from "../../platform/database/migrated-test-database.ts";
import { type ContentFixture, contentFixture, type Manager } from "./content.fixture.ts";
import type { Json, JsonObject } from "./contract.ts";
import type { NewSpace } from "./service.ts";

const database = await migratedTestDatabase();
let shop: ContentFixture;
let space: NewSpace;
let manage: Manager;

beforeAll(async () => {
  shop = await contentFixture(database);
});
afterAll(() => shop.close());
beforeEach(async () => {
  space = await shop.newSpace();
  manage = shop.manager(space);
});

const storiesIn = async () => (await manage.call("GET", "/stories")).body.stories.length as number;
const page = (content: JsonObject) => ({
  story: { name: "Page", slug: "page", content: { component: "page", ...content } },
});

/** Bloks one inside the other. */
function nested(levels: number): Json {
  let blok: JsonObject = { component: "box", _uid: "last" };
  for (let level = 1; level < levels; level++) blok = { component: "box", _uid: `${level}`, body: [blok] };
  return blok;
}

/** More at once than are answered in the seconds that a busy machine takes for them. */
const many = 40;

test("who asks too often is told so in JSON, and the client tries again until it gets its answer", async () => {
  const busy = await contentFixture(database, { limitFactor: 0.1 }); // five stories a second
  await manage.story("about", {});
  const ask = () => fetch(`${busy.endpoint}/cdn/stories/about?token=${space.tokens.public}`);
  const answers = await Promise.all(Array.from({ length: many }, ask));
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited.length).toBeGreaterThanOrEqual(5);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect(await limited[0]?.json()).toEqual({ error: "Too many requests" });
  expect(limited[0]?.headers.get("access-control-allow-origin")).toBe("*");

  let calls = 0;
  const counted: typeof fetch = (...call) => {
    calls++;
    return fetch(...call);
  };
  const client = busy.client(space.tokens.public, { fetch: counted });
  const others = Array.from({ length: many }, ask); // the second of the first ones may be over
  expect((await client.getStory("about")).data.story.slug).toBe("about");
  expect(calls).toBeGreaterThan(1);
  await Promise.all(others);
  await busy.close();
});

test("wrong tokens are limited like everything else", async () => {
  const busy = await contentFixture(database, { limitFactor: 0.1 });
  const guess = async (_: unknown, n: number) =>
    (await fetch(`${busy.endpoint}/cdn/spaces/me?token=guess-${n}`)).status;
  const statuses = await Promise.all(Array.from({ length: many }, guess));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  await busy.close();
});

test("a browser of another site may read answers and their paging", async () => {
  await manage.story("about", {});
  const answer = await fetch(`${shop.endpoint}/cdn/stories?token=${space.tokens.public}`, {
    headers: { origin: "https://other.example" },
  });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-expose-headers")).toContain("total, per-page");
  const asked = await fetch(`${shop.endpoint}/cdn/stories`, {
    method: "OPTIONS",
    headers: { "access-control-request-method": "GET", "access-control-request-headers": "content-type" },
  });
  expect([asked.status, asked.headers.get("access-control-allow-headers")]).toEqual([204, "content-type"]);
});

test("an address of nothing is 404 in JSON, whatever the method", async () => {
  for (const [method, path] of [
    ["GET", "/cdn/nothing"],
    ["POST", "/cdn/stories"],
    ["GET", "/"],
  ] as const) {
    const answer = await fetch(`${shop.endpoint}${path}`, { method });
    expect([answer.status, await answer.json()]).toEqual([404, ["This record could not be found"]]);
  }
});

test("2,000 bloks side by side are a story; nested that deep they are refused, and nothing is stored", async () => {
  const bloks = Array.from({ length: 2_000 }, (_, n) => ({ component: "box", _uid: `${n}`, text: "x" }));
  await manage.story("wide", { body: bloks });
  const wide = (await shop.client(space.tokens.preview).getStory("wide", { version: "draft" })).data.story;
  expect(wide.content.body).toHaveLength(2_000);
  expect(wide.content.body[1_999]._editable).toContain('"uid":"1999"');

  expect(await manage.call("POST", "/stories", page({ body: [nested(2_000)] }))).toEqual({
    status: 422,
    body: { content: ["is nested deeper than 500 levels"] },
  });
  const body = `{"story":{"name":"x","slug":"x","content":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`;
  expect((await manage.call("POST", "/stories", body)).status).toBe(422);
  expect(await storiesIn()).toBe(1);
  await manage.story("deep", { body: [nested(200)] });
  expect((await shop.client(space.tokens.public).getStory("deep")).data.story.content.body[0].component).toBe("box");
});

test("a story of 5 MB is refused by name, one of 3 MB is delivered", async () => {
  const refused = await manage.call("POST", "/stories", page({ text: "x".repeat(5_000_000) }));
  expect(refused).toEqual({ status: 413, body: { error: "The request's body is larger than 4000000 bytes" } });
  await manage.story("large", { text: "ü".repeat(1_500_000) });
  const { story } = (await shop.client(space.tokens.public).getStory("large")).data;
  expect(story.content.text).toHaveLength(1_500_000);
  expect(await storiesIn()).toBe(1);
});

test.each([
  ["slug", "🎄"],
  ["slug", "a/b"],
  ["slug", ".."],
  ["slug", "a b"],
  ["slug", "x".repeat(2_000)],
  ["slug", "%2e"],
  ["name", ""],
  ["parent_id", 99],
  ["parent_id", "x"],
  ["tag_list", "x"],
  ["content", {}],
  ["content", []],
  ["content", "text"],
  ["sort_by_date", "soon"],
])("a story whose %s is %j is refused by that name", async (field, value) => {
  const { story } = page({});
  const { status, body } = await manage.call("POST", "/stories", { story: { ...story, [field]: value } });
  expect([status, Object.keys(body)]).toEqual([422, [field]]);
  expect(await storiesIn()).toBe(0);
});

test("a slug with a dot is refused by name, since no page is found there; so is one in another language", async () => {
  const { story } = page({});
  const said = ["may not have a dot: no page is found at “v1.2”"];
  const own = await manage.call("POST", "/stories", { story: { ...story, slug: "v1.2" } });
  expect(own).toEqual({ status: 422, body: { slug: said } });
  const translated_slugs_attributes = [{ lang: "fr", slug: "v1.2" }];
  const french = await manage.call("POST", "/stories", { story: { ...story, translated_slugs_attributes } });
  expect([french.status, Object.values(french.body as object)]).toEqual([422, [said]]);
  expect(await storiesIn()).toBe(0);
});

test("umlauts and other scripts make slugs; the same slug twice does not", async () => {
  for (const slug of ["über-uns", "写真", "ß~1"]) {
    await manage.story(slug, {});
    expect((await shop.client(space.tokens.public).getStory(encodeURIComponent(slug))).data.story.slug).toBe(slug);
  }
  const again = await manage.call("POST", "/stories", {
    story: { name: "x", slug: "写真", content: { component: "page" } },
  });
  expect(again).toEqual({ status: 422, body: { slug: ["has already been taken"] } });
});

test("what is no JSON, or has a character that nobody can store, is said to be so", async () => {
  expect((await manage.call("POST", "/stories", "{")).status).toBe(400);
  expect((await manage.call("POST", "/stories", "[]")).status).toBe(400);
  expect((await manage.call("POST", "/stories", page({ text: "a\u0000b" }))).status).toBe(422);
  expect(await storiesIn()).toBe(0);
});

test("managing needs the management token of that very space", async () => {
  const other = await shop.newSpace();
  for (const token of ["", "wrong", space.tokens.preview, space.tokens.public]) {
    expect(await manage.call("GET", "/stories", undefined, token)).toEqual({
      status: 401,
      body: { error: "Unauthorized" },
    });
  }
  expect((await manage.call("GET", "/stories", undefined, other.tokens.management)).status).toBe(404);
  expect((await manage.call("GET", "/stories", undefined, `Bearer ${space.tokens.management}`)).status).toBe(200);
});

test("components are checked field by field", async () => {
  const write = (component: object) => manage.call("POST", "/components", { component });
  expect((await write({ name: "teaser", schema: { headline: { type: "text", translatable: true } } })).status).toBe(
    201,
  );
  expect(await write({ name: "teaser", schema: {} })).toEqual({
    status: 422,
    body: { name: ["has already been taken"] },
  });
  expect(await write({ name: "broken", schema: { headline: { type: "magic" } } })).toEqual({
    status: 422,
    body: { "schema.headline.type": ["is no known type of field"] },
  });
  const { body } = await manage.call("GET", "/components");
  expect(body.components).toMatchObject([
    { name: "teaser", schema: { headline: { type: "text", translatable: true } } },
  ]);
  const { id } = body.components[0];
  const changed = await manage.call("PUT", `/components/${id}`, { component: { display_name: "Teaser" } });
  expect(changed.body.component).toMatchObject({
    name: "teaser",
    display_name: "Teaser",
    schema: { headline: { type: "text" } },
  });
  expect((await manage.call("DELETE", `/components/${id}`)).status).toBe(200);
  expect((await manage.call("GET", `/components/${id}`)).status).toBe(404);
});

test("the editor's frame proves itself with a signature of the preview token", async () => {
  const { id } = await manage.story("about", {});
  const { preview_token: proof } = (await manage.call("GET", `/stories/${id}`)).body.story;
  const { signPreview } = await import("./management/story-view.ts");
  expect(proof.token).toBe(signPreview(space.id, space.tokens.preview, Number(proof.timestamp)));
  // The protocol's own example.
  expect(signPreview(12345, "previewTokenExample", 1_700_000_000)).toBe("c1e9cbfd0be6c60d524004b59902881874328ed8");
});
