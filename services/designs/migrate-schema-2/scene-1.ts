import { hash } from "node:crypto";
import { canonicalJson } from "../../../design/canonical-json.ts";
import { glyphsOf, type Scene, type SceneItem, type ScenePage } from "../../../design/scene.ts";
import type { FontLibrary } from "../../../design/text/font.ts";

/**
 * A scene's name in schema 1: SHA-256 of the canonical JSON of its items in the form of scene 1. Null where that form
 * cannot express an item, so that the picture is another one.
 */
export function nameInSchema1({ pages }: Scene, fonts: Pick<FontLibrary, "get">): string | null {
  const drawn = pages.map((page) => page1(page, fonts));
  if (drawn.includes(null)) return null;
  return hash("sha256", canonicalJson({ version: 1, pages: drawn }), "hex");
}

function page1({ surface, size, trim, items, zones }: ScenePage, fonts: Pick<FontLibrary, "get">): object | null {
  const drawn = items.map((item) => item1(item, fonts));
  return drawn.includes(null) ? null : { surface, size, trim, zones, items: drawn };
}

/** Letters were objects, and fonts were named by their keys. */
function item1(item: SceneItem, fonts: Pick<FontLibrary, "get">): object | null {
  switch (item.type) {
    case "fill":
      return item;
    case "image":
      return item.mask || item.effect ? null : item;
    case "glyphs": {
      const font = fonts.get(item.font);
      return font && item.turn === undefined ? { ...item, font: font.key, glyphs: glyphsOf(item) } : null;
    }
    case "path":
    case "group":
      return null;
  }
}
