import { expect, test } from "vitest";
import { handOver } from "./hand-over.ts";

test("a page names the texts it says, so that they come with it, and knows where the others are", () => {
  const files = (source: string) => ({
    scripts: ["/assets/map.js", `/assets/${source.split("/").at(-2)}.js`],
    styles: [],
  });
  const markup = handOver("nl-BE", new Set(["chrome"]), files);
  expect([...markup.matchAll(/modulepreload" href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "/assets/map.js",
    "/assets/chrome.js",
  ]);
  const { texts, said } = JSON.parse(/json"[^>]*>(.*)<\/script>$/.exec(markup)?.[1] ?? "");
  expect(said).toEqual(["chrome"]);
  expect(texts).toMatchObject({
    chrome: "/assets/chrome.js",
    cart: "/assets/cart.js",
    designer: "/assets/designer.js",
  });
});

test("in development texts lie where their sources do", () => {
  expect(handOver("de-CH", new Set(), null)).toContain('"cart":"/web/shop/cart/messages.de.ts"');
});
