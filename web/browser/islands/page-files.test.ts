import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageFile } from "./hand-over.ts";
import { createPageFiles } from "./page-files.ts";

const fileAt = (pathname: string, shell = "v1", styles: readonly string[] = []) =>
  ({
    page: { shell, location: { pathname, search: "", hash: "" }, routes: [], data: {} },
    styles,
    head: `<title>${pathname}</title>`,
    parts: {},
  }) as unknown as PageFile;

const opened = {
  shell: "v1",
  location: { pathname: "/", search: "", hash: "" },
  routes: [{ id: "root", params: {}, styles: [], loads: true }],
  data: { root: { shop: "ours" } },
};

function answering(answer: (path: string) => Response) {
  const asked = vi.fn(async (path: string, _init?: RequestInit) => answer(path));
  vi.stubGlobal("fetch", asked);
  return asked;
}

beforeEach(() => vi.stubGlobal("document", { cookie: "visitor-key=ida" }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a page is fetched once for who points at a link and then clicks it", async () => {
  const asked = answering(() => Response.json(fileAt("/leinwanddruck")));
  const load = createPageFiles(opened);
  const [pointed, clicked] = await Promise.all([load("/leinwanddruck"), load("/leinwanddruck")]);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/_payload/leinwanddruck"]);
  expect(clicked).toBe(pointed);
  expect(clicked.head).toBe("<title>/leinwanddruck</title>");
  expect(clicked.page.data).toEqual({ root: { shop: "ours" } });
});

test("a page of another version or language, and one that fails, has to come as a document; it is asked for again", async () => {
  const asked = answering((path) =>
    path.endsWith("/alt") ? Response.json(fileAt("/alt", "v2")) : new Response("", { status: 404 }),
  );
  const load = createPageFiles(opened);
  await expect(load("/alt")).rejects.toThrow("another shell");
  await expect(load("/nichts")).rejects.toThrow("404");
  await expect(load("/nichts")).rejects.toThrow("404");
  expect(asked).toHaveBeenCalledTimes(3);
});

test("of many pages that were pointed at those of last are kept", async () => {
  const asked = answering((path) => Response.json(fileAt(path)));
  const load = createPageFiles(opened);
  const addresses = Array.from({ length: 51 }, (_, at) => `/themes/${at}`);
  for (const address of addresses) await load(address);
  await load("/themes/1");
  expect(asked).toHaveBeenCalledTimes(51);
  await load("/themes/0");
  expect(asked).toHaveBeenCalledTimes(52);
});

test("what was published since a page was fetched is shown; a page that is still the same is read once", async () => {
  vi.useFakeTimers();
  let [tag, title] = ["first", "Leinwand"];
  const answer = () => {
    const file = { ...fileAt("/leinwanddruck"), head: title };
    return Response.json(file, { headers: { etag: tag } });
  };
  const asked = answering(answer);
  const load = createPageFiles(opened);
  const shown = await load("/leinwanddruck");
  vi.advanceTimersByTime(4_000);
  await load("/leinwanddruck");
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_000);
  expect(await load("/leinwanddruck")).toBe(shown);
  expect(asked).toHaveBeenCalledTimes(2);

  [tag, title] = ["second", "Leinwand, jetzt auch rund"];
  vi.advanceTimersByTime(6_000);
  expect((await load("/leinwanddruck")).head).toBe(title);
});

test("pages that are fetched at once for somebody new name one key for her; who has one is known by it", async () => {
  const asked = answering((path) => Response.json(fileAt(path.replace("/_payload", ""))));
  const load = createPageFiles(opened);
  await load("/poster");
  vi.stubGlobal("document", { cookie: "" });
  await Promise.all([load("/leinwanddruck"), load("/poster-mit-rahmen")]);
  const [known, one, other] = asked.mock.calls.map(([, init]) => init?.headers as Record<string, string>);
  expect(known).toEqual({});
  expect(one).toEqual({
    "x-visitor-key": expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
  });
  expect(other).toEqual(one);
});

test("who points at a link fetches the sheets that her document lacks, without a preload, which browsers warn of when she does not go there", async () => {
  const styles = ["/assets/root.css", "/assets/legal.css"];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return address.endsWith(".css")
      ? Promise.reject(new TypeError("offline"))
      : Response.json(fileAt("/imprint", "v1", styles));
  });
  const querySelector = (what: string) => (what.includes("root.css") ? {} : null);
  vi.stubGlobal("document", { cookie: "visitor-key=ida", querySelector });
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  const load = createPageFiles(opened);
  await load("/imprint");
  await load("/privacy");
  expect(asked).toEqual(["/_payload/imprint", "/assets/legal.css", "/_payload/privacy"]);
});
