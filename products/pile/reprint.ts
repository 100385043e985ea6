import type { Format } from "../../core/measure.ts";
import { bounds } from "../../design/bounds.ts";
import type { DesignElement, DesignPhoto, PhotoElement, Surface } from "../../design/document.ts";
import type { Rect, Size } from "../../design/geometry.ts";
import type { Step } from "../../design/operation.ts";
import { captionOf, captionSteps } from "./caption.ts";
import { frameOf, isRimmed, type PrintWish, photoOf, placementFor, trimOf, turnedFor } from "./print-side.ts";

/** Changes of a print; omitted members stay. */
export interface Reprint extends Partial<PrintWish> {
  /** Null: none of its own. */
  readonly style?: string | null;
  /** Of the photo, millidegrees. */
  readonly rotation?: number;
}

type Photos = ReadonlyMap<string, Pick<DesignPhoto, "width" | "height" | "focus">>;

/**
 * The same print in another size, with or without rim, or with its photo rotated: the sheet turns with the photo, words
 * keep their place, and the crop stays unless the rim changes.
 *
 * @param from the format it has
 */
export function reprint(surface: Surface, from: Format, change: Reprint, photos: Photos): readonly Step[] {
  const element = photoOf(surface);
  const photo = element?.photo ? photos.get(element.photo) : undefined;
  const format = change.format ?? from;
  const rotation = change.rotation ?? element?.placement.rotation ?? 0;
  const turned = photo ? turnedFor(photo, rotation, format) : sameWay(surface.turned, from, format);
  const [before, after] = [trimOf(from, surface.turned), trimOf(format, turned)];
  const caption = captionOf(surface);
  return [
    ...headSteps(surface, turned, change.style),
    ...(element ? photoSteps(element, after, change, photo) : []),
    ...surface.elements.flatMap((one) => {
      if (one === element) return [];
      return (one === caption && captionSteps(caption, before, after)) || movedSteps(one, before, after);
    }),
  ];
}

function headSteps(surface: Surface, turned: boolean, style: string | null | undefined): readonly Step[] {
  const restyled = style !== undefined && style !== (surface.style ?? null);
  const set = { ...(turned === surface.turned ? {} : { turned }), ...(restyled ? { style } : {}) };
  return Object.keys(set).length > 0 ? [{ type: "setSurface", surface: surface.id, ...set }] : [];
}

/** An empty sheet keeps lying as it lay. */
function sameWay(turned: boolean, from: Format, to: Format): boolean {
  const lies = ({ width, height }: Size) => width >= height;
  return lies(trimOf(from, turned)) !== lies(to) && to.width !== to.height;
}

function photoSteps(
  element: PhotoElement,
  trim: Size,
  { rim, rotation }: Reprint,
  photo: Pick<DesignPhoto, "focus"> | undefined,
): readonly Step[] {
  const had = isRimmed(element);
  const wanted = rim === undefined ? had : rim !== null;
  const width = rim ?? (had && element.frame !== "surface" ? element.frame.x : 0);
  const frame = frameOf(trim, wanted ? width : null);
  const turnedPlacement = { ...element.placement, rotation: rotation ?? element.placement.rotation };
  const placement =
    wanted === had ? turnedPlacement : placementFor(wanted ? width : null, turnedPlacement, photo?.focus);
  const set = {
    ...(JSON.stringify(frame) === JSON.stringify(element.frame) ? {} : { frame }),
    ...(JSON.stringify(placement) === JSON.stringify(element.placement) ? {} : { placement }),
  };
  return Object.keys(set).length > 0 ? [{ type: "setElement", element: element.id, set }] : [];
}

/** Elements of their own keep their relative middle and scale with the lesser change of the sides. */
export function movedSteps(element: DesignElement, from: Size, to: Size): readonly Step[] {
  if (element.frame === "surface" || (from.width === to.width && from.height === to.height)) return [];
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const size = element.type === "text" ? { size: within(element.size * scale, 500, 2_000_000) } : {};
  return [
    { type: "setElement", element: element.id, set: { frame: movedRect(element.frame, from, to, scale), ...size } },
  ];
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(Math.round(value), least), most);

function movedRect(rect: Rect, from: Size, to: Size, scale: number): Rect {
  const [width, height] = [within(rect.width * scale, 1, bounds.length), within(rect.height * scale, 1, bounds.length)];
  return {
    x: Math.round(((rect.x + rect.width / 2) / from.width) * to.width - width / 2),
    y: Math.round(((rect.y + rect.height / 2) / from.height) * to.height - height / 2),
    width,
    height,
  };
}
