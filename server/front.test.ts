import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { createFront } from "./front.ts";
import { type CachedPage, createPageCache } from "./page-cache.ts";
import { shopHosts } from "./shop-hosts.ts";

const hostOf = shopHosts({ publicUrl: "https://shop.example", hosts: { DE: "shop.example", CH: "shop.example.ch" } });
const bytes = (text: string) => new TextEncoder().encode(text);
const page = (text: string): CachedPage => ({
  headers: { "cache-control": "public, max-age=0, must-revalidate", etag: `W/"${text}"` },
  etag: `W/"${text}"`,
  expires: 1,
  bodies: { br: bytes(`br ${text}`), gzip: bytes(`gzip ${text}`), identity: bytes(text) },
});

function ask(headers: Record<string, string>, { method = "GET", url = "/x" } = {}) {
  const cache = createPageCache(1000, () => 0);
  cache.set("shop.example|/x", page("german"));
  cache.set("shop.example.ch|/x", page("swiss"));
  const next = vi.fn();
  const response = { writeHead: vi.fn(), end: vi.fn() };
  const request = { method, url, headers } as unknown as IncomingMessage;
  createFront(cache, hostOf, next)(request, response as unknown as ServerResponse);
  const [status, sent] = response.writeHead.mock.calls[0] ?? [];
  const body = response.end.mock.calls[0]?.[0];
  return { status, sent, body: body && new TextDecoder().decode(body), passedOn: next.mock.calls.length === 1 };
}

test("a kept page goes out in the best encoding the browser takes", () => {
  expect(ask({ host: "shop.example", "accept-encoding": "gzip, br" })).toMatchObject({
    status: 200,
    body: "br german",
    sent: { "content-encoding": "br", "content-length": 9 },
  });
  expect(ask({ host: "shop.example.ch" })).toMatchObject({ status: 200, body: "swiss" });
});

test("a forged host gets the page of PUBLIC_URL, not one of its own", () => {
  expect(ask({ host: "elsewhere.example" })).toMatchObject({ status: 200, body: "german" });
});

test("a browser that has the page is told so, also when a proxy weakened or listed the tag", () => {
  for (const tag of ['W/"german"', '"german"', '"old", W/"german"']) {
    expect(ask({ host: "shop.example", "if-none-match": tag })).toMatchObject({ status: 304, body: undefined });
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

test("what is not kept, and every change, is passed on", () => {
  expect(ask({ host: "shop.example" }, { url: "/y" })).toMatchObject({ passedOn: true, status: undefined });
  expect(ask({ host: "shop.example" }, { method: "POST" })).toMatchObject({ passedOn: true, status: undefined });
});
