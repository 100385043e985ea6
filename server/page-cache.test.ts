import { describe, expect, test } from "vitest";
import { acceptedEncoding } from "../platform/http/content-encoding.ts";
import { type CachedPage, cachedPage, createPageCache } from "./page-cache.ts";

/** No page here is part of an experiment, so nobody is asked. */
const nobody = (): never => {
  throw new Error("asked what a visitor sees of a page that is the same for all");
};
const page = (size: number, expires = 1000): CachedPage =>
  cachedPage({
    headers: {},
    etag: '"x"',
    experiment: null,
    fresh: expires,
    expires,
    bodies: { br: new Uint8Array(size), gzip: new Uint8Array(0), identity: new Uint8Array(0) },
  });

describe("page cache", () => {
  test("gives back a page until it expires, then not", () => {
    let now = 0;
    const cache = createPageCache(100, () => now);
    cache.set("a", page(10, 500), 0);
    expect(cache.get("a", nobody)).toBeDefined();
    now = 500;
    expect([cache.get("a", nobody), cache.get("b", nobody)]).toEqual([undefined, undefined]);
    cache.set("a", page(20, 900), 0);
    expect([cache.get("a", nobody)?.expires, cache.bytes]).toEqual([900, 20]);
  });

  test("drops the page asked for longest ago when full", () => {
    const cache = createPageCache(30, () => 0);
    for (const key of ["a", "b", "c"]) cache.set(key, page(10), 0);
    cache.get("a", nobody);
    cache.set("d", page(10), 0);
    expect(["a", "b", "c", "d"].map((key) => cache.get(key, nobody) !== undefined)).toEqual([true, false, true, true]);
    expect(cache.bytes).toBe(30);
  });

  test("does not keep a page that is larger than the cache, nor lose others for it", () => {
    const cache = createPageCache(30, () => 0);
    cache.set("a", page(10), 0);
    cache.set("huge", page(31), 0);
    expect(cache.size).toBe(1);
    expect(cache.get("a", nobody)).toBeDefined();
  });

  test("replacing a page does not count its bytes twice", () => {
    const cache = createPageCache(30, () => 0);
    cache.set("a", page(20), 0);
    cache.set("a", page(25), 0);
    expect(cache.bytes).toBe(25);
  });
});

test("made-up choices push out each other, and never a page that everybody asks for", () => {
  const cache = createPageCache(100, () => 0);
  for (const path of ["/", "/leinwanddruck", "/poster"]) cache.set(path, page(25), 0);
  for (let width = 100; width < 1_100; width++) cache.set(`/leinwanddruck?width=${width}`, page(5), 0);
  expect(["/", "/leinwanddruck", "/poster"].filter((path) => !cache.get(path, nobody))).toEqual([]);
  expect(cache.bytes).toBe(100);
  expect(cache.get("/leinwanddruck?width=1099", nobody)).toBeDefined();
});

describe("a page that is part of an experiment", () => {
  const face = (treatment: "on" | "off", size = 10): CachedPage => ({
    ...page(size),
    experiment: { name: "967-nudging", treatment },
  });

  test("has one face for each treatment; who sees none that is kept gets none", () => {
    const cache = createPageCache(100, () => 0);
    cache.set("a", face("on"), 0);
    cache.set("a", face("off", 20), 0);
    const asked: string[] = [];
    const seen = (["on", "off", "control"] as const).map((treatment) =>
      cache.get("a", (experiment) => {
        asked.push(experiment);
        return treatment;
      }),
    );
    expect(seen.map((one) => one?.experiment?.treatment)).toEqual(["on", "off", undefined]);
    expect(new Set(asked)).toEqual(new Set(["967-nudging"]));
    expect([cache.size, cache.bytes]).toEqual([1, 30]);
    expect([cache.face("a", () => "off"), cache.face("b", nobody)]).toEqual(["off", undefined]);
  });

  test("is one page again once it is part of none, or of another", () => {
    const cache = createPageCache(100, () => 0);
    cache.set("a", face("on"), 0);
    cache.set("a", { ...page(5), experiment: { name: "1031-portrait", treatment: "off" } }, 0);
    expect([cache.get("a", () => "on"), cache.bytes]).toEqual([undefined, 5]);
    cache.set("a", page(7), 0);
    expect([cache.get("a", nobody) !== undefined, cache.bytes]).toEqual([true, 7]);
  });
});

test("a publication empties the cache, and refuses what was begun before it", () => {
  const cache = createPageCache(100, () => 0);
  cache.set("a", page(10), cache.edition);
  const { edition } = cache;
  cache.clear();
  cache.set("b", page(10), edition);
  expect([cache.size, cache.bytes, cache.get("a", nobody)]).toEqual([0, 0, undefined]);
  cache.set("b", page(10), cache.edition);
  expect(cache.get("b", nobody)).toBeDefined();
});

describe("accepted encoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("%s -> %s", (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding));
});
