import { createHash } from "node:crypto";
import { createServer, type Server } from "node:http";
import { expectAccessible } from "./expect-accessible.ts";
import { type APIRequestContext, expect, type Frame, type Page, test } from "./test.ts";

const slug = "ratgeber/rahmen";
const token = "demo-preview";

/** The draft of the story as an editor holds it, and the address of its page as an editor frames it. */
async function openStory(request: APIRequestContext, base: string) {
  const read = async (path: string) => (await request.get(`/content/v2/cdn/${path}token=${token}`)).json();
  const { space } = await read("spaces/me?");
  const { story } = await read(`stories/${slug}?version=draft&`);
  const timestamp = Math.floor(Date.now() / 1_000);
  const signed = createHash("sha1").update(`${space.id}:${token}:${timestamp}`).digest("hex");
  const query = new URLSearchParams({
    _storyblok: String(story.id),
    _storyblok_c: "page",
    _storyblok_release: "undefined",
    "_storyblok_tk[space_id]": String(space.id),
    "_storyblok_tk[timestamp]": String(timestamp),
    "_storyblok_tk[token]": signed,
  });
  return { story, address: `${base}/${slug}?${query}` };
}

let outside: Server;
test.beforeAll(async ({ baseURL }) => {
  outside = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://x");
    response.setHeader("content-type", "text/html");
    response.end(pathname === "/forger" ? forger : editor(searchParams.getAll("frame")));
  });
  await new Promise<void>((resolve) => outside.listen(outsidePort(baseURL), resolve));
});
test.afterAll(() => outside.close());

/** `serve.ts` names it as an editor; every other name of this machine is none. */
const outsidePort = (baseURL: string | undefined) => Number(new URL(String(baseURL)).port) + 1;
const outsideOrigin = (name: string, baseURL: string | undefined) => `http://${name}.localhost:${outsidePort(baseURL)}`;

/** Frames pages, hears them, and says to the first what it is told to. */
const editor = (framed: readonly string[]) => `<!doctype html><title>Editor</title><script>
    heard = [];
    addEventListener("message", ({ data, origin }) => heard.push({ data, origin }));
    say = (message) => frames[0].postMessage(message, "*");
  </script>${framed.map((address) => `<iframe src="${address.replaceAll("&", "&amp;")}" width="1200" height="600"></iframe>`)}`;
/** Says to its neighbour what it is told to. */
const forger = `<!doctype html><script>say = (message) => parent.frames[0].postMessage(message, "*")</script>`;

const standIn = (page: Page, origin: string, ...frames: readonly string[]) =>
  page.goto(`${origin}/stand-in?${new URLSearchParams(frames.map((frame) => ["frame", frame]))}`);

const say = (page: Page | Frame, message: object) =>
  page.evaluate((said) => (globalThis as unknown as { say(message: object): void }).say(said), message);
const heard = (page: Page, action: string) =>
  page.evaluate(
    (wanted) =>
      (globalThis as unknown as { heard: { data: { action: string }; origin: string }[] }).heard.filter(
        ({ data }) => data.action === wanted,
      ),
    action,
  );

function framed(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes(`/${slug}`));
  if (!frame) throw new Error(`no page in the frame: ${page.frames().map((one) => one.url())}`);
  return frame;
}

/** The story with another headline, and what else is typed. */
// biome-ignore lint/suspicious/noExplicitAny: a story is whatever its editor wrote
function typed(story: any, headline: string, more: readonly object[] = []) {
  const copy = structuredClone(story);
  copy.content.teaser[0].headline = headline;
  copy.content.body.push(...more);
  return { action: "input", story: copy };
}

test("an editor sees what she types at once, in place; forged and foreign messages do nothing", async ({
  page,
  request,
  baseURL,
}) => {
  const { story, address } = await openStory(request, String(baseURL));
  const forgery = `${outsideOrigin("elsewhere", baseURL)}/forger`;
  const shown: string[] = [];
  page.on("request", (asked) => {
    if (asked.url().includes("/transform")) shown.push(asked.postDataJSON().content.teaser[0].headline);
  });
  await standIn(page, outsideOrigin("editor", baseURL), address, forgery);
  const frame = framed(page);
  const headline = frame.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText("Der richtige Rahmen");
  await expect.poll(() => heard(page, "initialized")).toHaveLength(1);
  expect((await heard(page, "initialized"))[0]).toMatchObject({ origin: baseURL });

  const link = frame.getByRole("main").getByRole("link", { name: /^Papier und Oberfläche/ });
  await link.focus();
  const before = await frame.evaluate(() => {
    scrollTo(0, 700);
    (document.activeElement as HTMLElement).dataset.same = "yes";
    return scrollY;
  });
  expect(before).toBe(700);
  await say(page, typed(story, "Der Rahmen, während du tippst", [{ _uid: "snow", component: "snowfall" }]));
  await expect(headline).toHaveText("Der Rahmen, während du tippst");
  await expect(frame.getByText("Den Baustein „snowfall“ kennt der Shop nicht.")).toBeVisible();
  expect(await frame.evaluate(() => [scrollY, (document.activeElement as HTMLElement).dataset.same])).toEqual([
    700,
    "yes",
  ]);

  await say(page, { ...typed(story, "Fremd"), story: { ...typed(story, "Fremd").story, id: story.id + 1 } });
  const forging = page.frames().find((one) => one.url() === forgery) as Frame;
  await say(forging, typed(story, "Gefälscht"));
  await say(forging, { action: "published", storyId: story.id });
  // What is said after it is heard after it.
  await say(page, typed(story, "Danach"));
  await expect(headline).toHaveText("Danach");
  expect(shown).toEqual(["Der Rahmen, während du tippst", "Danach"]);
  expect(await frame.evaluate(() => (document.activeElement as HTMLElement).dataset.same)).toBe("yes");

  await link.click();
  await expect
    .poll(() => heard(page, "edit"))
    .toMatchObject([{ data: { dataC: { name: "sub-teaser", id: String(story.id) } }, origin: baseURL }]);
  expect(frame.url()).toBe(address);
  await headline.click();
  await expect
    .poll(async () => (await heard(page, "edit")).at(-1))
    .toMatchObject({
      data: { dataC: { name: "teaser", uid: story.content.teaser[0]._uid } },
    });

  await say(page, { action: "published", storyId: story.id });
  await expect(headline).toHaveText("Der richtige Rahmen");
  expect(await framed(page).evaluate(() => document.querySelector("[data-same]"))).toBeNull();
});

test("a draft is shown in no other frame, with no wrong proof, and to nobody else", async ({
  page,
  request,
  baseURL,
}) => {
  const { address } = await openStory(request, String(baseURL));
  const draft = await request.get(address);
  expect(draft.headers()["cache-control"]).toBe("private, no-store");
  expect(await draft.text()).toContain("data-blok-c");
  const refused = await request.get(address.replace(/.{5}$/, "00000"));
  const open = await request.get(`/${slug}`);
  expect(await refused.text()).toBe(await open.text());
  expect(await open.text()).not.toMatch(/data-blok|content-preview|connect-editor/);
  for (const { headers } of [refused, open].map((one) => ({ headers: one.headers() }))) {
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  }

  await page.goto(address);
  await expectAccessible(page);
  await standIn(page, outsideOrigin("elsewhere", baseURL), address);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  expect(await heard(page, "initialized")).toEqual([]);
});
