import { sizeInAddress } from "../../../../core/image/image-address.ts";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { isObject, objectOf, textOf } from "./json.ts";
import { numberOf } from "./schema-words.ts";

/** Shares of width and height, 0 to 1, from the upper left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of a picture as its field or its address tell them; null where neither does. */
export function sizeOf(asset: JsonObject): Size | null {
  const facts = objectOf(asset.meta_data);
  const [width, height] = [numberOf(facts.width) ?? 0, numberOf(facts.height) ?? 0];
  const size = width > 0 && height > 0 ? { width, height } : sizeInAddress(textOf(asset.filename));
  return size.width > 0 && size.height > 0 ? size : null;
}

/** The point of a picture that stays in sight, from the protocol's `x1xy1:x2xy2` in pixels; null: the middle. */
export function focusOf(asset: JsonObject, size: Size): Point | null {
  const [, x, y] = /^(\d{1,5})x(\d{1,5}):\d{1,5}x\d{1,5}$/.exec(textOf(asset.focus)) ?? [];
  return x === undefined || y === undefined
    ? null
    : { x: within(Number(x) / size.width), y: within(Number(y) / size.height) };
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The picture with that point in sight: a square of one pixel, as the protocol's own editor writes it. */
export function withFocus(asset: JsonObject, point: Point, size: Size): JsonObject {
  const [x, y] = [Math.round(within(point.x) * (size.width - 1)), Math.round(within(point.y) * (size.height - 1))];
  return { ...asset, focus: `${x}x${y}:${x + 1}x${y + 1}` };
}

/** Where each arrow key moves a point: 2 percent of the side. */
export function movedByKey(key: string, { x, y }: Point): Point | null {
  const step = 0.02;
  switch (key) {
    case "ArrowLeft":
      return { x: within(x - step), y };
    case "ArrowRight":
      return { x: within(x + step), y };
    case "ArrowUp":
      return { x, y: within(y - step) };
    case "ArrowDown":
      return { x, y: within(y + step) };
    default:
      return null;
  }
}

/** An asset as a library or an editor names it. */
export interface ChosenAsset {
  readonly id: number | null;
  readonly filename: string;
  readonly alt: string;
  readonly size: Size | null;
}

/** A field's value that shows an asset; what was said of another one does not stay. */
export const assetField = ({ id, filename, alt, size }: ChosenAsset): JsonObject => ({
  ...{ fieldtype: "asset", id, filename, alt, name: "", title: null, source: null, copyright: null, focus: null },
  meta_data: size ? { width: size.width, height: size.height } : {},
});

const translation = /^(.+)__i18n__.+$/;

/**
 * A block whose picture is another one from now on: also its translations show it that showed the old one, without the words
 * that were said of that.
 */
export function withPicture(block: JsonObject, field: string, next: JsonObject): JsonObject {
  const before = textOf(objectOf(block[field]).filename);
  const others = Object.entries(block).flatMap(([key, value]): [string, JsonObject][] =>
    translation.exec(key)?.[1] === field && isObject(value) && textOf(value.filename) === before
      ? [[key, { ...next, alt: "" }]]
      : [],
  );
  return { ...block, ...(before === "" ? {} : Object.fromEntries(others)), [field]: next };
}
