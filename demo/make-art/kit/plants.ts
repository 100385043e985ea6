/** Parts of plants, drawn the way a printmaker cuts them: whole shapes, a rib, two tones. */
import { bow, type Curve, heading, type Pt, polar, type Random } from "./curve.ts";
import type { Drawing, Foil, Paint } from "./drawing.ts";
import { blob, ellipse, halfLeaf, leaf, line, petal, ribbon, type Shape, stroke } from "./shape.ts";

export interface LeafLook {
  readonly paint: Paint;
  /** The tone of its other half; without it the leaf is even. */
  readonly shade?: Paint;
  readonly rib?: Paint;
  readonly width?: number;
  readonly bend?: number;
  readonly base?: number;
  readonly tip?: number;
}

/** A leaf from its base; `rib` is drawn over it and cut out of the foil. */
export function addLeaf(on: Drawing, from: Pt, angle: number, length: number, look: LeafLook): void {
  const { paint, shade, rib, width = length * 0.4, bend = 0, base = 0.75, tip = 1 } = look;
  const along = bow(from, angle, length, bend);
  on.add(leaf(along, width, base, tip), paint);
  if (shade) on.add(halfLeaf(along, width, 1, base, tip), shade, "none");
  if (rib)
    on.add(
      ribbon(
        (t) => along(t * 0.78),
        (t) => (0.42 - 0.12 * t) * Math.min(1, length / 9),
        16,
      ),
      rib,
      "cut",
    );
}

export const stem = (on: Drawing, curve: Curve, width: number, paint: Paint) =>
  on.add(stroke(curve, width, [1, 0.65]), paint, "flat");

export interface Spray extends LeafLook {
  readonly pairs: number;
  /** Length of the longest leaf. */
  readonly size: number;
  readonly stem: Paint;
  readonly stemWidth?: number;
  /** Angle between leaf and stem. */
  readonly angle?: number;
  readonly alternate?: boolean;
  readonly from?: number;
  /** Share of the longest leaf at the base and at the tip. */
  readonly taper?: readonly [number, number];
}
/** A twig with leaves on both sides and one at its tip. */
export function spray(on: Drawing, curve: Curve, look: Spray, random: Random): void {
  const { pairs, size, angle = 48, alternate = false, from = 0.16, taper = [0.75, 0.5], stemWidth = 0.7 } = look;
  stem(on, curve, stemWidth, look.stem);
  const grow = (t: number) => {
    const swell = Math.sin(Math.PI * (0.18 + 0.72 * t)) ** 0.8;
    return size * Math.max(swell, t < 0.5 ? taper[0] : taper[1]) * random.range(0.93, 1.05);
  };
  for (let pair = 0; pair < pairs; pair++) {
    for (const side of [-1, 1] as const) {
      const shift = alternate && side === 1 ? 0.5 : 0;
      const t = from + ((pair + shift) / pairs) * (0.97 - from);
      const length = grow(t);
      const direction = heading(curve, t) + side * (angle + random.range(-5, 5)) * (1.1 - 0.4 * t);
      addLeaf(on, curve(t), direction, length, {
        ...look,
        width: (look.width ?? size * 0.4) * (length / size),
        bend: (look.bend ?? -18) * side * random.range(0.6, 1.2),
      });
    }
  }
  const last = size * taper[1] * 1.1;
  addLeaf(on, curve(0.97), heading(curve, 0.97), last, {
    ...look,
    width: (look.width ?? size * 0.4) * (last / size),
    bend: 6 * random.sign(),
  });
  on.add(stroke(curve, stemWidth, [1, 0.65]), null, "flat"); // in one colour the stem runs through between the leaves
}

export const berry = (on: Drawing, at: Pt, radius: number, paint: Paint, light: Paint | null = "blush") => {
  on.add(ellipse(at, radius), paint);
  if (light && radius > 0.8) {
    on.add(ellipse([at[0] - radius * 0.3, at[1] - radius * 0.34], radius * 0.24, radius * 0.16, -35), light, "none");
  }
};

