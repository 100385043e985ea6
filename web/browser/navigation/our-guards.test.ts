import { afterEach, describe, expect, test, vi } from "vitest";
import { type Going, passGuards } from "./guards.ts";
import { holdPage } from "./held-pages.ts";
import { addressToGo, canFollow, ourGuards } from "./our-guards.ts";
import type { Page } from "./page.ts";

test.each([
  ["/", "/leinwanddruck", true],
  ["/leinwanddruck", "/imprint", true],
  ["/fr", "/fr/imprint", true],
  ["/d", "/d/leinwanddruck", true],
  // Other texts, or another frame around the page.
  ["/", "/fr", false],
  ["/leinwanddruck", "/d/leinwanddruck", false],
  // One visitor's, or no page.
  ["/", "/cart", false],
  ["/d/", "/d/checkout", false],
  ["/account", "/leinwanddruck", false],
  ["/", "/whitelabel/switch", false],
  ["/leinwanddruck", "/configurator-photo-frame/", false],
  ["/", "/sitemap.xml", false],
])("from %s to %s without another document: %s", (from, to, may) => {
  expect(canFollow(from, to)).toBe(may);
});

afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => new URL(address, "https://shop.example");
const pageAt = (address: string, error?: Page["error"]): Page => {
  const { pathname, search, hash } = at(address);
  return { shell: "v1", location: { pathname, search, hash }, routes: [], data: {}, error };
};

function endingOf(from: string, to: string, more: Partial<Going> & { page?: Page; href?: string } = {}) {
  const { page = pageAt(from), href = at(from).href, ...given } = more;
  const { signal } = new AbortController();
  const going: Going = { from: at(from), to: at(to), traverses: false, asked: false, signal, ...given };
  return passGuards(
    ourGuards(() => ({ page, href })),
    going,
  );
}

describe("a navigation", () => {
  test("to the identical route is a duplicate (section 4); another query, place or page is none", () => {
    expect(endingOf("/imprint?a=1#b", "/imprint?a=1#b")).toEqual({ kind: "duplicated" });
    for (const to of ["/imprint?a=2", "/imprint", "/imprint?a=1#c"]) expect(endingOf("/imprint?a=1", to)).toBeNull();
    expect(endingOf("/imprint", "/terms")).toBeNull();
  });

  test("to where one is already is none where the page failed, or a script wrote another address since", () => {
    const page = pageAt("/imprint", { route: "page", value: {} });
    expect(endingOf("/imprint", "/imprint", { page })).toBeNull();
    expect(endingOf("/imprint", "/imprint", { href: at("/imprint?a=1").href })).toBeNull();
  });

  test("to what cannot follow in this document is the browser's; what a script asks for, and the history, is ours", () => {
    expect(endingOf("/", "/cart")).toEqual({ kind: "redirected", to: at("/cart"), asDocument: true });
    for (const to of ["/account?order=1", "/account"]) {
      expect(endingOf("/account", to)).toEqual({ kind: "redirected", to: at(to), asDocument: true });
    }
    expect(endingOf("/office/orders", "/office/mails", { asked: true })).toBeNull();
    expect(endingOf("/office/orders", "/office/mails", { traverses: true })).toBeNull();
  });

  test("that another one overtook is cancelled", () => {
    expect(endingOf("/", "/imprint", { signal: AbortSignal.abort() })).toEqual({ kind: "cancelled" });
  });

  test("away from work that would be lost loads a document, so that the browser asks; on the same page nobody is asked", () => {
    const listeners = new Map<string, (event: { preventDefault: () => void }) => void>();
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
    vi.stubGlobal("removeEventListener", (name: string) => listeners.delete(name));
    const [letGo, letGoToo] = [holdPage(), holdPage()];
    const preventDefault = vi.fn();
    listeners.get("beforeunload")?.({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(endingOf("/imprint", "/terms")).toEqual({ kind: "redirected", to: at("/terms"), asDocument: true });
    expect(endingOf("/imprint", "/terms", { traverses: true })).toEqual({ kind: "aborted" });
    expect(endingOf("/imprint", "/imprint?a=1")).toBeNull();
    letGo();
    expect(endingOf("/imprint", "/terms")).not.toBeNull();
    letGoToo();
    expect(endingOf("/imprint", "/terms")).toBeNull();
    expect(listeners.size).toBe(0);
  });
});

describe("an address that a script goes to", () => {
  const here = at("/office/orders?state=new");

  test("is one of this host, however it is written", () => {
    expect(addressToGo("?state=made", here).href).toBe("https://shop.example/office/orders?state=made");
    expect(addressToGo("/imprint", here).href).toBe("https://shop.example/imprint");
  });

  test.each(["https://evil.example/", "//evil.example/x", "\\\\evil.example"])(
    "is refused outside unless flagged external: %s",
    (to) => {
      expect(() => addressToGo(to, here)).toThrow("external-not-flagged");
      expect(addressToGo(to, here, true).hostname).toBe("evil.example");
    },
  );

  test.each(["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc"])(
    "is refused for its protocol, flagged or not: %s",
    (to) => {
      expect(() => addressToGo(to, here)).toThrow("forbidden protocol");
      expect(() => addressToGo(to, here, true)).toThrow("forbidden protocol");
    },
  );
});
