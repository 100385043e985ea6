import { afterEach, expect, test, vi } from "vitest";
import { writeConsent } from "../../../core/consent.ts";
import type { BrowserLogEntry } from "../../../services/browser-log/contract.ts";
import { limits } from "./batches.ts";
import { faultDetails, watchPage } from "./watch-page.ts";

afterEach(() => void vi.unstubAllGlobals());

// Named events (core document, section 8).
test("of an exception are told its name, its message and the first lines of where it happened", () => {
  const fault = new TypeError("x is not a function");
  fault.stack = `TypeError: x is not a function\n${Array.from({ length: 40 }, (_, at) => `    at f${at} (/assets/a.js:${at}:1)`).join("\n")}`;
  const { message, stack } = faultDetails(fault);
  expect(message).toBe("TypeError: x is not a function");
  expect(stack?.split("\n")).toEqual([0, 1, 2, 3, 4].map((at) => `at f${at} (/assets/a.js:${at}:1)`));
});

test("an error that another one brought about tells of both, as React does of what it recovers from", () => {
  const cause = new Error("Update hook called on initial render");
  cause.stack = "Error: Update hook called on initial render\n    at Given (/assets/calculator.js:3:1)";
  const fault = new Error("There was an error during concurrent rendering", { cause });
  expect(faultDetails(fault)).toMatchObject({
    message: "Error: There was an error during concurrent rendering",
    stack: expect.any(String),
    cause: "Error: Update hook called on initial render",
    causeStack: "at Given (/assets/calculator.js:3:1)",
  });
  expect(faultDetails(new Error("x", { cause: { email: "lena@example.com" } }))).toMatchObject({ cause: "object" });
  expect(faultDetails(new Error("x"))).not.toHaveProperty("cause");
});

test("whatever is thrown fits the service, and no value of the page is told", () => {
  const long = new Error("m".repeat(5_000));
  long.stack = Array.from({ length: 9 }, () => `    at ${"f".repeat(5_000)}`).join("\n");
  for (const text of Object.values(faultDetails(long))) expect(text.length).toBeLessThanOrEqual(limits.longestDetail);
  expect(faultDetails({ email: "lena@example.com" })).toEqual({ message: "object" });
  expect(faultDetails(undefined)).toEqual({ message: "undefined" });
  expect(faultDetails("offline")).toEqual({ message: "offline" });
});

/** A page that is watched, and what it says. */
function watchedPage({ cookie = "", search = "" } = {}) {
  const page = new EventTarget();
  const sent: BrowserLogEntry[] = [];
  class Picture extends EventTarget {
    readonly currentSrc = "https://shop.example/pictures/meer.webp?v=1";
    readonly complete = false;
  }
  class Fault extends Event {
    readonly error: unknown;
    readonly message: string;
    constructor(message: string, error: unknown = null) {
      super("error");
      [this.message, this.error] = [message, error];
    }
  }
  const picture = new Picture();
  const querySelector = (what: string) => (what === 'img[fetchpriority="high"]' ? picture : expect.unreachable());
  const globals = {
    document: Object.assign(new EventTarget(), { cookie, querySelector, visibilityState: "visible" }),
    location: { pathname: "/leinwanddruck", search },
    navigator: {},
    HTMLImageElement: Picture,
    ErrorEvent: Fault,
    addEventListener: page.addEventListener.bind(page),
    performance: { getEntriesByName: (name: string) => (name === picture.currentSrc ? [{ duration: 81.6 }] : []) },
    fetch: async (_: string, { body }: { body: string }) => void sent.push(...JSON.parse(body).entries),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return {
    page,
    picture,
    Fault,
    sent,
    /** Of the modules of a page of its own. */
    async watch() {
      vi.resetModules();
      (await import("./watch-page.ts")).watchPage(() => 0);
    },
    said() {
      page.dispatchEvent(new Event("pagehide"));
      return sent.map(({ name, level, details }) => [name, level, details]);
    },
  };
}

test("what nobody caught, pictures and parts that do not come, and promises are told under their names, from the first moment on", async () => {
  const { page, picture, Fault, watch, said } = watchedPage();
  await watch();
  page.dispatchEvent(new Fault("Uncaught x", new TypeError("x is not a function")));
  page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "no basket" }));
  page.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error("gone") }));
  // Of a script of another site a browser says nothing but that.
  page.dispatchEvent(new Fault("Script error."));
  const missing = new Event("error");
  Object.defineProperty(missing, "target", { value: picture });
  page.dispatchEvent(missing);
  const stack = expect.any(String);
  expect(said()).toEqual([
    ["browser-error", "error", { message: "TypeError: x is not a function", stack }],
    ["browser-rejection", "error", { message: "no basket" }],
    ["chunk-load-error", "warn", { message: "Error: gone", stack }],
    ["nuxt-image-error", "warn", { picture: "/pictures/meer.webp" }],
  ]);
});

test("logging=0 in the address switches it off (core document, section 5)", async () => {
  const { page, Fault, watch, said } = watchedPage({ search: "?a=1&logging=0" });
  await watch();
  page.dispatchEvent(new Fault("Uncaught x", new TypeError("x is not a function")));
  expect(said()).toEqual([]);
});

test("how fast the first picture came is told once it is there, by who agreed to statistics", async () => {
  const cookie = `consent=${writeConsent({ id: null, granted: ["shop-statistics"], declined: [] })}`;
  const { picture, watch, said } = watchedPage({ cookie });
  await watch();
  expect(said()).toEqual([]);
  picture.dispatchEvent(new Event("load"));
  picture.dispatchEvent(new Event("load"));
  expect(said()).toEqual([["nuxt-image-loaded", "info", { picture: "/pictures/meer.webp", ms: 82 }]]);
});

test("it is no fault: of others, and of pages outside the sample, no picture is looked at", async () => {
  const looked: string[] = [];
  const cookieOf = (granted: "shop-statistics"[]) => `consent=${writeConsent({ id: null, granted, declined: [] })}`;
  const document = { cookie: "", querySelector: (what: string) => void looked.push(what) };
  for (const [name, value] of Object.entries({ document, navigator: {}, addEventListener() {} }))
    vi.stubGlobal(name, value);
  watchPage(() => 0);
  document.cookie = cookieOf(["shop-statistics"]);
  watchPage(() => 0.05);
  expect(looked).toEqual([]);
  watchPage(() => 0.049);
  expect(looked).toHaveLength(1);
});
