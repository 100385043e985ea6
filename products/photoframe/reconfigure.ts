import { type Format, micrometres } from "../../core/measure.ts";
import type { DesignDocument, DesignElement, Surface } from "../../design/document.ts";
import type { Rect } from "../../design/geometry.ts";
import { blankFront } from "./blank-design.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { FRONT } from "./layouts.ts";

/**
 * The same design under a new configuration. Photo and crop stay as they are: a placement knows a point of the photo
 * and a zoom, not millimetres. What has a place of its own (texts) keeps its relative centre and shrinks or grows with
 * the shorter change of the sides. A design that becomes a frame only keeps its face, should she change her mind.
 */
export function reconfigure(design: DesignDocument, configuration: PhotoFrameConfiguration): DesignDocument {
  const before = configurationSchema.parse(design.configuration).format;
  const has = design.surfaces.some(({ id }) => id === FRONT);
  const surfaces = has || configuration.materialType === null ? design.surfaces : [...design.surfaces, blankFront];
  return {
    ...design,
    configuration,
    surfaces: surfaces.map((surface) => moved(surface, before, configuration.format)),
  };
}

function moved(surface: Surface, from: Format, to: Format): Surface {
  if (from.width === to.width && from.height === to.height) return surface;
  return { ...surface, elements: surface.elements.map((element) => movedElement(element, from, to)) };
}

function movedElement(element: DesignElement, from: Format, to: Format): DesignElement {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  if (element.type === "text") {
    return { ...element, frame: movedRect(element.frame, from, to, scale), size: Math.round(element.size * scale) };
  }
  return element.frame === "surface" ? element : { ...element, frame: movedRect(element.frame, from, to, scale) };
}

function movedRect(rect: Rect, from: Format, to: Format, scale: number): Rect {
  const centre = (start: number, length: number, before: number, after: number) =>
    ((start + length / 2) / micrometres(before)) * micrometres(after);
  const [width, height] = [Math.round(rect.width * scale), Math.round(rect.height * scale)];
  return {
    x: Math.round(centre(rect.x, rect.width, from.width, to.width) - width / 2),
    y: Math.round(centre(rect.y, rect.height, from.height, to.height) - height / 2),
    width,
    height,
  };
}
