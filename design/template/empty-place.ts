import type { Rect } from "../geometry.ts";
import type { Material } from "../material.ts";
import { outlinePath } from "../outline.ts";
import { type PathCommand, writePath } from "../path.ts";
import type { SceneItem } from "../scene.ts";
import type { Palette } from "./template.ts";

/** Placeholder for a photo: a landscape in the theme's own tones. */
interface Tones {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
}

/** For `compilePage`: what is drawn in empty places of a design that nobody has touched yet. */
export function emptyPlaces(colours: Palette["colours"]): NonNullable<Material["emptyPlace"]> {
  const moods = moodsOf(tonesOf(colours));
  return ({ id, slot = id }, box, mask) => {
    const number = numberOf(slot);
    // Day, evening and noon, so that neighbours differ.
    const tones = moods[number % 3] ?? moods[0];
    const items = landscape(id, box, number, tones);
    return [{ type: "group", element: id, items, ...(mask === null ? { clip: box } : { mask }) }];
  };
}

/** A number of the name, so that two photos of a sheet look different and always the same. */
const numberOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

const moodsOf = (day: Tones): readonly [Tones, Tones, Tones] => [
  day,
  { sky: day.far, sun: day.sky, far: mix(day.far, day.near, 0.55), near: mix(day.near, "#1a1a1a", 0.2) },
  {
    sky: mix(day.sky, day.far, 0.45),
    sun: mix(day.sun, day.sky, 0.3),
    far: mix(day.far, day.near, 0.3),
    near: day.near,
  },
];

const tonesOf = ({ paper, soft, accent, deep }: Palette["colours"]): Tones => ({
  sky: mix(soft, paper, 0.3),
  sun: mix(soft, "#ffffff", 0.75),
  far: mix(soft, accent, 0.35),
  near: mix(accent, deep, 0.35),
});

function landscape(element: string, box: Rect, number: number, { sky, sun, far, near }: Tones): readonly SceneItem[] {
  const [low, high] = number % 2 === 0 ? [0.62, 0.5] : [0.5, 0.64];
  const path = (colour: string, data: string): SceneItem => ({ type: "path", element, path: data, colour });
  return [
    { type: "fill", element, rect: box, colour: sky },
    path(sun, outlinePath("ellipse", discIn(box, number))),
    path(far, hill(box, low, high, 0.16)),
    path(near, hill(box, high + 0.2, low + 0.18, 0.1)),
  ];
}

function discIn({ x, y, width, height }: Rect, number: number): Rect {
  const radius = Math.round(Math.min(width, height) * 0.11);
  const middle = { x: x + Math.round(width * (0.25 + (number % 6) * 0.1)), y: y + Math.round(height * 0.3) };
  return { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius };
}

/** From one height of the box to another, shares of its height, and filled down to its lower edge. */
function hill({ x, y, width, height }: Rect, left: number, right: number, swing: number): string {
  const at = (across: number, down: number) => ({ x: x + across * width, y: y + down * height });
  const commands: readonly PathCommand[] = [
    { type: "M", points: [at(0, left)] },
    { type: "C", points: [at(0.3, left - swing), at(0.6, left + swing), at(1, right)] },
    { type: "L", points: [at(1, 1)] },
    { type: "L", points: [at(0, 1)] },
    { type: "Z", points: [] },
  ];
  return writePath(commands);
}

/** A colour between two, `share` of the second. */
function mix(one: string, other: string, share: number): string {
  const parts = [one, other].map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
  const mixed = [0, 1, 2].map((at) => Math.round((parts[0]?.[at] ?? 0) * (1 - share) + (parts[1]?.[at] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
