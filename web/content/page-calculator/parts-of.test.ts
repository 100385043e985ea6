import { expect, test } from "vitest";
import { partsOf } from "./parts-of.ts";

test("a link to a product page is its path and the choice it begins with", () => {
  expect(partsOf("/leinwanddruck?materialType=poster&optionTypes[]=edge-white")).toEqual({
    path: "/leinwanddruck",
    choice: { materialType: "poster", optionTypes: ["edge-white"] },
  });
  expect(partsOf("/karte").choice).toEqual({});
});