/** Berries on short stalks beside a twig. */
export function berries(
  on: Drawing,
  curve: Curve,
  count: number,
  radius: number,
  paint: Paint,
  twig: Paint,
  random: Random,
) {
  for (let index = 0; index < count; index++) {
    const t = 0.15 + (0.85 * index) / (count - 1);
    const side = index % 2 ? 1 : -1;
    const out = index === count - 1 ? 0 : side * random.range(38, 62);
    const stalk = bow(curve(t), heading(curve, t) + out, radius * random.range(2.4, 3.4), -side * 25);
    on.add(line(stalk, 0.5), twig, "flat");
    berry(on, stalk(1), radius * random.range(0.88, 1.08), paint);
    on.add(line(stalk, 0.5), null, "flat"); // in one colour berries hang on their stalks
  }
}

/** Fine filaments with anthers around a heart, for flowers seen from the front. */
export function stamens(
  on: Drawing,
  at: Pt,
  from: number,
  to: number,
  count: number,
  paint: Paint,
  random: Random,
  cut = true,
) {
  for (let index = 0; index < count; index++) {
    const angle = (index * 360) / count + random.range(-6, 6);
    const reach = to * random.range(0.86, 1.1);
    on.add(line(bow(polar(at, angle, from), angle, reach - from, random.range(-16, 16)), 0.26), paint, "none");
    on.add(blob(polar(at, angle, reach), 0.5, 0.42, random), paint, cut ? "flat" : "none");
  }
}

export interface Bloom {
  readonly petals: number;
  readonly radius: number;
  readonly paint: Paint;
  readonly shade: Paint;
  readonly open: number;
  readonly round?: number;
  readonly notch?: number;
  readonly ruffle?: number;
  readonly turn?: number;
  readonly veins?: number;
  /** Draws its petals to be seen from the side: heights are multiplied by this. */
  readonly squash?: number;
  /** Its petals in one colour; without it large flowers are outlines and small ones filled. */
  readonly foil?: Foil;
}
/** A ring of petals from the front, each a little different, with veins from the heart. */
export function bloom(on: Drawing, at: Pt, look: Bloom, random: Random): void {
  const { petals, radius, open, round = 0.42, notch = 0, ruffle = 0.02, turn = 0, veins = 0, squash = 1 } = look;
  const foil = look.foil ?? (radius > 5.5 ? "line" : "solid");
  const flat = (point: Pt): Pt => [point[0], at[1] + (point[1] - at[1]) * squash];
  for (let index = 0; index < petals; index++) {
    const angle = turn + (index * 360) / petals + random.range(-5, 5);
    const length = radius * random.range(0.92, 1.04);
    const form = { open: open * random.range(0.94, 1.06), round, notch, ruffle, ruffles: 4, phase: random.range(0, 6) };
    const shape = petal(at, angle, length, { ...form, twist: random.range(-5, 5) });
    on.add(
      shape.map((outline) => outline.map((run) => run.map(flat))),
      look.paint,
      foil,
    );
    for (let vein = 0; vein < veins; vein++) {
      const lean = ((vein + 0.5) / veins - 0.5) * open * 0.62;
      const along = bow(
        polar(at, angle + lean * 0.8, radius * 0.3),
        angle + lean,
        length * random.range(0.3, 0.45),
        lean * 0.3,
      );
      on.add(
        ribbon(
          (t) => flat(along(t)),
          (t) => 0.3 * (1 - t) + 0.02,
          12,
        ),
        look.shade,
        radius > 9 ? "flat" : "none",
      );
    }
  }
}

/** Needles on both sides of a twig; in one colour twig and needles are one shape that keeps a gap to what lies behind. */
export const needles = (on: Drawing, curve: Curve, count: number, size: number, paints: readonly [Paint, Paint]) => {
  const all: Shape[] = [stroke(curve, 1, [1, 0.65])];
  for (let index = 0; index < count; index++) {
    const t = 0.06 + (0.94 * index) / count;
    for (const side of [-1, 1] as const) {
      const axis = bow(curve(t), heading(curve, t) + side * 46, size * (1.05 - 0.45 * t), -side * 16);
      const needle = stroke(axis, 0.8, [1, 0.55], 10);
      on.add(needle, index % 2 ? paints[0] : paints[1], "none");
      all.push(needle);
    }
  }
  on.add(all.flat(), null, "solid");
};
