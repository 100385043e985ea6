import { expect, it } from "vitest";
import { pageTitle } from "./page-title.ts";

it("says the page first and then the shop, with one separator that no language spaces in its own way", () => {
  expect(pageTitle("Panier")).toBe("Panier | Passepartout");
});
