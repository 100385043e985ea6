import type { DesignPhoto, PhotoElement, Surface } from "../../../design/document.ts";
import type { Point, Rect, Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import { ALIKE, BLURRED, distance, type PhotoLook } from "../../../design/photo-look.ts";
import { clampPlacement, ONE, placed } from "../../../design/placement.ts";
import { contains } from "../../../design/rect.ts";
import type { PhotoResolution } from "../../../design/resolution.ts";
import type { PrintStock } from "../../../products/pile/kind-pile.ts";
import { isRimmed, photoOf } from "../../../products/pile/print-side.ts";

/** Why a print should be looked at before it is ordered. */
export type Flag =
  | { readonly reason: "empty" }
  /** Share of the photo that is cut off, ppm, and on which sides. */
  | { readonly reason: "cut"; readonly share: number; readonly sides: "above" | "beside" }
  | { readonly reason: "face" }
  /** `smaller`: where it is sharp. */
  | { readonly reason: "small"; readonly refused: boolean; readonly smaller: PrintStock | null }
  | { readonly reason: "blurred" }
  /** It seems to lie on its side: where the sky is. */
  | { readonly reason: "turned"; readonly sky: "left" | "right" }
  /** Place of the print that shows nearly the same. */
  | { readonly reason: "twin"; readonly of: number };

/** More than this share of a photo is worth a look. */
const MOST_LOST = 100_000;

/** One print as it is judged. */
export interface JudgedPrint {
  readonly surface: Surface;
  readonly layout: SurfaceLayout;
  readonly photo: DesignPhoto | undefined;
  readonly resolution: PhotoResolution | undefined;
  readonly look: PhotoLook | undefined;
}

/** The first reason of each print that has one, by its side. */
export function flagsOf(
  prints: readonly JudgedPrint[],
  smaller: (print: JudgedPrint) => PrintStock | null,
): ReadonlyMap<string, Flag> {
  const flags = new Map<string, Flag>();
  const seen: { readonly n: number; readonly look: PhotoLook; readonly photo: string }[] = [];
  for (const [index, print] of prints.entries()) {
    const { surface, photo, look } = print;
    const twin = look && photo ? seen.find((one) => one.photo !== photo.id && distance(one.look, look) <= ALIKE) : null;
    const flag = flagOf(print, prints.length > 1, smaller) ?? (twin ? { reason: "twin" as const, of: twin.n } : null);
    if (flag) flags.set(surface.id, flag);
    if (look && photo) seen.push({ n: index + 1, look, photo: photo.id });
  }
  return flags;
}

function flagOf(
  { surface, layout, photo, resolution, look, ...rest }: JudgedPrint,
  amongOthers: boolean,
  smaller: (print: JudgedPrint) => PrintStock | null,
): Flag | null {
  const element = photoOf(surface);
  if (!element || !photo) return amongOthers ? { reason: "empty" } : null;
  const verdict = resolution?.verdict;
  const small = (): Flag => ({
    reason: "small",
    refused: verdict === "refuse",
    smaller: smaller({ surface, layout, photo, resolution, look, ...rest }),
  });
  if (verdict === "refuse") return small();
  // What somebody has turned is as she wants it.
  if (look?.sky && element.placement.rotation === 0) return { reason: "turned", sky: look.sky };
  if (cutsFace(element, photo, layout.trim)) return { reason: "face" };
  const cut = cutOf(element, photo, layout.trim);
  if (cut && isUntouched(element, photo)) return cut;
  if (verdict === "warn") return small();
  return look && look.sharpness < BLURRED ? { reason: "blurred" } : null;
}

/** A crop that somebody has moved is as she wants it. */
const isUntouched = ({ placement: { centre, zoom } }: PhotoElement, { focus }: DesignPhoto) => {
  const middle = focus ?? { x: ONE / 2, y: ONE / 2 };
  return zoom === ONE && Math.abs(centre.x - middle.x) < 1000 && Math.abs(centre.y - middle.y) < 1000;
};

/** What is cut off by the proportions; the few millimetres for cutting are not counted. */
export function cutOf(element: PhotoElement, photo: Size, trim: Size): (Flag & { reason: "cut" }) | null {
  if (isRimmed(element)) return null;
  const { size } = placed(photo, { x: 0, y: 0, ...trim }, element.placement);
  const share = Math.round((1 - (trim.width * trim.height) / (size.width * size.height)) * ONE);
  if (share <= MOST_LOST) return null;
  const across = isAcross(element.placement.rotation);
  const [wide, high] = across ? [size.height, size.width] : [size.width, size.height];
  return { reason: "cut", share, sides: high / trim.height > wide / trim.width ? "above" : "beside" };
}

const isAcross = (rotation: number) => Math.abs(Math.round(rotation / 90_000)) % 2 === 1;

function cutsFace(element: PhotoElement, photo: DesignPhoto, trim: Size): boolean {
  if (isRimmed(element) || !photo.faces) return false;
  const shown = shownPart(element, photo, trim);
  return photo.faces.some((face) => meets(face, shown) && !contains(shown, face));
}

/** The part of the upright photo that is printed, ppm. */
export function shownPart({ placement }: PhotoElement, photo: Size, trim: Size): Rect {
  const box = { x: 0, y: 0, ...trim };
  const { size } = placed(photo, box, placement);
  const { centre }: { centre: Point } = clampPlacement(photo, box, placement);
  const [wide, high] = isAcross(placement.rotation) ? [trim.height, trim.width] : [trim.width, trim.height];
  const width = Math.min((wide / size.width) * ONE, ONE);
  const height = Math.min((high / size.height) * ONE, ONE);
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

const meets = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The largest of these, on the same paper, in which as many pixels are sharp; null where none is. */
export function smallerStock(
  { layout, resolution }: JudgedPrint,
  stock: PrintStock,
  stocks: readonly PrintStock[],
): PrintStock | null {
  if (!resolution) return null;
  const area = ({ format }: PrintStock) => format.width * format.height;
  const [long, short] = sidesOf(layout.trim);
  const fitting = stocks.filter((one) => {
    const [longer, shorter] = sidesOf({ width: one.format.width * 1000, height: one.format.height * 1000 });
    const growth = Math.max(longer / long, shorter / short);
    return one.paper.key === stock.paper.key && growth < 1 && resolution.dpi / growth >= layout.resolution.warnBelow;
  });
  return fitting.toSorted((one, other) => area(other) - area(one))[0] ?? null;
}

const sidesOf = ({ width, height }: Size) => [Math.max(width, height), Math.min(width, height)] as const;
