import { expect, test } from "vitest";
import { languages } from "./locale.ts";
import { localPath } from "./locale-address.ts";
import { ownPageAt, ownPages, pathInLanguage } from "./own-pages.ts";
import { shopPath } from "./shop-path.ts";

test("no address means two pages, in whichever languages", () => {
  for (const [name, { slugs }] of Object.entries(ownPages))
    for (const language of languages) {
      expect(ownPageAt(`/${slugs[language]}`)).toBe(name);
      expect(slugs[language]).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    }
});

test("a page of the shop itself is addressed in the language of its reader, whichever it is named in", () => {
  for (const path of ["/imprint", "/impressum", "/colofon"] as const) {
    expect(localPath("de-DE", path)).toBe("/impressum");
    expect(localPath("fr-CH", path)).toBe("/fr/mentions-legales");
    expect(localPath("en-US", path)).toBe("/imprint");
  }
  expect(
    shopPath({ channel: "card", locale: "de-DE", platform: "desktop" }, "/accessories?sku=ribbon-satin-sage"),
  ).toBe("/d/zubehoer/?sku=ribbon-satin-sage");
  expect(pathInLanguage("/privacy/#storage", "de")).toBe("/datenschutz/#storage");
});

test.each(["/", "/cart", "/imprint/more", "/ratgeber/versand", "/impressum.pdf", "//imprint"] as const)(
  "%s is none of them and stays",
  (path) => {
    expect(ownPageAt(path)).toBeNull();
    expect(pathInLanguage(path, "fr")).toBe(path);
  },
);
