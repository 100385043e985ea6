import type { PhotoEffect } from "../document.ts";
import type { Rect, Size } from "../geometry.ts";
import { type PathData, pathBounds, readPath, rectPath } from "../path.ts";
import { ONE } from "../placement.ts";
import type { Plate } from "../plate.ts";
import { intersect } from "../rect.ts";
import type { SceneGroup, SceneImage, SceneItem, ScenePage } from "../scene.ts";
import type { FontLibrary } from "../text/font.ts";
import { compactPath, type DrawnCommand, type ToUnits } from "./compact-path.ts";
import { createDefinitions, type Definitions } from "./definitions.ts";
import { glyphOutlines } from "./glyph-outlines.ts";
import { isFoil, sheenOf } from "./sheen.ts";

export interface PagePaint {
  /** Part of the page in the picture: the trimmed product, all of it, or a rectangle in micrometres. */
  readonly area: "trim" | "page" | Rect;
  /** Width of the picture in pixels; absent: as large as its place. */
  readonly width?: number;
  /** Address of a photo with its effect, to be shown from edge to edge; null leaves its place empty. */
  readonly picture: (photo: string, effect: PhotoEffect | undefined) => string | null;
  readonly fonts: FontLibrary;
  /** Are foil, relief and varnish shown? Lines that a machine follows never are. */
  readonly plates: "shown" | "hidden";
}

/** Micrometres of one unit of a drawing: a hundredth of a millimetre. */
const UNIT = 10;

/**
 * A page of a scene as an SVG picture. Pure: the same page gives the same text. Letters are drawn as outlines, and the
 * picture loads nothing but what `picture` names.
 */
export function paintPage(page: ScenePage, paint: PagePaint): string {
  const area = areaOf(page, paint.area);
  const size = { width: Math.round(area.width / UNIT), height: Math.round(area.height / UNIT) };
  const brush: Brush = {
    paint,
    area,
    size,
    definitions: createDefinitions(),
    toUnits: ({ x, y }) => ({ x: Math.round((x - area.x) / UNIT), y: Math.round((y - area.y) / UNIT) }),
  };
  const drawn = drawAll(page.items, brush);
  const definitions = brush.definitions.written();
  const { width } = paint;
  const pixels =
    width === undefined ? "" : ` width="${width}" height="${Math.round((width * area.height) / area.width)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${pixels} viewBox="0 0 ${size.width} ${size.height}">`,
    ...(definitions === "" ? [] : [`<defs>${definitions}</defs>`]),
    ...drawn,
    "</svg>\n",
  ].join("\n");
}

interface Brush {
  readonly paint: PagePaint;
  readonly area: Rect;
  readonly size: Size;
  readonly toUnits: ToUnits;
  readonly definitions: Definitions;
}

function areaOf({ size, trim }: ScenePage, area: PagePaint["area"]): Rect {
  if (area === "trim") return trim;
  return area === "page" ? { x: 0, y: 0, ...size } : area;
}

/** Neighbours that are drawn in the same way share what says how. */
function drawAll(items: readonly SceneItem[], brush: Brush): readonly string[] {
  const drawn = items.flatMap((item) => draw(item, brush));
  return drawn.flatMap(({ style, shape }, index) => {
    const [before, after] = [drawn[index - 1]?.style === style, drawn[index + 1]?.style === style];
    if (style === null) return [shape];
    if (!before && !after) return [shape.replace(/^<(\w+)/, `<$1 ${style}`)];
    return [`${before ? "" : `<g ${style}>`}${shape}${after ? "" : "</g>"}`];
  });
}

interface Drawn {
  /** Attributes that a group may have instead; null: none. */
  readonly style: string | null;
  readonly shape: string;
}

