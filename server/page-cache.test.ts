import { describe, expect, test } from "vitest";
import { acceptedEncoding } from "./content-encoding.ts";
import { type CachedPage, cachedPage, createPageCache } from "./page-cache.ts";

const page = (size: number, expires = 1000): CachedPage =>
  cachedPage({
    headers: {},
    etag: '"x"',
    expires,
    bodies: { br: new Uint8Array(size), gzip: new Uint8Array(0), identity: new Uint8Array(0) },
  });

describe("page cache", () => {
  test("gives back a page until it expires, then not, but knows that it had one", () => {
    let now = 0;
    const cache = createPageCache(100, () => now);
    cache.set("a", page(10, 500), 0);
    expect(cache.get("a")).toBeDefined();
    now = 500;
    expect([cache.get("a"), cache.knows("a"), cache.knows("b")]).toEqual([undefined, true, false]);
    cache.set("a", page(20, 900), 0);
    expect([cache.get("a")?.expires, cache.bytes]).toEqual([900, 20]);
  });

  test("drops the page asked for longest ago when full", () => {
    const cache = createPageCache(30, () => 0);
    for (const key of ["a", "b", "c"]) cache.set(key, page(10), 0);
    cache.get("a");
    cache.set("d", page(10), 0);
    expect(["a", "b", "c", "d"].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
    expect(cache.bytes).toBe(30);
  });

  test("does not keep a page that is larger than the cache, nor lose others for it", () => {
    const cache = createPageCache(30, () => 0);
    cache.set("a", page(10), 0);
    cache.set("huge", page(31), 0);
    expect(cache.size).toBe(1);
    expect(cache.get("a")).toBeDefined();
  });

  test("replacing a page does not count its bytes twice", () => {
    const cache = createPageCache(30, () => 0);
    cache.set("a", page(20), 0);
    cache.set("a", page(25), 0);
    expect(cache.bytes).toBe(25);
  });
});

test("a publication empties the cache, and refuses what was begun before it", () => {
  const cache = createPageCache(100, () => 0);
  cache.set("a", page(10), cache.edition);
  const { edition } = cache;
  cache.clear();
  cache.set("b", page(10), edition);
  expect([cache.size, cache.bytes, cache.knows("a")]).toEqual([0, 0, false]);
  cache.set("b", page(10), cache.edition);
  expect(cache.get("b")).toBeDefined();
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
