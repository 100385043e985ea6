import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { createApi } from "../core/http/api.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { createPageCache } from "./page-cache.ts";
import { pagesOf } from "./pages.fixture.ts";

/** Pages of which something is missing are kept for a second: what is away may be back. */

const kept = (body: unknown) => data(body, { headers: { "cache-control": "s-maxage=600" } });

test("a page that says itself that it lacks something is kept for a second", async () => {
  let now = Date.parse("2026-11-20T10:00:00Z");
  const cache = createPageCache(1_000_000, () => now);
  const loader = vi.fn(async ({ given }: { given: PageContext }) => {
    given.lacking();
    return kept("the shop's own");
  });
  const { get, uses } = pagesOf(loader, { cache, clock: { now: () => new Date(now) } });
  for (const later of [0, 999, 1]) {
    now += later;
    await get("/x");
  }
  expect(uses).toEqual(["miss", "hit", "miss"]);
});

test("a page that lacks what could not be read is kept for a second", async () => {
  let found: readonly string[] = [];
  let now = Date.parse("2026-11-20T10:00:00Z");
  const cache = createPageCache(1_000_000, () => now);
  const loader = vi.fn(async ({ given }: { given: PageContext }) =>
    kept(
      await given.shared(
        "root",
        async () => found,
        (all) => all.length > 0,
      ),
    ),
  );
  const { get, uses } = pagesOf(loader, { cache, clock: { now: () => new Date(now) } });
  await get("/x");
  found = ["canvas"];
  await get("/x");
  now += 1_000;
  expect(await (await get("/x")).text()).toContain("canvas");
  now += 599_999;
  await get("/x");
  expect([loader.mock.calls.length, uses]).toEqual([2, ["miss", "hit", "miss", "hit"]]);
});

/** A shop with one service that gives this answer, and a page that does without what it cannot read. */
function pageWith(answered: () => Response | Promise<Response>) {
  const at = { now: Date.parse("2026-11-20T10:00:00Z") };
  const api = createApi(async () => answered(), "");
  const cache = createPageCache(1_000_000, () => at.now);
  const loader = vi.fn(async ({ request, given }: { request: Request; given: PageContext }) => {
    const read = async () => ((await given.api.get("/prices")).ok ? "prices" : "no prices");
    const isShared = request.url.endsWith("/shared") || request.url.endsWith("/other");
    return kept(isShared ? await given.shared("prices", read, () => true) : await read());
  });
  const pages = pagesOf(loader, { cache, clock: { now: () => new Date(at.now) } }, { api });
  return { ...pages, at, loader };
}

test.each([
  ["the service is away", () => Promise.reject(new TypeError("fetch failed"))],
  ["the service says later", () => new Response("{}", { status: 503, headers: { "retry-after": "5" } })],
  ["the service has too much to do", () => new Response("{}", { status: 429 })],
  ["the service breaks", () => new Response("{}", { status: 500 })],
])(
  "a page of which a part is missing since %s is kept for a second, whatever its blocks make of it",
  async (_, away) => {
    let answered: () => Response | Promise<Response> = away;
    const { at, get, uses } = pageWith(() => answered());
    expect(await (await get("/x")).text()).toContain("no prices");
    answered = () => Response.json({});
    expect([await (await get("/x")).text(), uses]).toEqual([expect.stringContaining("no prices"), ["miss", "hit"]]);
    at.now += 1_000;
    expect(await (await get("/x")).text()).toContain('"prices"');
  },
);

test("a page without what is not there, or was refused, is whole", async () => {
  for (const status of [404, 422]) {
    const { at, get, uses } = pageWith(() => new Response("{}", { status }));
    await get("/x");
    at.now += 599_999;
    await get("/x");
    expect(uses, String(status)).toEqual(["miss", "hit"]);
  }
});

test("what pages say alike lacks what failed while it was read, on every page that says it", async () => {
  let status = 503;
  const { at, get, uses } = pageWith(() => new Response("{}", { status }));
  expect(await (await get("/shared")).text()).toContain("no prices");
  status = 200;
  expect(await (await get("/other")).text()).toContain("no prices");
  at.now += 1_000;
  for (const path of ["/shared", "/other"]) expect(await (await get(path)).text()).toContain('"prices"');
  expect(uses).toEqual(["miss", "miss", "miss", "miss"]);
});
