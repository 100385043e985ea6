import { brotliDecompressSync } from "node:zlib";
import { data, redirect } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { stoppedClock } from "../platform/time/clock.ts";
import type { PageContext } from "../web/reading/page-context.ts";
import { createPageCache } from "./page-cache.ts";
import { pagesOf } from "./pages.fixture.ts";

/** No page here is part of an experiment, so nobody is asked. */
const nobody = (): never => {
  throw new Error("asked what a visitor sees of a page that is the same for all");
};

afterEach(() => vi.useRealTimers());

const kept = (body: unknown) => data(body, { headers: { "cache-control": "s-maxage=600" } });

test("a loader sees the canonical address under our own origin and nothing of the request", async () => {
  const seen: string[] = [];
  const { get } = pagesOf(({ request }) => {
    seen.push(request.url, [...request.headers.keys()].join());
    return kept("page");
  });
  await get("/leinwanddruck?gclid=1&formatType=600x400", {
    headers: { cookie: "session=1", host: "elsewhere.example", "x-forwarded-host": "elsewhere.example" },
  });
  expect(seen).toEqual(["https://shop.example/leinwanddruck?formatType=600x400", ""]);
});

test("what is not there is named as it was asked for, also where its address ends a line (core document, section 8)", async () => {
  const seen: string[] = [];
  const { get } = pagesOf(({ given: { asked } }) => {
    seen.push(asked.pathname + asked.search);
    throw data("gone", { status: 404 });
  });
  const addresses = ["/themes/none?gclid=1&formatType=600x400", "/x%0Ay", "/%0d%0aset-cookie:a=b", "/x%E2%80%a8"];
  for (const address of addresses) expect((await get(address)).status, address).toBe(404);
  expect(seen).toEqual(addresses);
});

test("a page is kept under our own host with all its headers, its cookie-free self and no nonce", async () => {
  const { get, cache } = pagesOf(() => kept("page"));
  const first = await get("/x", { headers: { "accept-encoding": "gzip" } });
  const page = cache.get("shop.example|/x", nobody);
  expect(page?.headers).toMatchObject({
    "strict-transport-security": "max-age=1",
    "cache-control": "public, no-cache",
    "content-security-policy": expect.stringMatching(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/),
    etag: page?.etag,
  });
  expect(new TextDecoder().decode(page?.bodies.identity)).toBe('<p>{"page":"page"}</p><script>1</script>');
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(first.headers.get("etag")).toBe(page?.etag);
});

test("who asks while a page is being made gets the same one; it is made once", async () => {
  const loader = vi.fn(async () => kept("page"));
  const { get, uses } = pagesOf(loader);
  const answers = await Promise.all(["/x", "/x?utm_source=1", "/x"].map((path) => get(path)));
  expect(loader).toHaveBeenCalledTimes(1);
  expect(uses.toSorted()).toEqual(["miss", "shared", "shared"]);
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toHaveLength(1);
});

test("a page that is not kept is made for each who asks", async () => {
  let number = 0;
  const { get, cache } = pagesOf(async () => ({ number: ++number }));
  const texts = await Promise.all([get("/order/1"), get("/order/1")].map(async (answer) => (await answer).text()));
  expect(new Set(texts)).toHaveLength(2);
  expect(cache.size).toBe(0);
});

test("a page that is not kept is packed for who asks, as kept ones are; one that is not there as well", async () => {
  const { get } = pagesOf(({ request }) => {
    if (request.url.endsWith("/none")) throw data("gone", { status: 404 });
    return { order: 1 };
  });
  const packed = await get("/order/1", { headers: { "accept-encoding": "gzip, br" } });
  expect([packed.headers.get("content-encoding"), packed.headers.get("vary")]).toEqual(["br", "accept-encoding"]);
  expect(packed.headers.get("cache-control")).toBe("private, no-store");
  expect(brotliDecompressSync(await packed.arrayBuffer()).toString()).toContain('<p>{"page":{"order":1}}</p>');
  const plain = await get("/order/1", { headers: { "accept-encoding": "identity" } });
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([
    null,
    expect.stringContaining('{"order":1}'),
  ]);
  const none = await get("/none", { headers: { "accept-encoding": "gzip" } });
  expect([none.status, none.headers.get("content-encoding")]).toEqual([404, "gzip"]);
  const file = await get("/_payload/order/1", { headers: { "accept-encoding": "br" } });
  expect([file.headers.get("content-encoding"), file.headers.get("vary")]).toEqual(["br", "accept-encoding"]);
  expect(JSON.parse(brotliDecompressSync(await file.arrayBuffer()).toString())).toEqual({ page: { order: 1 } });
});

