import type { Rect } from "../geometry.ts";
import { units } from "./draw-type.ts";
import type { PlacedPhoto } from "./placed.ts";
import { shapePath } from "./shape-path.ts";
import type { Palette } from "./template.ts";

/** A landscape in the theme's own tones stands where a photo will be. */
export interface PlaceholderColours {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
}

/** A number of the id, so that two photos of a sheet look different and always the same. */
const numberOf = (id: string) => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

const moods = (day: PlaceholderColours): readonly PlaceholderColours[] => [
  day,
  { sky: day.far, sun: day.sky, far: mix(day.far, day.near, 0.55), near: mix(day.near, "#1a1a1a", 0.2) },
  {
    sky: mix(day.sky, day.far, 0.45),
    sun: mix(day.sun, day.sky, 0.3),
    far: mix(day.far, day.near, 0.3),
    near: day.near,
  },
];

/** The placeholder's tones from a theme's colours. */
export const placeholderColours = ({ paper, soft, accent, deep }: Palette["colours"]): PlaceholderColours => ({
  sky: mix(soft, paper, 0.3),
  sun: mix(soft, "#ffffff", 0.75),
  far: mix(soft, accent, 0.35),
  near: mix(accent, deep, 0.35),
});

export function drawPlaceholder({ id, frame, shape }: PlacedPhoto, colours: PlaceholderColours): string {
  const box: Rect = { x: units(frame.x), y: units(frame.y), width: units(frame.width), height: units(frame.height) };
  const { x, y, width, height } = box;
  const number = numberOf(id);
  // Day, evening and noon, so that many side by side can be told apart.
  const { sky, sun: light, far, near } = moods(colours)[number % 3] ?? colours;
  const share = (of: number, part: number) => Math.round(of * part);
  const sun = {
    x: x + share(width, 0.25 + (number % 6) * 0.1),
    y: y + share(height, 0.3),
    r: share(Math.min(width, height), 0.11),
  };
  const [low, high] = number % 2 === 0 ? [0.62, 0.5] : [0.5, 0.64];
  const hill = (left: number, right: number, swing: number) =>
    `M${x} ${y + share(height, left)}c${share(width, 0.3)} ${share(height, -swing)} ${share(width, 0.6)} ${share(height, swing)} ${width} ${share(height, right - left)}V${y + height}H${x}z`;
  const clip = `c-${id}`;
  return [
    `<clipPath id="${clip}"><path d="${shapePath(shape, box)}"/></clipPath><g clip-path="url(#${clip})">`,
    `<path fill="${sky}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${light}"/>`,
    `<path fill="${far}" d="${hill(low, high, 0.16)}"/>`,
    `<path fill="${near}" d="${hill(high + 0.2, low + 0.18, 0.1)}"/></g>`,
  ].join("");
}

/** A colour between two, `share` of the second. */
function mix(one: string, other: string, share: number): string {
  const parts = [one, other].map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
  const mixed = [0, 1, 2].map((at) => Math.round((parts[0]?.[at] ?? 0) * (1 - share) + (parts[1]?.[at] ?? 0) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
