import { sizeInAddress } from "../../../core/image/image-address.ts";
import { judgeLink } from "../../../core/link-rules.ts";

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const functional = /^(?:rgb|hsl)a?\(\s*[\d.]+(?:deg)?%?(?:[\s,/]+[\d.]+%?){2,3}\s*\)$/i;

/** A colour as the editors write them: hex, rgb() or hsl(). Anything else could be more than a colour. */
export const safeColour = (text: string): string | null => {
  const colour = text.trim();
  return hex.test(colour) || functional.test(colour) ? colour : null;
};

/** Names of elements that the page itself needs must not be taken. */
const taken = new Set(["content"]);

/** The id of an anchor: what may stand after `#`. */
export const safeId = (text: string): string | null =>
  /^[A-Za-z][\w-]{0,99}$/.test(text) && !taken.has(text) ? text : null;

/** The address of a picture, ours or elsewhere. */
export function safePicture(address: string): string | null {
  const judged = judgeLink(address, { ownHosts: [], external: true });
  return judged.ok && judged.value.kind !== "contact" ? judged.value.href : null;
}

/** Width and height that the address of an asset tells. */
export function pictureSize(src: string): { readonly width: number; readonly height: number } | null {
  const size = sizeInAddress(src);
  return size.width > 0 && size.height > 0 ? size : null;
}

/** A whole number in a range, or what stands in for it. */
export function wholeOr(value: unknown, [least, most]: readonly [number, number], otherwise: number): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : otherwise;
}
