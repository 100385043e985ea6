import type { FormatPrices } from "./contract.ts";
import { cheapest } from "./price-of.ts";

const longest = 96;

/**
 * A ratio drawn as a plain lying rectangle, 96 units wide at most; null for what is no ratio.
 *
 * @param name file name, for instance "3-2.svg"
 */
export function ratioPicture(name: string): string | null {
  const match = /^([1-9]\d?)-([1-9]\d?)\.svg$/.exec(name);
  if (!match) return null;
  const [width, height] = [Number(match[1]), Number(match[2])];
  const scale = longest / Math.max(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><path fill="#E9E3D7" stroke="#857F74" d="M.5.5h${w - 1}v${h - 1}H.5z"/></svg>`;
}

/** Each ratio with its picture and its lowest price. */
export function withRatioPictures(prices: FormatPrices) {
  return {
    ...prices,
    groups: prices.groups.map((group) => ({
      ...group,
      priceFrom: cheapest(group.formats)?.price ?? null,
      image: { src: `/price-api/ratio-pictures/${pictureOf(group.formats[0]?.size)}`, alt: group.label },
    })),
  };
}

/** Simplest whole numbers up to 99 near a size's ratio: A4 is 297 x 210, drawn as 17:12. */
function pictureOf(size: { width: number; height: number } | undefined): string {
  if (!size) return "1-1.svg";
  const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
  const ratio = long / short;
  for (let below = 1; below < 50; below++) {
    const above = Math.round(ratio * below);
    if (above < 100 && Math.abs(above / below - ratio) < 0.005) return `${above}-${below}.svg`;
  }
  return `${Math.min(99, Math.round(ratio))}-1.svg`;
}
