import type { PhotoEffect } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import { applyEffect, effectTables } from "../../../design/photo-effect.ts";

/** A picture with an effect as a canvas of its own size, for drawings that know no SVG filter. Browser only. */
export function withEffect(picture: CanvasImageSource, size: Size, effect: PhotoEffect): CanvasImageSource {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return picture;
  context.drawImage(picture, 0, 0, size.width, size.height);
  const pixels = context.getImageData(0, 0, size.width, size.height);
  applyEffect(pixels.data, 4, effectTables(effect));
  context.putImageData(pixels, 0, 0);
  return canvas;
}