test("an address that ends with `.data` is a page like any other: none; its file and that of a missing page say so", async () => {
  const asked: string[] = [];
  const { get } = pagesOf(({ request }) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname !== "/leinwanddruck") throw data("gone", { status: 404 });
    return kept("canvas");
  });
  expect((await get("/leinwanddruck")).status).toBe(200);
  const missing = ["/leinwanddruck.data", "/leinwanddruck/_.data", "/_.data?_routes=page", "/_payload/nichts"];
  for (const address of [...missing, "/_payload/leinwanddruck.data"]) {
    const answer = await get(address);
    expect([address, answer.status]).toEqual([address, 404]);
    expect(await answer.text()).not.toContain("canvas");
  }
  expect(asked).toEqual([
    "/leinwanddruck",
    "/leinwanddruck%2Edata",
    "/leinwanddruck/_%2Edata",
    "/_%2Edata",
    "/nichts",
    "/leinwanddruck%2Edata",
  ]);
});

test.each([404, 500])("a page of status %i is kept by nobody, whatever its loader said", async (status) => {
  const { get, cache } = pagesOf(() => {
    throw data("gone", { status, headers: { "cache-control": "s-maxage=600" } });
  });
  const answer = await get("/x");
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(cache.size).toBe(0);
});

test("what breaks is reported and told to nobody else", async () => {
  const { get, report } = pagesOf(() => {
    throw new Error("secret inner workings");
  });
  const answer = await get("/x");
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("inner workings");
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: "secret inner workings" }));
});

