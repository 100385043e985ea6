import { afterEach, expect, test, vi } from "vitest";
import { createPageLoader } from "./load-page.ts";
import type { Page } from "./page.ts";

const root = { id: "root", params: {}, module: "node:path", styles: [], loads: true };
const pageAt = (pathname: string, shell = "v1"): Page => ({
  shell,
  location: { pathname, search: "", hash: "" },
  routes: [root, { ...root, id: "page" }],
  data: { page: { title: pathname } },
});
const first = { page: { ...pageAt("/"), data: { root: { name: "Passepartout" } } }, modules: {} };

function answering(answer: (path: string) => Response) {
  const asked = vi.fn(async (path: string) => answer(path));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a page is fetched once for who points at a link and then clicks it; the root stays that of the document", async () => {
  const asked = answering(() => Response.json(pageAt("/leinwanddruck")));
  const load = createPageLoader(first);
  const [pointed, clicked] = await Promise.all([load("/leinwanddruck"), load("/leinwanddruck")]);
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/_payload/leinwanddruck"]);
  expect(clicked).toBe(pointed);
  expect(clicked.page.data).toEqual({ root: { name: "Passepartout" }, page: { title: "/leinwanddruck" } });
});

test("a page of another version or language, and one that fails, has to come as a document; it is asked for again", async () => {
  const asked = answering((path) =>
    path.endsWith("/alt") ? Response.json(pageAt("/alt", "v2")) : new Response("", { status: 404 }),
  );
  const load = createPageLoader(first);
  await expect(load("/alt")).rejects.toThrow("another shell");
  await expect(load("/nichts")).rejects.toThrow("404");
  await expect(load("/nichts")).rejects.toThrow("404");
  expect(asked).toHaveBeenCalledTimes(3);
});

test("what was published since a page was fetched is shown; a page that is still the same is read once", async () => {
  vi.useFakeTimers();
  let [tag, title] = ["first", "Leinwand"];
  const answer = () => {
    const page = { ...pageAt("/leinwanddruck"), data: { page: { title } } };
    return Response.json(page, { headers: { etag: tag } });
  };
  const asked = answering(answer);
  const load = createPageLoader(first);
  const shown = await load("/leinwanddruck");
  vi.advanceTimersByTime(4_000);
  await load("/leinwanddruck");
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(4_000);
  expect(await load("/leinwanddruck")).toBe(shown);
  expect(asked).toHaveBeenCalledTimes(2);

  [tag, title] = ["second", "Leinwand, jetzt auch rund"];
  vi.advanceTimersByTime(6_000);
  expect((await load("/leinwanddruck")).page.data.page).toEqual({ title });
});
