import { afterEach, expect, test, vi } from "vitest";
import { vendors, writeConsent } from "../../../core/consent.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a script of somebody else's is cut off at once and leaves the page within a second, whether or not the shop answers", async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  const cut = vi.fn();
  const cookie = `consent=${writeConsent({ id: null, granted: ["tag-manager"], declined: [] })}`;
  const globals = {
    document: {
      createElement: () => ({}),
      head: { append: cut },
      cookie,
      documentElement: { lang: "de-DE", dataset: {} },
    },
    location: { protocol: "https:", hostname: "shop.example", reload },
    localStorage: {},
    sessionStorage: {},
    navigator: {},
    fetch: () => new Promise(() => {}),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // Who listens in other tests has no page here.
  vi.resetModules();
  const { decideConsent } = await import("./decide-consent.ts");
  void decideConsent(vendors, new Set(), "reject-all", "de-DE");
  expect(cut).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
});
