import { type Format, micrometres } from "../../core/measure.ts";
import { configurationStep } from "../../design/apply-whole.ts";
import { bounds } from "../../design/bounds.ts";
import type { DesignDocument, DesignElement } from "../../design/document.ts";
import { surfaceOf } from "../../design/element-place.ts";
import type { Rect } from "../../design/geometry.ts";
import type { Step } from "../../design/operation.ts";
import { blankFront } from "./blank-design.ts";
import type { PhotoFrameConfiguration } from "./configuration.ts";
import { configurationSchema } from "./configuration-schema.ts";
import { FRONT } from "./surfaces.ts";

/**
 * The same design under a new configuration. Photo and crop stay as they are: a placement knows a point of the photo
 * and a zoom, not millimetres. What has a place of its own (texts) keeps its relative centre and shrinks or grows with
 * the shorter change of the sides. A design that becomes a frame only keeps its side, should she change her mind.
 */
export function reconfigure(design: DesignDocument, configuration: PhotoFrameConfiguration): readonly Step[] {
  const before = configurationSchema.parse(design.configuration).format;
  const front = surfaceOf(design, FRONT);
  const change = configurationStep(design.configuration, configuration);
  return [
    ...(change ? [change] : []),
    ...(front || configuration.materialType === null ? [] : [{ type: "addSurface", surface: blankFront } as const]),
    ...(front?.elements ?? []).flatMap((element) => movedElement(element, before, configuration.format)),
  ];
}

function movedElement(element: DesignElement, from: Format, to: Format): readonly Step[] {
  const same = from.width === to.width && from.height === to.height;
  if (same || element.frame === "surface") return [];
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const frame = movedRect(element.frame, from, to, scale);
  const size = element.type === "text" ? { size: within(element.size * scale, 500, 2_000_000) } : {};
  return [{ type: "setElement", element: element.id, set: { frame, ...size } }];
}

/** What an element may have, so that no size of the product refuses what is on it. */
const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

function movedRect(rect: Rect, from: Format, to: Format, scale: number): Rect {
  const centre = (start: number, length: number, before: number, after: number) =>
    ((start + length / 2) / micrometres(before)) * micrometres(after);
  const [width, height] = [within(rect.width * scale, 1, bounds.length), within(rect.height * scale, 1, bounds.length)];
  return {
    x: Math.round(centre(rect.x, rect.width, from.width, to.width) - width / 2),
    y: Math.round(centre(rect.y, rect.height, from.height, to.height) - height / 2),
    width,
    height,
  };
}
