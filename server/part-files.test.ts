import { expect, test } from "vitest";
import { partFiles } from "./part-files.ts";

const files = partFiles({
  "web/shop/goods.ts": { file: "assets/goods-1.js", imports: ["_tile.js"], css: ["assets/goods-1.css"] },
  "_tile.js": { file: "assets/tile-2.js", imports: ["_react.js"], css: ["assets/tile-2.css"] },
  "_react.js": { file: "assets/react-3.js", imports: ["_tile.js"] },
  "web/shop/told.ts": { file: "assets/told-4.js" },
});

test("a part is its own files and those of what it imports, each once and what is needed first in front", () => {
  expect(files("web/shop/goods.ts")).toEqual({
    scripts: ["/assets/react-3.js", "/assets/tile-2.js", "/assets/goods-1.js"],
    styles: ["/assets/tile-2.css", "/assets/goods-1.css"],
  });
  expect(files("web/shop/told.ts")).toEqual({ scripts: ["/assets/told-4.js"], styles: [] });
});

test("a part that the build does not know is a mistake that is heard of at once", () => {
  expect(() => files("web/shop/good.ts")).toThrow("the build has no part web/shop/good.ts");
});