function draw(item: SceneItem, brush: Brush): readonly Drawn[] {
  switch (item.type) {
    case "group":
      return drawGroup(item, brush);
    case "image":
      return intersect(item.clip, brush.area) ? drawImage(item, brush) : [];
    case "fill":
      return intersect(item.rect, brush.area)
        ? inked(item, pathShape(readPath(rectPath(item.rect)), brush), brush)
        : [];
    case "path": {
      const { line, rule } = item;
      const shape = pathShape(readPath(item.path), brush, rule ? ` fill-rule="${rule}"` : "");
      return inked(item, shape, brush, line);
    }
    case "glyphs": {
      if (!intersect(item.clip, brush.area)) return [];
      const face = brush.paint.fonts.get(item.font);
      if (!face) return [];
      const letters = inked(item, pathShape(glyphOutlines(item, face), brush), brush);
      return letters.map((drawn) => clipped(drawn, item.clip, undefined, brush));
    }
  }
}

const pathShape = (commands: Iterable<DrawnCommand>, { toUnits }: Brush, attributes = ""): string => {
  const data = compactPath(commands, toUnits);
  return data === "" ? "" : `<path${attributes} d="${data}"/>`;
};

/** Paint of a plate or a colour; null: invisible. */
function inkOf({ colour, plate }: { readonly colour: string; readonly plate?: Plate }, brush: Brush): Ink | null {
  if (plate === undefined) return { colour };
  if (plate === "CutContour" || plate === "Crease" || brush.paint.plates === "hidden") return null;
  if (isFoil(plate)) return { colour: brush.definitions.refer(sheenOf(plate, brush.size)) };
  // Blind relief has no ink of its own and shows by its shadow; varnish by its gloss.
  return plate === "Relief" ? { colour } : { colour: "#ffffff", opacity: 0.2 };
}

interface Ink {
  readonly colour: string;
  readonly opacity?: number;
}

function inked(
  item: { readonly colour: string; readonly plate?: Plate },
  shape: string,
  brush: Brush,
  line?: number,
): readonly Drawn[] {
  const ink = shape === "" ? null : inkOf(item, brush);
  if (!ink) return [];
  const faint = ink.opacity === undefined ? "" : ` opacity="${ink.opacity}"`;
  const style = line === undefined ? `fill="${ink.colour}"` : `fill="none" stroke="${ink.colour}"`;
  const width = line === undefined ? "" : ` stroke-width="${line / UNIT}"`;
  return [{ style: style + width + faint, shape }];
}

function drawImage(item: SceneImage, brush: Brush): readonly Drawn[] {
  const href = brush.paint.picture(item.photo, item.effect);
  if (href === null) return [];
  const [a, b, c, d, e, f] = item.matrix;
  const matrix = [a, b, c, d, e - brush.area.x, f - brush.area.y].map((one) => one / UNIT);
  const shape = `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${matrix.join(" ")})" href="${escaped(href)}"/>`;
  return [clipped({ style: null, shape }, item.clip, item.mask, brush)];
}

function drawGroup({ items, opacity = ONE, clip, mask }: SceneGroup, brush: Brush): readonly Drawn[] {
  const inner = drawAll(items, brush).join("");
  if (inner === "" || opacity === 0) return [];
  const faded = opacity < ONE ? `<g opacity="${opacity / ONE}">${inner}</g>` : inner;
  return [clipped({ style: null, shape: faded }, clip, mask, brush)];
}

/** Cut to a box and an outline, where they cut anything off. */
function clipped(drawn: Drawn, clip: Rect | undefined, mask: PathData | undefined, brush: Brush): Drawn {
  const { area, definitions } = brush;
  const reach = mask === undefined ? area : intersect(pathBounds(mask) ?? area, area);
  const paths = [
    ...(mask === undefined ? [] : [mask]),
    ...(clip === undefined || reach === null || holds(clip, reach) ? [] : [rectPath(clip)]),
  ];
  if (paths.length === 0) return drawn;
  return paths.reduce(({ style, shape }, path) => {
    const cut = definitions.refer(`<clipPath>${pathShape(readPath(path), brush)}</clipPath>`);
    return { style: null, shape: `<g clip-path="${cut}"${style === null ? "" : ` ${style}`}>${shape}</g>` };
  }, drawn);
}

const holds = (outer: Rect, inner: Rect): boolean => {
  const common = intersect(outer, inner);
  return common !== null && common.width === inner.width && common.height === inner.height;
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
