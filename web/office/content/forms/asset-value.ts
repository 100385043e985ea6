import { sizeInAddress } from "../../../../core/image/image-address.ts";
import type { FocusPoint, JsonObject } from "../../../../services/content/contract.ts";
import { isObject, objectOf, textOf } from "./json.ts";
import { numberOf } from "./schema-words.ts";

interface Size {
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
export function focusOf(asset: JsonObject): FocusPoint | null {
  const size = sizeOf(asset);
  const [, x, y] = /^(\d{1,5})x(\d{1,5}):\d{1,5}x\d{1,5}$/.exec(textOf(asset.focus)) ?? [];
  if (size === null || x === undefined || y === undefined) return null;
  return { x: Math.min(1, Number(x) / size.width), y: Math.min(1, Number(y) / size.height) };
}

/** The picture with that point in sight, or its middle: a square of one pixel, as the protocol's own editor writes it. */
export function withFocus(asset: JsonObject, point: FocusPoint | null): JsonObject {
  const size = sizeOf(asset);
  if (point === null || size === null) return { ...asset, focus: null };
  const [x, y] = [Math.round(point.x * (size.width - 1)), Math.round(point.y * (size.height - 1))];
  return { ...asset, focus: `${x}x${y}:${x + 1}x${y + 1}` };
}

/** A field in which no file is chosen keeps its object (protocol, section 5). */
export const emptyAsset: JsonObject = {
  fieldtype: "asset",
  id: null,
  filename: "",
  alt: "",
  name: "",
  title: null,
  source: null,
  copyright: null,
  focus: null,
  meta_data: {},
};

const translation = /^(.+)__i18n__.+$/;

/**
 * A block whose picture is another one from now on: also its translations show it that showed the old one, without the words
 * that were said of that.
 */
export function withPicture(block: JsonObject, field: string, next: JsonObject): JsonObject {
  const before = textOf(objectOf(block[field]).filename);
  const others = Object.entries(block).flatMap(([key, value]): [string, JsonObject][] =>
    before !== "" && translation.exec(key)?.[1] === field && isObject(value) && textOf(value.filename) === before
      ? [[key, { ...next, alt: "" }]]
      : [],
  );
  return { ...block, ...Object.fromEntries(others), [field]: next };
}