test("HEAD fills the cache like GET, and changes are refused", async () => {
  const { get, cache } = pagesOf(() => kept("page"));
  expect((await get("/x", { method: "HEAD" })).status).toBe(200);
  expect(cache.size).toBe(1);
  const posted = await get("/x", { method: "POST", body: "x" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("the designer reads its whole link and is never kept", async () => {
  const { get, cache } = pagesOf(({ request }) => kept(new URL(request.url).search));
  for (const path of ["/configurator-photo-frame/", "/fr/configurator-photo-frame/"]) {
    expect(await (await get(`${path}?gclid=1&line=2`)).text()).toContain("?gclid=1&line=2");
  }
  expect(cache.size).toBe(0);
});

test("a redirect keeps its address", async () => {
  const { get } = pagesOf(() => {
    throw redirect("/leinwanddruck", 301);
  });
  const answer = await get("/leinwanddruck/");
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/leinwanddruck"]);
});

test("in development nothing is kept, so that a changed page shows", async () => {
  const { get, cache } = pagesOf(() => kept("page"), { mode: "development" });
  await get("/x");
  expect(cache.size).toBe(0);
});

test("a kept page is made once, however its address is spelled; one that is too old is made anew", async () => {
  const loader = vi.fn(() => kept("page"));
  let now = Date.parse("2026-11-20T10:00:00Z");
  const cache = createPageCache(1_000_000, () => now);
  const { get, uses } = pagesOf(loader, { cache, clock: { now: () => new Date(now) } });
  for (const path of ["/x", "/./x", "/y/../x?utm_source=1"]) await get(path);
  expect([loader.mock.calls.length, uses]).toEqual([1, ["miss", "hit", "hit"]]);
  now += 599_999;
  await get("/x");
  now += 1;
  await get("/x");
  expect([loader.mock.calls.length, uses.slice(3)]).toEqual([2, ["hit", "miss"]]);
});

/** Pages that are fresh for ten minutes and stale for ten more, on a test's clock; each shows the number of renders. */
function agingPages(made: () => Promise<unknown> = async () => {}) {
  const at = { now: Date.parse("2026-11-20T10:00:00Z"), times: 0 };
  const headers = { "cache-control": "s-maxage=600, stale-while-revalidate=600" };
  const loader = vi.fn(async () => {
    const times = ++at.times;
    await made();
    return data(times, { headers });
  });
  const cache = createPageCache(1_000_000, () => at.now);
  const pages = pagesOf(loader, { cache, clock: { now: () => new Date(at.now) } });
  const text = async (path: string) => (await pages.get(path)).text().then((html) => /"page":(\d+)/.exec(html)?.[1]);
  return { ...pages, at, loader, text };
}

/** Ends what hangs; the standard second is short beside others on two cores. Milliseconds. */
const seen = 30_000;

test("an old page is given out at once, to all who ask, and made anew once behind it; one that is too old is waited for", async () => {
  let finish = () => {};
  const { at, text, uses, loader } = agingPages(() =>
    at.times === 2 ? new Promise<void>((resolve) => (finish = resolve)) : Promise.resolve(),
  );
  expect(await text("/x")).toBe("1");
  at.now += 600_000;
  expect([await text("/x"), await text("/x"), await text("/x")]).toEqual(["1", "1", "1"]);
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(2), seen);
  finish();
  await vi.waitFor(async () => expect(await text("/x")).toBe("2"), seen);
  expect([uses.slice(0, 4), uses.at(-1)]).toEqual([["miss", "stale", "stale", "stale"], "hit"]);
  at.now += 1_200_000;
  expect([await text("/x"), uses.at(-1)]).toEqual(["3", "miss"]);
  expect(loader).toHaveBeenCalledTimes(3);
});

test("where many pages are old they are made anew one after the other, and one that fails stops none", async () => {
  const making = { now: 0, most: 0 };
  const { at, text, report, loader, get } = agingPages(async () => {
    making.most = Math.max(making.most, ++making.now);
    await new Promise(setImmediate);
    making.now--;
    if (at.times === 4) throw new Error("away");
  });
  for (const path of ["/a", "/b", "/c"]) await text(path);
  at.now += 600_000;
  expect(await Promise.all(["/a", "/b", "/c"].map(text))).toEqual(["1", "2", "3"]);
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(6), seen);
  await vi.waitFor(async () => expect(await text("/c")).toBe("6"), seen);
  expect(making.most).toBe(1);
  expect(report).toHaveBeenCalledTimes(1);
  expect((await get("/a")).status).toBe(200);
});

test("what cannot be made anew, or not whole, leaves the old page as it is, and is tried again a second later", async () => {
  const at = { now: Date.parse("2026-11-20T10:00:00Z") };
  let made: () => Promise<readonly string[]> = async () => ["canvas"];
  const headers = { "cache-control": "s-maxage=600, stale-while-revalidate=600" };
  const loader = vi.fn(async ({ given }: { given: PageContext }) =>
    data(
      await given.shared(
        "root",
        () => made(),
        (all) => all.length > 0,
      ),
      { headers },
    ),
  );
  const cache = createPageCache(1_000_000, () => at.now);
  const { get, uses, report } = pagesOf(loader, { cache, clock: { now: () => new Date(at.now) } });
  const shows = async () => (await (await get("/x")).text()).includes("canvas");
  const tries = () => loader.mock.calls.length;
  expect(await shows()).toBe(true);
  for (const [nth, away] of [async () => [], async () => Promise.reject(new Error("away"))].entries()) {
    at.now += nth === 0 ? 600_000 : 1_000;
    made = away;
    expect([await shows(), uses.at(-1)]).toEqual([true, "stale"]);
    await vi.waitFor(() => expect(tries()).toBe(nth + 2), seen);
    await vi.waitFor(async () => expect([await shows(), uses.at(-1)]).toEqual([true, "hit"]), seen);
    expect([await shows(), tries()]).toEqual([true, nth + 2]);
  }
  expect(report).toHaveBeenCalledTimes(1);
  // No longer than it would be given out anyway.
  at.now = Date.parse("2026-11-20T10:20:00Z");
  made = async () => [];
  expect([await shows(), uses.at(-1)]).toEqual([false, "miss"]);
});

test("a page that never gets ready is waited for a minute: by who asks for it, and by those that are to be made anew after it", async () => {
  const { at, text, loader, report } = agingPages(() => (at.times === 3 ? new Promise(() => {}) : Promise.resolve()));
  for (const path of ["/a", "/b"]) await text(path);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  at.now += 600_000;
  expect(await Promise.all(["/a", "/b"].map(text))).toEqual(["1", "2"]);
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(3));
  // Too old to be given out: who asks now waits for the very making that does not end.
  at.now += 600_000;
  const waiting = text("/a").catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(58_000);
  expect([loader.mock.calls.length, report.mock.calls.length]).toEqual([3, 0]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe("nothing came within 60000 ms");
  expect(report).toHaveBeenCalledTimes(1);
  // And the next one who asks has it made anew.
  expect(await text("/a")).toMatch(/^[45]$/);
  await vi.waitFor(() => expect(loader).toHaveBeenCalledTimes(5));
});

test("no old page is given out after midnight, when prices change, nor after a publication", async () => {
  const { at, text, cache } = agingPages();
  at.now = Date.parse("2026-11-20T23:49:00+01:00");
  expect(await text("/x")).toBe("1");
  at.now = Date.parse("2026-11-20T23:59:59+01:00");
  expect(await text("/x")).toBe("1");
  await vi.waitFor(() => expect(at.times).toBe(2), seen);
  at.now = Date.parse("2026-11-21T00:00:00+01:00");
  expect(await text("/x")).toBe("3");
  at.now += 600_000;
  cache.clear();
  expect(await text("/x")).toBe("4");
});

test("a page is not kept beyond midnight, when prices change", async () => {
  const now = "2026-11-20T23:58:30+01:00";
  const cache = createPageCache(1_000_000, () => Date.parse(now));
  const { get } = pagesOf(() => kept("page"), { cache, clock: stoppedClock(now) });
  await get("/x");
  expect(cache.get("shop.example|/x", nobody)?.expires).toBe(Date.parse("2026-11-21T00:00:00+01:00"));
});

test("a page that is ready only after midnight is not kept: it was begun with yesterday's prices", async () => {
  const clock = stoppedClock("2026-11-20T23:59:59+01:00");
  const cache = createPageCache(1_000_000, () => clock.now().getTime());
  const loader = vi.fn(() => {
    clock.advance(2_000);
    return kept("page");
  });
  const { get } = pagesOf(loader, { cache, clock });
  await get("/x");
  await get("/x");
  expect(loader).toHaveBeenCalledTimes(2);
});

test("a page begun before a publication is neither kept nor given to those who ask after it", async () => {
  const prices = ["old", "new"];
  const begun = Promise.withResolvers<void>();
  const published = Promise.withResolvers<void>();
  const { get, cache } = pagesOf(async () => {
    const price = prices.shift();
    if (price === "old") {
      begun.resolve();
      await published.promise;
    }
    return kept(price);
  });
  const before = get("/x");
  await begun.promise;
  cache.clear();
  const after = await get("/x");
  expect(await after.text()).toContain("new");
  published.resolve();
  expect(await (await before).text()).toContain("old");
  expect(await (await get("/x")).text()).toContain("new");
  expect(prices).toEqual([]);
});

test("the file that a page is drawn from is kept beside the page, under the same rules, and goes with it", async () => {
  const cache = createPageCache(1_000_000);
  const loader = vi.fn(({ request }) => data({ url: request.url }, { headers: { "Cache-Control": "s-maxage=60" } }));
  const { get } = pagesOf(loader, { cache });
  const first = await get("/_payload/leinwanddruck?fbclid=1&width=300", {
    headers: { cookie: "session=1", "accept-encoding": "br" },
  });
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "application/json",
    "content-encoding": "br",
    "cache-control": "public, no-cache",
    "x-robots-tag": "noindex",
  });
  expect(first.headers.has("content-security-policy")).toBe(false);
  const again = await get("/_payload/leinwanddruck?width=300");
  expect(await again.json()).toEqual({ page: { url: "https://shop.example/leinwanddruck?width=300" } });
  expect(loader).toHaveBeenCalledTimes(1);
  const document = await get("/leinwanddruck?width=300");
  expect(document.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(loader).toHaveBeenCalledTimes(2);
  cache.clear();
  await get("/_payload/leinwanddruck?width=300");
  expect(loader).toHaveBeenCalledTimes(3);
});

test("an address behind the prefix of such files names no other host, and what nobody may keep is not kept", async () => {
  const loader = vi.fn(({ request }) => ({ url: request.url }));
  const { get } = pagesOf(loader);
  const answered = await get("/_payload//evil.example/x");
  expect((await answered.json()).page.url).toMatch(/^https:\/\/shop\.example\//);
  expect(answered.headers.get("cache-control")).toBe("private, no-store");
  await get("/_payload//evil.example/x");
  expect(loader).toHaveBeenCalledTimes(2);
});
