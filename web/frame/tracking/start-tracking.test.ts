import { afterEach, expect, test, vi } from "vitest";
import { writeConsent } from "../../../core/consent.ts";
import type { Page } from "../../browser/navigation/page.ts";
import { tellShown } from "../../browser/navigation/shown-pages.ts";
import { startTracking } from "./start-tracking.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what a tag manager wrote while its page was left after the withdrawal is gone with the next page", () => {
  const written: string[] = [];
  const consent = `consent=${writeConsent({ id: null, granted: [], declined: ["tag-manager"] })}`;
  const document = Object.defineProperty(
    { head: { querySelector: () => null }, addEventListener() {}, readyState: "loading" },
    "cookie",
    { get: () => `_ga=1; visitor-key=ada; ${consent}`, set: (text: string) => void written.push(text) },
  );
  const storage = { getItem: () => null, setItem: () => expect.unreachable(), removeItem() {} };
  const location = { pathname: "/", search: "", hostname: "shop.example", protocol: "https:" };
  const globals = { document, location, localStorage: storage, sessionStorage: storage, addEventListener() {} };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const shop = { channel: "poster", country: "DE", currency: "EUR", locale: "de-DE", platform: "web" };
  const page: Page = {
    shell: "",
    location: { ...location, hash: "" },
    routes: [],
    data: { root: { shop, tagManager: { id: "GTM-TEST1", subdomain: "data" } } },
  };
  tellShown(page);
  startTracking();
  expect(written).toContain("_ga=; max-age=0; path=/; domain=shop.example");
  expect(written.filter((text) => !text.startsWith("_ga="))).toEqual([]);
});
