import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { createFront } from "./front.ts";
import { cachedPage, createPageCache } from "./page-cache.ts";
import { shopHosts } from "./shop-hosts.ts";

const hostOf = shopHosts({
  publicUrl: "https://shop.example",
  hosts: { DE: "shop.example", CH: "shop.example.ch" },
  cardHosts: {},
});
const bytes = (text: string) => new TextEncoder().encode(text);
const page = (text: string) =>
  cachedPage({
    headers: { "cache-control": "public, no-cache", etag: `W/"${text}"` },
    etag: `W/"${text}"`,
    fresh: 1,
    expires: 1,
    experiment: null,
    bodies: { br: bytes(`br ${text}`), gzip: bytes(`gzip ${text}`), identity: bytes(text) },
  });

/** Sees everything switched on, and comes for the first time. */
const visitOf = () => ({ key: "a", decide: () => "on" as const, cookies: () => ["visitor-key=a; Path=/"] });

function ask(headers: Record<string, string>, { method = "GET", url = "/x" } = {}) {
  const cache = createPageCache(1000, () => 0);
  cache.set("shop.example|/x", page("german"), 0);
  cache.set("shop.example.ch|/x", page("swiss"), 0);
  cache.set("shop.example|/old", { ...page("old"), fresh: 0 }, 0);
  const on = { name: "967-nudging", treatment: "on" } as const;
  cache.set("shop.example|/nudging", { ...page("nudging"), experiment: on }, 0);
  cache.set("shop.example|/other", { ...page("other"), experiment: { ...on, treatment: "off" } }, 0);
  const next = vi.fn();
  const hits = { note: vi.fn(), flush: vi.fn() };
  const response = {
    statusCode: 0,
    writeHead: vi.fn((status: number, _headers: object) => {
      response.statusCode = status;
    }),
    end: vi.fn(),
  };
  const request = { method, url, headers } as unknown as IncomingMessage;
  createFront({ cache, hostOf, hits, visitOf }, next)(request, response as unknown as ServerResponse);
  const [status, sent] = response.writeHead.mock.calls[0] ?? [];
  const body = response.end.mock.calls[0]?.[0];
  const noted = hits.note.mock.calls.map(([, how]) => how);
  return { status, sent, body: body && new TextDecoder().decode(body), passedOn: next.mock.calls.length === 1, noted };
}

test("a kept page goes out in the best encoding the browser takes", () => {
  expect(ask({ host: "shop.example", "accept-encoding": "gzip, br" })).toMatchObject({
    status: 200,
    body: "br german",
    sent: { "content-encoding": "br", "content-length": 9 },
  });
  expect(ask({ host: "shop.example.ch" })).toMatchObject({ status: 200, body: "swiss", noted: [200] });
});

test("a page that should be made anew goes to where pages are made, which gives it out", () => {
  expect(ask({ host: "shop.example" }, { url: "/old" })).toMatchObject({ passedOn: true, noted: [] });
});

test("a forged host gets the page of PUBLIC_URL, not one of its own", () => {
  expect(ask({ host: "elsewhere.example" })).toMatchObject({ status: 200, body: "german" });
});

test("a browser that has the page is told so, also when a proxy weakened or listed the tag", () => {
  for (const tag of ['W/"german"', '"german"', '"old", W/"german"']) {
    expect(ask({ host: "shop.example", "if-none-match": tag })).toMatchObject({
      status: 304,
      body: undefined,
      noted: [304],
    });
  }
  expect(ask({ host: "shop.example", "if-none-match": '"old"' })).toMatchObject({ status: 200 });
});

test("HEAD says how long the page is and sends nothing", () => {
  expect(ask({ host: "shop.example" }, { method: "HEAD" })).toMatchObject({
    status: 200,
    body: undefined,
    sent: { "content-length": 6 },
  });
});

test("a face of an experiment goes to who sees it, with her cookie beside it and past every cache on the way", () => {
  const hers = { "set-cookie": ["visitor-key=a; Path=/"], "cache-control": "private, no-store" };
  const nudging = { url: "/nudging" };
  expect(ask({ host: "shop.example" }, nudging)).toMatchObject({ status: 200, body: "nudging", sent: hers });
  expect(ask({ host: "shop.example", "if-none-match": 'W/"nudging"' }, nudging)).toMatchObject({
    status: 304,
    sent: hers,
  });
  // Only the other face is kept.
  expect(ask({ host: "shop.example" }, { url: "/other" })).toMatchObject({ passedOn: true });
  // What is everybody's carries nothing of hers.
  expect(ask({ host: "shop.example" }).sent).not.toHaveProperty("set-cookie");
});

test("an address that says itself what is shown never gets what is kept", () => {
  const url = "/nudging?splitFeature=967-nudging&splitTreatment=on";
  expect(ask({ host: "shop.example" }, { url })).toMatchObject({ passedOn: true });
});

test("what is not kept, and every change, is passed on", () => {
  expect(ask({ host: "shop.example" }, { url: "/y" })).toMatchObject({
    passedOn: true,
    status: undefined,
    noted: [],
  });
  expect(ask({ host: "shop.example" }, { method: "POST" })).toMatchObject({ passedOn: true, status: undefined });
});

test.each([
  ["another spelling of the path", "/X"],
  ["a slash at its end", "/x/"],
  ["an encoded letter", "/%78"],
  ["an address with a scheme", "http://shop.example/x"],
  ["a choice", "/x?formatType=600x400"],
])("%s is not the kept page", (_, url) => {
  expect(ask({ host: "shop.example" }, { url })).toMatchObject({ passedOn: true, status: undefined });
});
