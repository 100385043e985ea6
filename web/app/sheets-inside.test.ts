import { expect, test } from "vitest";
import { withSheetsInside } from "./sheets-inside.ts";

const sheet = (href: string) => `/* ${href} */`;
const link = (name: string, mode = "") =>
  `<link rel="stylesheet" href="/assets/${name}.css"${mode} data-precedence="default"/>`;

test("a document has its style sheets inside, in their order and before anything is loaded; their links load nothing", () => {
  const html = `<head><title>Home</title>${link("root", ' crossorigin="anonymous"')}<meta/>${link("home")}</head>`;
  const off = (name: string, mode = "") => link(name, mode).replace("/>", ' disabled=""/>');
  expect(withSheetsInside(html, sheet, "n1")).toBe(
    `<head><title>Home</title><style nonce="n1">/* /assets/root.css *//* /assets/home.css */</style>${off("root", ' crossorigin="anonymous"')}<meta/>${off("home")}</head>`,
  );
});

test("links that are not the page's sheets stay as they are", () => {
  const html = '<head><noscript><link rel="stylesheet" href="/no-scripts.css"/></noscript></head>';
  expect(withSheetsInside(html, sheet, "n1")).toBe(html);
});
