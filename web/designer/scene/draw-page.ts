import type { Rect } from "../../../design/geometry.ts";
import type { ScenePage } from "../../../design/scene.ts";

/** As much of a 2D canvas context as drawing a page needs. */
export type PageContext = Pick<
  CanvasRenderingContext2D,
  "save" | "restore" | "beginPath" | "rect" | "clip" | "setTransform" | "fillRect" | "drawImage"
> & { fillStyle: string | CanvasGradient | CanvasPattern };

/**
 * Draws a page of the scene onto a canvas, for textures: the same items in the same order as on the screen and on
 * paper. Photos that are not there yet are left out.
 *
 * @param area part of the page, micrometres; lands at the canvas's upper left corner
 * @param scale pixels per micrometre
 */
export function drawPage(
  context: PageContext,
  page: ScenePage,
  area: Rect,
  scale: number,
  pictures: ReadonlyMap<string, CanvasImageSource>,
): void {
  for (const item of page.items) {
    context.save();
    context.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
    if (item.type === "fill") {
      context.fillStyle = item.colour;
      context.fillRect(item.rect.x, item.rect.y, item.rect.width, item.rect.height);
    }
    const picture = item.type === "image" ? pictures.get(item.photo) : undefined;
    if (item.type === "image" && picture) {
      context.beginPath();
      context.rect(item.clip.x, item.clip.y, item.clip.width, item.clip.height);
      context.clip();
      const [a, b, c, d, e, f] = item.matrix;
      context.setTransform(a * scale, b * scale, c * scale, d * scale, (e - area.x) * scale, (f - area.y) * scale);
      context.drawImage(picture, 0, 0, 1, 1);
    }
    context.restore();
  }
}
