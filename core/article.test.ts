import { expect, test } from "vitest";
import { articleOf } from "./article.ts";

test.each([
  ["photoframe", { materialType: "leinwand", format: { width: 600, height: 400 } }, "photoframe-leinwand-600x400"],
  [
    "photoframe",
    { materialType: null, frameType: "alurahmen-angular-black", format: { width: 300, height: 400 } },
    "photoframe-alurahmen-angular-black-300x400",
  ],
  ["card", { card: "din-a6-folded", themeId: "blush-arch", quantity: 25 }, "card-din-a6-folded-blush-arch"],
  [
    "photoprint",
    { photoprintFormat: { width: 150, height: 100 }, paper: "matt", quantity: 100 },
    "photoprint-matt-150x100",
  ],
  [
    "collage",
    {
      materialType: "canvas",
      panels: [
        { materialType: "canvas", format: { width: 600, height: 400 } },
        { materialType: "canvas", format: { width: 300, height: 300 } },
        { materialType: "canvas", format: { width: 300, height: 300 } },
      ],
    },
    "collage-canvas-600x400-300x300",
  ],
  ["giftvoucher", { recipient: "Lena", message: "Alles Gute" }, "giftvoucher"],
])("an article of %s is named by what it is and not by what is written on it", (kind, configuration, name) =>
  expect(articleOf(kind, configuration)).toBe(name),
);
