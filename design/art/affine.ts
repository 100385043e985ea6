import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Point } from "../geometry.ts";

/** `x' = a*x + c*y + e`, `y' = b*x + d*y + f`, as SVG writes it. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const unchanged: Affine = [1, 0, 0, 1, 0, 0];

export const applyAffine = ([a, b, c, d, e, f]: Affine, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The inner one first. */
export function combineAffine(outer: Affine, [a, b, c, d, e, f]: Affine): Affine {
  const [across, down] = [
    [a, b],
    [c, d],
  ].map(([x = 0, y = 0]) => [outer[0] * x + outer[2] * y, outer[1] * x + outer[3] * y] as const);
  const origin = applyAffine(outer, { x: e, y: f });
  return [across?.[0] ?? 0, across?.[1] ?? 0, down?.[0] ?? 0, down?.[1] ?? 0, origin.x, origin.y];
}

const call = /\s*([a-zA-Z]+)\s*\(([^()]*)\)[\s,]*/y;

/** A `transform` attribute. */
export function readTransform(text: string): Outcome<Affine, string> {
  let all = unchanged;
  call.lastIndex = 0;
  while (call.lastIndex < text.length) {
    const found = call.exec(text);
    if (!found) return failed(`cannot read the transform "${text}"`);
    const [, name = "", list = ""] = found;
    const numbers = list
      .split(/[\s,]+/)
      .filter((one) => one !== "")
      .map(Number);
    const one = numbers.every(Number.isFinite) ? affineOf(name, numbers) : null;
    if (!one) return failed(`cannot read the transform "${text}"`);
    all = combineAffine(all, one);
  }
  return done(all);
}

function affineOf(name: string, numbers: readonly number[]): Affine | null {
  const [first = 0, second, third] = numbers;
  const wanted: Readonly<Record<string, readonly number[]>> = {
    translate: [1, 2],
    scale: [1, 2],
    rotate: [1, 3],
    matrix: [6],
    skewX: [1],
    skewY: [1],
  };
  if (!wanted[name]?.includes(numbers.length)) return null;
  const radians = (first * Math.PI) / 180;
  switch (name) {
    case "translate":
      return [1, 0, 0, 1, first, second ?? 0];
    case "scale":
      return [first, 0, 0, second ?? first, 0, 0];
    case "rotate": {
      const [cos, sin, x, y] = [Math.cos(radians), Math.sin(radians), second ?? 0, third ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case "skewX":
      return [1, 0, Math.tan(radians), 1, 0, 0];
    case "skewY":
      return [1, Math.tan(radians), 0, 1, 0, 0];
    default:
      return [first, second ?? 0, third ?? 0, numbers[3] ?? 0, numbers[4] ?? 0, numbers[5] ?? 0];
  }
}
