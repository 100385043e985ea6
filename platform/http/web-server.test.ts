import type { RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createWebServer, listen, type Patience, patienceOf, type WebServer } from "./web-server.ts";

const patient: Patience = { ...patienceOf({ trustedProxies: 0 }), check: 20 };
const running: WebServer[] = [];
afterEach(async () => {
  for (const web of running.splice(0)) await web.close(0);
});

async function serve(listener: RequestListener, patience: Partial<Patience> = {}) {
  const web = createWebServer(listener, { ...patient, ...patience });
  running.push(web);
  await listen(web.server, { port: 0, host: "127.0.0.1" });
  const { port } = web.server.address() as AddressInfo;
  return { web, open: () => connect(port, "127.0.0.1") };
}

test("a head that never ends is refused with 408 and its connection closed; nobody is asked", async () => {
  let asked = 0;
  const { open } = await serve(() => asked++, { head: 60, request: 60 });
  const client = open();
  client.write("GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
  expect(asked).toBe(0);
});

test("a body that never ends is cut too", async () => {
  const { open } = await serve((request) => request.resume().on("error", () => {}), { request: 60, head: 60 });
  const client = open();
  client.write("POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 10\r\n\r\nhalf");
  expect(await text(client)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a client that stops reading is let go, and so is the answer", async () => {
  const cut = Promise.withResolvers<void>();
  const { open } = await serve(
    (_request, response) => {
      response.on("close", cut.resolve);
      response.write(Buffer.alloc(64 * 1024 * 1024));
    },
    { silence: 60 },
  );
  const client = open().on("error", () => {});
  client.pause();
  client.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  await cut.promise;
  client.destroy();
});

test("a head of more than 16 KB is refused with 431", async () => {
  const { open } = await serve((_request, response) => response.end("never"));
  const client = open();
  client.write(`GET / HTTP/1.1\r\nHost: shop.example\r\nCookie: ${"x".repeat(17_000)}\r\n\r\n`);
  expect(await text(client)).toMatch(/^HTTP\/1\.1 431 /);
});

test("closing finishes the request under way, ends its connection, and cuts what does not end", async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const { web, open } = await serve(async (request, response) => {
    if (request.url === "/never") return;
    begun.resolve();
    await finish.promise;
    response.end("done");
  });
  const [client, stuck] = [open(), open()];
  const cut = new Promise((resolve) => stuck.on("error", () => {}).on("close", resolve));
  stuck.write("GET /never HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  client.write("GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n");
  await begun.promise;
  const closed = web.close(500);
  finish.resolve();
  const answer = await text(client);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain("done");
  await Promise.all([closed, cut]);
});

test("connections of proxies are kept longer than proxies keep theirs", () => {
  expect([patienceOf({ trustedProxies: 0 }).idle, patienceOf({ trustedProxies: 1 }).idle]).toEqual([5_000, 75_000]);
});
