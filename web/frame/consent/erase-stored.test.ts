import { afterEach, expect, test, vi } from "vitest";
import { eraseStored } from "./erase-stored.ts";

afterEach(() => void vi.unstubAllGlobals());

/** A browser with these cookies and entries; what is left of them, and every cookie that was written. */
function browser(cookies: readonly string[], local: readonly string[], tab: readonly string[]) {
  const written: string[] = [];
  const storage = (names: readonly string[]) => {
    const all = Object.fromEntries(names.map((name) => [name, "1"]));
    return Object.defineProperty(all, "removeItem", { value: (name: string) => delete all[name] });
  };
  const stores = { localStorage: storage(local), sessionStorage: storage(tab) };
  const document = Object.defineProperty({}, "cookie", {
    get: () => cookies.map((name) => `${name}=1`).join("; "),
    set: (text: string) => written.push(text),
  });
  for (const [name, value] of Object.entries({ ...stores, document, location: { hostname: "www.shop.example" } }))
    vi.stubGlobal(name, value);
  return { written, left: () => Object.values(stores).map((one) => Object.keys(one)) };
}

test("what a vendor stored is deleted wherever it may lie, and nothing else", () => {
  const { written, left } = browser(
    ["_ga", "_ga_ABC", "consent", "passepartout.visitor"],
    ["passepartout.visitor", "feature-flags", "tus::passepartout-photo-1"],
    ["passepartout.attempt", "passepartout.checkout"],
  );
  eraseStored(["tag-manager"]);
  expect(new Set(written.map((text) => text.split("=", 1)[0]))).toEqual(new Set(["_ga", "_ga_ABC"]));
  expect(written).toContain("_ga=; max-age=0; path=/; domain=shop.example");
  expect(left()).toEqual([
    ["passepartout.visitor", "feature-flags", "tus::passepartout-photo-1"],
    ["passepartout.attempt", "passepartout.checkout"],
  ]);
});

test("of who agreed to the tag manager alone, no order stays behind when she takes that back", () => {
  const { left } = browser([], ["passepartout.ordered", "passepartout.bought", "feature-flags"], []);
  eraseStored(["tag-manager"]);
  expect(left()).toEqual([["feature-flags"], []]);
});

test("the shop's own count goes, the cookie of the same name that the basket needs stays", () => {
  const { written, left } = browser(
    ["passepartout.visitor"],
    ["passepartout.visitor", "passepartout.ordered", "feature-flags"],
    [],
  );
  eraseStored(["shop-statistics"]);
  expect(written).toEqual([]);
  expect(left()).toEqual([["feature-flags"], []]);
});
