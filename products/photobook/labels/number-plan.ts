import type { TextElement } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import { LEAST_TYPE } from "../../../design/text/fit-text.ts";
import type { Case } from "../case.ts";
import { pageSize } from "../sides/measures.ts";
import { FIRST } from "../sides/sides.ts";
import { spreadShape } from "../sides/spread-shape.ts";

/** Position of page numbers. It is encoded in the slot of each, so that the design needs no other field. */
export interface NumberPlan {
  readonly across: "outer" | "middle";
  readonly down: "bottom" | "top";
  /** The first page, a title mostly, has one too. */
  readonly onFirst: boolean;
  /** Also above a photo. */
  readonly overPhotos: boolean;
}

export type PageSide = "left" | "right";

const PREFIX = "page-number";

export const numberSlot = (side: PageSide, { across, down, onFirst, overPhotos }: NumberPlan): string =>
  [PREFIX, side, across, down, onFirst ? "first" : "", overPhotos ? "over" : ""]
    .filter((word) => word !== "")
    .join("-");

const written = new RegExp(`^${PREFIX}-(left|right)-(outer|middle)-(bottom|top)(-first)?(-over)?$`);

/** Null for a slot of anything else. */
export function readNumberSlot(slot: string | undefined): (NumberPlan & { readonly side: PageSide }) | null {
  const [, side, across, down, first, over] = written.exec(slot ?? "") ?? [];
  if (!side) return null;
  return {
    side: side === "left" ? "left" : "right",
    across: across === "outer" ? "outer" : "middle",
    down: down === "top" ? "top" : "bottom",
    onFirst: first !== undefined,
    overPhotos: over !== undefined,
  };
}

export const numberSizes = ["small", "medium", "large"] as const;
export type NumberSize = (typeof numberSizes)[number];
/** Of the shorter side of a page. */
const shares: Readonly<Record<NumberSize, number>> = { small: 0.0125, medium: 0.016, large: 0.022 };
/** Of the type's size: what a line needs, and what four characters and two dashes do. */
const [LINE, WIDTH] = [1.35, 6];

/** Micrometres; no larger than the margin beside photos has room for. */
export function typeOf(size: NumberSize, one: Case): number {
  const { width, height } = pageSize(one);
  const { area, keep } = spreadShape(one).left;
  const room = Math.floor((area.y - keep.y) / LINE);
  return Math.max(LEAST_TYPE, Math.min(Math.round(Math.min(width, height) * shares[size]), room));
}

/** Which of the sizes a type has, or is nearest to. */
export function sizeOfType(type: number, one: Case): NumberSize {
  const distance = (size: NumberSize) => Math.abs(typeOf(size, one) - type);
  return numberSizes.reduce((best, size) => (distance(size) < distance(best) ? size : best));
}

export interface NumberPlace {
  readonly frame: Rect;
  readonly align: TextElement["align"];
}

/** In the middle of the margin, within the safe area; relative to the trim of the side. */
export function numberPlace(one: Case, surface: string, side: PageSide, plan: NumberPlan, type: number): NumberPlace {
  const page = spreadShape(one)[side];
  // The first page is a right one by itself.
  const x = surface === FIRST ? page.area.x - page.trim.x : page.area.x;
  const [height, width] = [Math.round(type * LINE), Math.min(Math.ceil(type * WIDTH), page.area.width)];
  const near = Math.max(page.keep.y, Math.round((page.area.y + page.keep.y - height) / 2));
  const y = plan.down === "top" ? near : page.trim.height - near - height;
  const middle = x + Math.round((page.area.width - width) / 2);
  if (plan.across === "middle") return { frame: { x: middle, y, width, height }, align: "centre" };
  return side === "left"
    ? { frame: { x, y, width, height }, align: "start" }
    : { frame: { x: x + page.area.width - width, y, width, height }, align: "end" };
}
