import { expect, test } from "vitest";
import { typeOfKind } from "./kind-groups.ts";
import { productGroups } from "./product-groups.ts";

const entry = (text: string, type: "calendar" | "frame" | "wandbilder" | null) => ({
  key: text,
  text,
  href: `/${text}`,
  type,
});
const price = (group: "calendar" | "wandbilder" | "photoprint", unitPrice: number, quantity = 1) => ({
  group,
  unitPrice,
  quantity,
});

// Core document, section 2: the overview of all products.
test("groups of goods stand in the order of the navigation, with the price of their kind", () => {
  const main = [entry("Wandbilder", "wandbilder"), entry("Ratgeber", null), entry("Kalender", "calendar")];
  expect(productGroups(main, [price("calendar", 990), price("wandbilder", 449), price("photoprint", 1290)])).toEqual([
    { key: "Wandbilder", text: "Wandbilder", href: "/Wandbilder", price: price("wandbilder", 449) },
    { key: "Kalender", text: "Kalender", href: "/Kalender", price: price("calendar", 990) },
  ]);
});

test("a group that is no kind of its own, or whose prices are away, has no price", () => {
  const main = [entry("Rahmen", "frame"), entry("Kalender", "calendar")];
  expect(productGroups(main, [price("wandbilder", 449)]).map((one) => one.price)).toEqual([null, null]);
});

test("goods of a kind stand in one part of the navigation; boxes and unknown kinds in none", () => {
  expect(["photoframe", "calendar", "photobox", ""].map(typeOfKind)).toEqual(["wandbilder", "calendar", null, null]);
});
