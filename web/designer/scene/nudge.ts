import type { Point } from "../../../design/geometry.ts";

/** A pressed key, as much of it as matters here. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

export type Nudge = { readonly move: Point } | { readonly zoom: number } | null;

const MILLIMETRE = 1000;
const ZOOM_STEP = 1.02;
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keys on the selected photo: arrows move 1 mm, with Shift 10 mm, with Ctrl 0.1 mm; plus and minus zoom by 2 %. */
export function nudgeOf({ key, shiftKey, ctrlKey }: KeyPress): Nudge {
  const direction = directions[key];
  if (direction) {
    const step = MILLIMETRE * (shiftKey ? 10 : ctrlKey ? 0.1 : 1);
    return { move: { x: direction.x * step, y: direction.y * step } };
  }
  if (ctrlKey) return null;
  if (key === "+" || key === "=") return { zoom: ZOOM_STEP };
  if (key === "-" || key === "_") return { zoom: 1 / ZOOM_STEP };
  return null;
}
