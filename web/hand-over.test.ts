import { expect, test } from "vitest";
import { type HandOverOptions, handOver } from "./hand-over.ts";

const page = {
  shell: "v1",
  location: { pathname: "/", search: "", hash: "" },
  routes: [],
  data: { root: "</script>" },
};
const given: HandOverOptions = {
  page,
  locale: "nl-BE",
  said: new Set(["chrome"]),
  shown: new Set(["web/shop/home/home-page.tsx"]),
  scripts: ["/assets/entry.js", "/assets/home.js"],
  before: undefined,
  nonce: "n1",
  files: (source) => ({ scripts: ["/assets/map.js", `/assets/${source.split("/").at(-2)}.js`], styles: [] }),
};

test("a page names the scripts and texts that it needs, and knows where the other texts are", () => {
  const markup = handOver(given);
  expect(markup).toContain('<script nonce="n1">(function');
  expect(markup).toContain(
    '(["/assets/entry.js","/assets/home.js","/assets/map.js","/assets/chrome.js"],document,window)',
  );
  const { texts, said, shown } = JSON.parse(/json"[^>]*>(.*?)<\/script>/.exec(markup)?.[1] ?? "");
  expect(said).toEqual(["chrome"]);
  expect(shown).toEqual(["web/shop/home/home-page.tsx"]);
  expect(texts).toMatchObject({
    chrome: "/assets/chrome.js",
    cart: "/assets/cart.js",
    designer: "/assets/designer.js",
  });
});

test("no text of a page can end the block that hands it over", () => {
  const block = /json"[^>]*>(.*?)<\/script>/.exec(handOver(given))?.[1] ?? "";
  expect(JSON.parse(block).page).toEqual(page);
});

test("in development texts lie where their sources do", () => {
  const markup = handOver({ ...given, locale: "de-CH", said: new Set(), files: null });
  expect(markup).toContain('"cart":"/web/shop/cart/messages.de.ts"');
});
