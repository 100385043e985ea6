import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeConsent } from "../../../core/consent.ts";
import { shopOf } from "../../../core/shop.ts";
import { log } from "../../browser/log/log.ts";
import type { Page } from "../../browser/navigation/page.ts";

vi.mock("../../browser/log/log.ts", () => ({ log: vi.fn() }));

/** The official client as far as ours asks it; `ready` and `timeout` are told by hand. */
const factory = vi.hoisted(() => ({ open: (): unknown => null }));
vi.mock("@splitsoftware/splitio-browserjs", () => ({ SplitFactory: () => factory.open() }));

const told = () => vi.mocked(log).mock.calls.map(([name, level]) => [name, level]);
const consent = `consent=${writeConsent({ id: null, granted: ["experiments"], declined: [] })}`;

const page = { cookie: "" };

beforeEach(() => {
  vi.resetModules();
  vi.mocked(log).mockClear();
  page.cookie = consent;
  Object.assign(page, {
    visibilityState: "visible",
    documentElement: { dataset: {} },
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal("document", page);
  for (const [name, value] of Object.entries({
    navigator: {},
    localStorage: {},
    location: { search: "", href: "http://shop.example/" },
  }))
    vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

/** Shows a page that is part of an experiment, in a shop that counts. */
async function show() {
  const [{ startExperiments }, { tellShown }] = await Promise.all([
    import("./start-experiments.ts"),
    import("../../browser/navigation/shown-pages.ts"),
  ]);
  startExperiments();
  tellShown({
    data: {
      root: { shop: shopOf("poster", "de-DE"), flagClient: { key: "public", url: "/flags/api" } },
      page: { experiment: { name: "967-nudging", treatment: "on" } },
    },
  } as unknown as Page);
  return { startExperiments };
}

/** A client whose events are told by hand. @param given its treatment of every flag; null: it is never ready */
function clientOf(track: () => boolean, given: string | null = null) {
  const heard = new Map<string, () => void>();
  factory.open = () => ({
    client: () => ({
      Event: { SDK_READY: "ready", SDK_UPDATE: "update", SDK_READY_TIMED_OUT: "timeout" },
      on: (event: string, act: () => void) => void heard.set(event, act),
      getStatus: () => ({ isReady: given !== null, isTimedout: false }),
      getTreatment: () => given,
      track,
    }),
    manager: () => ({ split: () => (given === null ? null : { killed: false }) }),
  });
  return heard;
}

// Monitoring codes of flags (chrome document, section 8).
test("who starts experiments a second time on a page is told, and nothing starts", async () => {
  page.cookie = "";
  const { startExperiments } = await show();
  vi.mocked(log).mockClear();
  startExperiments();
  expect(told()).toEqual([["flag-already-initialized", "warn"]]);
});

test("a visitor who may be counted and has no key is told of, on pages that are part of an experiment", async () => {
  await show();
  await vi.waitFor(() => expect(told()).toEqual([["flag-user-key-empty", "warn"]]), 20_000);
});

test("a crawler has no key, and nobody is told of that", async () => {
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" });
  const asked = vi.fn(() => true);
  vi.doMock("isbot", () => ({ isbot: asked }));
  await show();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), 20_000);
  await Promise.resolve();
  expect(told()).toEqual([]);
  vi.doUnmock("isbot");
});

test("flags that were changed by an operator are no fault: what a visitor had before is told as information", async () => {
  page.cookie = `${consent}; visitor-key=demo-ida`;
  const before = JSON.stringify({ key: "demo-ida", flags: { "poster-967-nudging": "off" } });
  vi.stubGlobal("localStorage", { getItem: () => before, setItem() {} });
  const heard = clientOf(() => true, "on");
  await show();
  await vi.waitFor(() => expect(heard.has("ready")).toBe(true), 20_000);
  heard.get("ready")?.();
  expect(told()).toEqual([["flag-treatment-changed-for-user", "info"]]);
});

test("a client that cannot be had leaves the page as it came, and says so; of a kill the shop is asked instead", async () => {
  page.cookie = `${consent}; visitor-key=demo-ida`;
  factory.open = () => {
    throw new Error("no client");
  };
  const heard = new Map<string, () => void>();
  const asked = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal("fetch", asked);
  Object.assign(page, { addEventListener: (event: string, act: () => void) => void heard.set(event, act) });
  await show();
  await vi.waitFor(() => expect(told()).toEqual([["flag-client-empty", "warn"]]), 20_000);
  await vi.waitFor(() => expect(heard.has("visibilitychange")).toBe(true), 20_000);
  expect(asked).not.toHaveBeenCalled();
  heard.get("visibilitychange")?.();
  expect(asked).toHaveBeenCalledWith("/web-api/feature-flags", {
    credentials: "omit",
    headers: { "x-channel": "poster" },
  });
});

test("a client that is not ready in time, and one that does not take what is measured, are told of", async () => {
  page.cookie = `${consent}; visitor-key=demo-ida`;
  const heard = clientOf(() => false);
  await show();
  await vi.waitFor(() => expect(heard.has("timeout")).toBe(true), 20_000);
  heard.get("timeout")?.();
  const { track } = await import("../../frame/tracking/data-layer.ts");
  track({ event: "browser_error" });
  expect(told()).toEqual([
    ["flag-initialization-failed", "error"],
    ["flag-track-failed", "warn"],
  ]);
});
