import { beforeEach, expect, test } from "vitest";
import { startServiceWorker, type WorkerScope, wayOf } from "./service-worker.ts";

const origin = "https://shop.example";
const get = (path: string, more: Partial<Pick<Request, "method" | "mode" | "destination">> = {}) => ({
  ...{ method: "GET", mode: "cors", destination: "", url: path.startsWith("/") ? origin + path : path, ...more },
});

test.each([
  ["a page", get("/leinwanddruck", { mode: "navigate" }), "page"],
  ["a page of the app", get("/fr/d/cart", { mode: "navigate" }), "page"],
  ["a file of the build", get("/assets/root-1a2b.js"), "asset"],
  ["a picture of the shop", get("/pictures/boats-800.webp", { destination: "image" }), "picture"],
  ["a picture of contents", get("/f/1/800x600/ab/room.jpg/m/400x0", { destination: "image" }), "picture"],
  ["a price", get("/price-api/photo-frame"), "network"],
  ["a price of the calculator", get("/web-api/calculator?path=/leinwanddruck"), "network"],
  ["the customer", get("/web-api/customer-data"), "network"],
  ["a customer's photo", get("/web-api/photos/7/800", { destination: "image" }), "network"],
  ["the data of a page", get("/leinwanddruck.data"), "network"],
  ["the office", get("/office/orders", { mode: "navigate" }), "network"],
  ["a form", get("/web-api/customer-login", { method: "POST" }), "network"],
  ["a file of somebody else", get("https://elsewhere.example/assets/a.js"), "network"],
] as const)("%s is answered in its way", (_, request, way) => {
  expect(wayOf(request as Request, origin)).toBe(way);
});

/** Caches and a network of a test; what is kept is a text. */
function browser() {
  const kept = new Map<string, Map<string, Response>>();
  const nameOf = (request: string | Request) =>
    new URL(typeof request === "string" ? request : request.url, origin).pathname;
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: async (request: string | Request) => entries.get(nameOf(request))?.clone(),
      put: async (request: string | Request, answer: Response) => void entries.set(nameOf(request), answer),
      keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
      delete: async (request: Request) => entries.delete(nameOf(request)),
    };
  };
  let online = true;
  const asked: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    location: { origin },
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    async fetch(request: string | Request) {
      const path = nameOf(request);
      if (!online) throw new TypeError("Failed to fetch");
      asked.push(path);
      return new Response(path.endsWith("offline") ? '<script src="/assets/entry-1.js"></script>' : `now ${path}`);
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope;

  async function happen(type: string) {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (more: Promise<unknown>) => (work = more) });
    await work;
  }
  async function ask(path: string, more: Partial<Pick<Request, "mode" | "destination">> = {}) {
    let answer: Promise<Response> | null = null;
    const request = { ...get(path, more), clone: () => request } as unknown as Request;
    listeners.get("fetch")?.({
      ...{ request, waitUntil: () => {} },
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer === null ? null : ((await answer) as Response);
  }
  return { scope, kept, asked, happen, ask, cut: () => (online = false) };
}

let here: ReturnType<typeof browser>;
beforeEach(async () => {
  here = browser();
  startServiceWorker(here.scope, { version: "1", offline: { "": "/d/offline", fr: "/fr/d/offline" } });
  await here.happen("install");
});

const page = { mode: "navigate" } as const;

test("a page always comes from the network and is never kept, so that no price is stale", async () => {
  expect(await (await here.ask("/leinwanddruck", page))?.text()).toBe("now /leinwanddruck");
  const keptPaths = [...here.kept.values()].flatMap((entries) => [...entries.keys()]);
  expect(keptPaths.toSorted()).toEqual(["/assets/entry-1.js", "/d/offline", "/fr/d/offline"]);
  here.cut();
  const answer = await here.ask("/leinwanddruck?materialType=poster", page);
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("location")).toBe(`${origin}/d/offline?from=%2Fleinwanddruck%3FmaterialType%3Dposter`);
});

test("without a network each language has its page, with the files that it needs", async () => {
  here.cut();
  expect((await here.ask("/fr/cart", page))?.headers.get("location")).toContain("/fr/d/offline?");
  expect(await (await here.ask("/fr/d/offline?from=%2Ffr%2Fcart", page))?.text()).toContain("entry-1.js");
  expect(await (await here.ask("/assets/entry-1.js"))?.text()).toBe("now /assets/entry-1.js");
  expect(await here.ask("/price-api/photo-frame")).toBeNull();
});

test("a file of the build is asked for once", async () => {
  await here.ask("/assets/cart-7.js");
  await here.ask("/assets/cart-7.js");
  expect(here.asked.filter((path) => path === "/assets/cart-7.js")).toHaveLength(1);
});

test("a new version keeps its own offline page and the files of the one before", async () => {
  await here.ask("/assets/cart-7.js");
  startServiceWorker(here.scope, { version: "2", offline: { "": "/d/offline" } });
  await here.happen("install");
  await here.happen("activate");
  expect([...here.kept.keys()].toSorted()).toEqual(["assets", "offline-2"]);
  here.cut();
  expect(await (await here.ask("/assets/cart-7.js"))?.text()).toBe("now /assets/cart-7.js");
});
