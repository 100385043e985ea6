import { contrast, LEAST_CONTRAST, linearLight, luminance } from "../../core/contrast.ts";
import type { Palette } from "./template.ts";

type Colours = Palette["colours"];
type Lab = readonly [lightness: number, a: number, b: number];

/** Least distance in hue and chroma, and in all (OKLab), of holidays from other days: more than a paler colour. */
const LEAST_HUE = 0.07;
const LEAST_APART = 0.2;
/** Used where no colour of a palette stands out. */
const red = { onLight: "#b3261e", onDark: "#ffb3a7" } as const;

/** The colour of holidays: the layout's if it stands out, else the palette's, else a red. */
export function markedColour(wanted: string, ink: string, colours: Colours): string {
  const isOnDark = luminance(ink) > 0.4;
  const ground = isOnDark ? colours.deep : colours.paper;
  const standsOut = (one: string) => contrast(one, ground) >= LEAST_CONTRAST && isApart(one, ink);
  return [wanted, colours.accent].find(standsOut) ?? (isOnDark ? red.onDark : red.onLight);
}

function isApart(one: string, other: string): boolean {
  const [[l, a, b], [m, c, d]] = [oklab(one), oklab(other)];
  return Math.hypot(a - c, b - d) >= LEAST_HUE && Math.hypot(l - m, a - c, b - d) >= LEAST_APART;
}

/** Björn Ottosson's space, in which equal distances look alike. */
function oklab(colour: string): Lab {
  const [r, g, b] = linearLight(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
