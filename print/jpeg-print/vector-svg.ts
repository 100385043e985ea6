import { direction } from "../../design/angle.ts";
import type { Rect } from "../../design/geometry.ts";
import { type PathData, rectPath } from "../../design/path.ts";
import { glyphsOf, type SceneGlyphs, type SceneItem, type ScenePath } from "../../design/scene.ts";
import type { FontLibrary } from "../../design/text/font.ts";
import type { PixelBox, Raster } from "./raster.ts";

/**
 * Areas, lines and letters as SVG, cut to some pixels of the page. Photos are drawn by sharp and are not in it, nor is
 * what is on plates, which a lab does not print.
 */
export function vectorSvg(items: readonly SceneItem[], box: PixelBox, raster: Raster, fonts: FontLibrary): string {
  const names = { next: 0 };
  const drawn = items.map((item) => draw(item, fonts, names)).join("");
  const view = [box.left / raster.across, box.top / raster.down, box.width / raster.across, box.height / raster.down];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${view.join(" ")}" preserveAspectRatio="none">${drawn}</svg>`;
}

/** The visible part of a clip, in white. */
export function cutSvg(paths: readonly PathData[], box: PixelBox, raster: Raster, fonts: FontLibrary): string {
  const white = { type: "path", element: null, colour: "#ffffff" } as const;
  const [first = "", ...others] = paths;
  const items = others.reduce<readonly SceneItem[]>(
    (inner, mask) => [{ type: "group", element: null, items: inner, mask }],
    [{ ...white, path: first }],
  );
  return vectorSvg(items, box, raster, fonts);
}

interface Names {
  next: number;
}

function draw(item: SceneItem, fonts: FontLibrary, names: Names): string {
  if ("plate" in item && item.plate !== undefined) return "";
  switch (item.type) {
    case "fill":
      return `<path d="${rectPath(item.rect)}" fill="${item.colour}"/>`;
    case "path":
      return drawPath(item);
    case "glyphs":
      return cut(drawGlyphs(item, fonts), item, names);
    case "group": {
      const inner = item.items.map((one) => draw(one, fonts, names)).join("");
      const seen = item.opacity === undefined ? inner : `<g opacity="${item.opacity / 1e6}">${inner}</g>`;
      return cut(seen, item, names);
    }
    case "image":
      return "";
  }
}

const drawPath = ({ path, colour, line, rule }: ScenePath): string =>
  line === undefined
    ? `<path d="${path}" fill="${colour}"${rule ? ` fill-rule="${rule}"` : ""}/>`
    : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${line}"/>`;

function drawGlyphs(run: SceneGlyphs, fonts: FontLibrary): string {
  const face = fonts.get(run.font);
  if (!face) return "";
  const scale = run.size / face.unitsPerEm;
  const { cos, sin } = direction(run.turn ?? 0);
  const turned = [cos, sin, sin, -cos].map((part) => part * scale).join(" ");
  const letters = glyphsOf(run).map(
    ({ id, x, y }) => `<path transform="matrix(${turned} ${x} ${y})" d="${face.glyphPath(id)}"/>`,
  );
  return `<g fill="${run.colour}">${letters.join("")}</g>`;
}

function cut(content: string, { clip, mask }: { clip?: Rect; mask?: PathData }, names: Names): string {
  const paths = [...(clip ? [rectPath(clip)] : []), ...(mask === undefined ? [] : [mask])];
  return paths.reduce((inner, path) => {
    const name = `c${names.next++}`;
    return `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${inner}</g>`;
  }, content);
}
