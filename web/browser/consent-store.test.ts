import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ConsentState, writeConsent } from "../../core/consent.ts";

let store: EventTarget;
const reload = vi.fn();
const policies: { httpEquiv?: string; content?: string }[] = [];
const page = { cookie: "", createElement: () => ({}), head: { append: (one: object) => void policies.push(one) } };
const decidedElsewhere = (state: Omit<ConsentState, "id">) => {
  page.cookie = `consent=${writeConsent({ id: null, ...state })}`;
  store.dispatchEvent(new Event("change"));
};
async function openTab(granted: ConsentState["granted"]) {
  page.cookie = `consent=${writeConsent({ id: null, granted, declined: [] })}`;
  const told: string[] = [];
  const { onConsent, consentFor, keepConsent } = await import("./consent-store.ts");
  onConsent(() => told.push(consentFor("shop-statistics")));
  return { told, keepConsent };
}

beforeEach(() => {
  vi.resetModules();
  store = new EventTarget();
  reload.mockReset();
  const globals = { document: page, cookieStore: store, location: { protocol: "https:", reload }, navigator: {} };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

test("what is decided in one tab holds in all at once, and is told once", async () => {
  const { told, keepConsent } = await openTab(["shop-statistics"]);
  decidedElsewhere({ granted: [], declined: ["shop-statistics"] });
  store.dispatchEvent(new Event("change"));
  expect(told).toEqual(["DECLINED"]);
  // The browser also tells of this tab's own.
  keepConsent({ id: null, granted: ["shop-statistics"], declined: [] });
  store.dispatchEvent(new Event("change"));
  expect(told).toEqual(["DECLINED", "GRANTED"]);
  expect(reload).not.toHaveBeenCalled();
});

test("a tab that runs a script of somebody else's is loaded anew when its consent ends in another", async () => {
  await openTab(["shop-statistics", "tag-manager"]);
  decidedElsewhere({ granted: ["tag-manager"], declined: ["shop-statistics"] });
  expect(reload).not.toHaveBeenCalled();
  decidedElsewhere({ granted: [], declined: ["shop-statistics", "tag-manager"] });
  expect(reload).toHaveBeenCalledOnce();
  // Until it is gone its script reaches nobody.
  expect(policies).toEqual([
    { httpEquiv: "Content-Security-Policy", content: expect.stringMatching(/^default-src 'self'; /) },
  ]);
});
