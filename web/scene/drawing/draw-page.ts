import { direction } from "../../../design/angle.ts";
import type { Rect } from "../../../design/geometry.ts";
import { noStock, type Stock } from "../../../design/material.ts";
import {
  glyphsOf,
  type SceneGlyphs,
  type SceneGroup,
  type SceneImage,
  type SceneItem,
  type ScenePage,
} from "../../../design/scene.ts";
import { pictureKey } from "./picture-key.ts";
import { shownColour } from "./plate-tint.ts";

/** As much of a 2D canvas context as drawing a page needs. */
export type PageContext = Pick<
  CanvasRenderingContext2D,
  | "save"
  | "restore"
  | "beginPath"
  | "rect"
  | "clip"
  | "transform"
  | "setTransform"
  | "fillRect"
  | "drawImage"
  | "fill"
  | "stroke"
  | "globalAlpha"
  | "lineWidth"
  | "fillStyle"
  | "strokeStyle"
>;

interface Drawing {
  readonly context: PageContext;
  readonly pictures: ReadonlyMap<string, CanvasImageSource>;
  readonly fonts: Stock["fonts"];
}

/**
 * Draws a page of the scene onto a canvas, for textures: the same items in the same order as on the screen and on
 * paper. Photos that are not there yet are left out.
 *
 * @param area part of the page, micrometres; lands at the canvas's upper left corner
 * @param scale pixels per micrometre
 * @param pictures photos with their effects, by `pictureKey`
 */
export function drawPage(
  context: PageContext,
  page: ScenePage,
  area: Rect,
  scale: number,
  pictures: ReadonlyMap<string, CanvasImageSource>,
  fonts: Stock["fonts"] = noStock.fonts,
): void {
  context.save();
  context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
  for (const item of page.items) drawItem(item, { context, pictures, fonts });
  context.restore();
}

function drawItem(item: SceneItem, drawing: Drawing): void {
  const { context } = drawing;
  context.save();
  switch (item.type) {
    case "fill":
      if (ink(item, context)) context.fillRect(item.rect.x, item.rect.y, item.rect.width, item.rect.height);
      break;
    case "image":
      drawImage(item, drawing);
      break;
    case "path":
      if (ink(item, context)) drawPath(item.path, item, context);
      break;
    case "glyphs":
      if (ink(item, context)) drawGlyphs(item, drawing);
      break;
    case "group":
      drawGroup(item, drawing);
  }
  context.restore();
}

/** Sets the colour; false for what only a machine sees. */
function ink(item: Parameters<typeof shownColour>[0], context: PageContext): boolean {
  const colour = shownColour(item);
  if (colour === null) return false;
  context.fillStyle = colour;
  context.strokeStyle = colour;
  return true;
}

function drawPath(data: string, { line, rule }: { line?: number; rule?: "evenodd" }, context: PageContext): void {
  const path = new Path2D(data);
  if (line === undefined) {
    context.fill(path, rule ?? "nonzero");
    return;
  }
  context.lineWidth = line;
  context.stroke(path);
}

function drawImage(image: SceneImage, { context, pictures }: Drawing): void {
  const { matrix, clip, mask } = image;
  const picture = pictures.get(pictureKey(image));
  if (!picture) return;
  cut(clip, mask, context);
  context.transform(...matrix);
  context.drawImage(picture, 0, 0, 1, 1);
}

function drawGlyphs(run: SceneGlyphs, { context, fonts }: Drawing): void {
  const font = fonts.get(run.font);
  if (!font) return;
  cut(run.clip, undefined, context);
  const scale = run.size / font.unitsPerEm;
  const { cos, sin } = direction(run.turn ?? 0);
  for (const { id, x, y } of glyphsOf(run)) {
    context.save();
    context.transform(scale * cos, scale * sin, scale * sin, -scale * cos, x, y);
    context.fill(new Path2D(font.glyphPath(id)));
    context.restore();
  }
}

/** Transparent as a whole only where items do not overlap, which is so for all that a document can say. */
function drawGroup({ items, opacity = 1_000_000, clip, mask }: SceneGroup, drawing: Drawing): void {
  const { context } = drawing;
  if (clip) cut(clip, undefined, context);
  if (mask !== undefined) context.clip(new Path2D(mask));
  context.globalAlpha *= opacity / 1_000_000;
  for (const item of items) drawItem(item, drawing);
}

function cut({ x, y, width, height }: Rect, mask: string | undefined, context: PageContext): void {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  if (mask !== undefined) context.clip(new Path2D(mask));
}
