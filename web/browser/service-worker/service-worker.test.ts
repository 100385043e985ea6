import { beforeEach, expect, test } from "vitest";
import { startServiceWorker, type WorkerScope, wayOf } from "./service-worker.ts";

const origin = "https://shop.example";
const get = (path: string, more: Partial<Pick<Request, "method" | "mode" | "destination">> = {}) => ({
  method: "GET",
  mode: "cors",
  destination: "",
  url: path.startsWith("/") ? origin + path : path,
  ...more,
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
  ["a customer's photo", get("/web-api/photos/7/800", { destination: "image" }), "photo"],
  ["what is known of a photo", get("/web-api/photos/7"), "network"],
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
      delete: async (request: string | Request) => entries.delete(nameOf(request)),
    };
  };
  let online = true;
  let status = 200;
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
      return new Response(
        /offline$|configurator/.test(path) ? '<script src="/assets/entry-1.js"></script>' : `now ${path}`,
        { status },
      );
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope;

  const rules: unknown[] = [];
  async function happen(type: string, data?: unknown) {
    let work: Promise<unknown> = Promise.resolve();
    const addRoutes = async (rule: unknown) => void rules.push(rule);
    listeners.get(type)?.({ data, addRoutes, waitUntil: (more: Promise<unknown>) => (work = more) });
    await work;
  }
  async function ask(path: string, more: Partial<Pick<Request, "mode" | "destination">> = {}) {
    let answer: Promise<Response> | null = null;
    const request = { ...get(path, more), clone: () => request } as unknown as Request;
    listeners.get("fetch")?.({
      request,
      waitUntil: () => {},
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer === null ? null : ((await answer) as Response);
  }
  return {
    scope,
    kept,
    asked,
    rules,
    happen,
    ask,
    cut: () => (online = false),
    answer: (next: number) => (status = next),
  };
}

let here: ReturnType<typeof browser>;
beforeEach(async () => {
  here = browser();
  startServiceWorker(here.scope, {
    version: "1",
    offline: { "": "/d/offline", fr: "/fr/d/offline" },
    shell: ["/assets/panel-1.js"],
  });
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

test("what a page says as it is left does not wait for the worker", () => {
  expect(here.rules).toEqual([{ condition: { requestMethod: "POST" }, source: "network" }]);
});

test("a new version keeps its own offline page and the files of the one before", async () => {
  await here.ask("/assets/cart-7.js");
  startServiceWorker(here.scope, { version: "2", offline: { "": "/d/offline" }, shell: ["/assets/panel-2.js"] });
  await here.happen("install");
  await here.happen("activate");
  expect([...here.kept.keys()].toSorted()).toEqual(["assets", "offline-2"]);
  here.cut();
  expect(await (await here.ask("/assets/cart-7.js"))?.text()).toBe("now /assets/cart-7.js");
});

const frames = "/configurator-photo-frame/";
const keep = { page: frames, files: ["/assets/words-de-1.js", "/web-api/photos/7/1024"] };

test("a designer that was open opens without a network, whatever design its address names", async () => {
  await here.happen("message", keep);
  here.cut();
  const opened = await here.ask(`${frames}?design=7b0c8a3e`, page);
  expect(await opened?.text()).toContain("entry-1.js");
  for (const file of ["/assets/entry-1.js", "/assets/panel-1.js", "/assets/words-de-1.js"]) {
    expect(await (await here.ask(file))?.text()).toBe(`now ${file}`);
  }
  // Nothing of hers is in it, and no other page of the shop.
  expect([...(here.kept.get("designer-1")?.keys() ?? [])].toSorted()).toEqual([
    "/assets/entry-1.js",
    "/assets/panel-1.js",
    "/assets/words-de-1.js",
    frames,
  ]);
  expect((await here.ask("/configurator-calendar/", page))?.status).toBe(302);
});

test("with a network the designer is the shop's newest", async () => {
  await here.happen("message", keep);
  here.asked.length = 0;
  await here.ask(frames, page);
  expect(here.asked).toEqual([frames]);
});

const image = { destination: "image" } as const;

test("a photo that was seen is shown again where no server answers, and a server that no longer gives it takes it away", async () => {
  await here.ask("/web-api/photos/7/800", image);
  await here.ask("/web-api/photos/7/800", image);
  expect(here.asked.filter((path) => path === "/web-api/photos/7/800")).toHaveLength(2);
  await here.ask("/web-api/photos/8/800", image);
  here.answer(404);
  expect((await here.ask("/web-api/photos/8/800", image))?.status).toBe(404);
  here.cut();
  expect(await (await here.ask("/web-api/photos/7/800", image))?.text()).toBe("now /web-api/photos/7/800");
  expect((await here.ask("/web-api/photos/8/800", image))?.type).toBe("error");
});

test("only designers are kept, and at most six of them", async () => {
  await here.happen("message", { page: "/leinwanddruck", files: [] });
  expect(here.kept.get("designer-1")).toBeUndefined();
  for (let n = 1; n <= 8; n++) await here.happen("message", { page: `/configurator-${n}/`, files: [] });
  const pages = [...(here.kept.get("designer-1")?.keys() ?? [])].filter((path) => path.includes("configurator"));
  expect(pages).toEqual([3, 4, 5, 6, 7, 8].map((n) => `/configurator-${n}/`));
});

test("a new version has the designers of the one before anew, and nothing of the old shell", async () => {
  await here.happen("message", keep);
  here.asked.length = 0;
  startServiceWorker(here.scope, { version: "2", offline: { "": "/d/offline" }, shell: ["/assets/panel-2.js"] });
  await here.happen("install");
  await here.happen("activate");
  expect([...here.kept.keys()].toSorted()).toEqual(["designer-2", "offline-2"]);
  expect(here.asked).toContain(frames);
  here.cut();
  expect(await (await here.ask(frames, page))?.text()).toContain("entry-1.js");
  expect(await (await here.ask("/assets/panel-2.js"))?.text()).toBe("now /assets/panel-2.js");
});
