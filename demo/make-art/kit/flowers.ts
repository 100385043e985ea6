/** Whole flowers, to stand alone or in bouquets and wreaths. */
import { bow, type Pt, polar, type Random } from "./curve.ts";
import type { Drawing, Foil, Paint } from "./drawing.ts";
import { addLeaf, bloom, stamens } from "./plants.ts";
import { blob, ellipse, petal, placed, ribbon, type Shape, stroke } from "./shape.ts";

export function anemone(
  on: Drawing,
  at: Pt,
  radius: number,
  random: Random,
  paint: Paint = "blush",
  shade: Paint = "apricot",
) {
  const back = { petals: 5, radius, open: 84, round: 0.36, veins: 0, turn: random.range(0, 70) };
  bloom(on, at, { ...back, paint: shade, shade }, random);
  bloom(
    on,
    at,
    { ...back, radius: radius * 0.88, turn: back.turn + 36, paint, shade, veins: radius > 9 ? 5 : 0 },
    random,
  );
  on.add(ellipse(at, radius * 0.36), paint, "cut");
  stamens(on, at, radius * 0.14, radius * 0.33, radius > 9 ? Math.round(radius * 0.95) : 9, "night", random);
  on.add(blob(at, radius * 0.17, radius * 0.17, random, 0.03), "night", "solid");
}

/** Many-leaved rosette: rings of cupped petals that get smaller and darker inwards. */
export function ranunculus(
  on: Drawing,
  at: Pt,
  radius: number,
  random: Random,
  tones: readonly Paint[] = ["blush", "apricot", "terracotta"],
) {
  const rings = radius > 12 ? [1, 0.82, 0.64, 0.46] : [1, 0.74, 0.48];
  rings.forEach((share, ring) => {
    const count = Math.max(3, Math.round(6 * share + 1));
    for (let index = 0; index < count; index++) {
      const angle = (index * 360) / count + ring * 41 + random.range(-6, 6);
      const r = radius * share;
      const tone =
        tones[Math.min(tones.length - 1, Math.floor((ring * tones.length) / rings.length + (index % 2) * 0.5))];
      const form = { open: 96, round: 0.3, ruffle: 0.02, twist: 6, phase: index };
      on.add(
        petal(polar(at, angle, r * 0.16), angle, r * 0.84 + 0.35, form),
        tones[tones.length - 1] ?? "blush",
        "none",
      );
      on.add(petal(polar(at, angle, r * 0.16), angle, r * 0.84, form), tone ?? "blush", "line");
    }
  });
  on.add(ellipse(at, radius * 0.2), tones[tones.length - 1] ?? "terracotta");
  on.add(spiral(at, radius * 0.03, radius * 0.14, 1.6, Math.max(0.5, radius * 0.035)), tones[0] ?? "blush", "cut");
}

export function spiral(at: Pt, from: number, to: number, turns: number, width: number): Shape {
  return stroke((t) => polar(at, t * turns * 360 - 60, from + (to - from) * t), width, [0.8, 0.5], 60);
}

/** A peony from the side, opening upwards from its base. */
export function peony(
  on: Drawing,
  at: Pt,
  size: number,
  turn: number,
  random: Random,
  tones: readonly [Paint, Paint, Paint] = ["berry", "rose", "blush"],
) {
  const row = (angles: readonly number[], length: number, open: number, paint: Paint, round = 0.34) => {
    for (const angle of angles) {
      const form = { open, round, ruffles: 3, ruffle: 0.03, phase: random.range(0, 6), twist: angle * 0.14 };
      on.add(
        petal(at, turn + angle + random.range(-3, 3), size * length * random.range(0.96, 1.03), form),
        paint,
        size > 22 ? "line" : "solid",
      );
    }
  };
  row([-78, 78], 0.72, 58, tones[1]);
  row([-46, 46, -15, 15], 0.98, 48, tones[0]);
  row([-30, 30, 0], 0.9, 50, tones[1]);
  row([-62, 62], 0.78, 62, tones[2]);
  row([-22, 22], 0.72, 54, tones[0]);
  row([-38, 38], 0.62, 64, tones[2]);
  row([0], 0.56, 92, tones[1]);
  row([4], 0.42, 84, tones[2]);
  for (const angle of [-58, -34, -6, 12, 36, 60]) {
    const rib = bow(polar(at, turn + angle * 0.5, size * 0.12), turn + angle * 0.8, size * 0.2, angle * 0.2);
    on.add(
      ribbon(rib, (t) => 0.32 * (1 - t) + 0.02, 12),
      tones[1],
      size > 22 ? "flat" : "none",
    );
  }
}

export interface DaisyLook {
  readonly paint?: Paint;
  readonly shade?: Paint;
  readonly heart?: Paint;
  readonly petals?: number;
  readonly squash?: number;
}
export function daisy(on: Drawing, at: Pt, radius: number, random: Random, look: DaisyLook = {}) {
  const { paint = "butter", shade = "ochre", heart = "ochre", petals = 13, squash = 1 } = look;
  bloom(
    on,
    at,
    { petals, radius, open: 330 / petals, round: 0.24, paint, shade, ruffle: 0, squash, turn: random.range(0, 30) },
    random,
  );
  on.add(blob(at, radius * 0.28, radius * 0.28 * squash, random, 0.03), heart);
}

export function cosmos(
  on: Drawing,
  at: Pt,
  radius: number,
  random: Random,
  paint: Paint = "rose",
  shade: Paint = "berry",
  squash = 1,
) {
  bloom(
    on,
    at,
    {
      petals: 8,
      radius,
      open: 47,
      round: 0.3,
      notch: 0.08,
      ruffle: 0.03,
      paint,
      shade,
      veins: radius > 6 ? 2 : 0,
      squash,
    },
    random,
  );
  on.add(blob(at, radius * 0.2, radius * 0.2 * squash, random, 0.05), "ochre");
}

export function blossom(
  on: Drawing,
  at: Pt,
  radius: number,
  random: Random,
  paint: Paint = "blush",
  heart: Paint = "berry",
  foil?: Foil,
) {
  const form = { petals: 5, radius, open: 74, round: 0.38, notch: 0.12, turn: random.range(0, 72) };
  bloom(on, at, { ...form, paint, shade: heart, ...(foil ? { foil } : {}) }, random);
  stamens(on, at, 0.2, radius * 0.42, 7, heart, random);
  on.add(ellipse(at, radius * 0.13), heart, radius > 4 ? "cut" : "none");
}

/** A poppy a little from above: four crumpled petals around a dark heart. */
export function poppy(
  on: Drawing,
  at: Pt,
  radius: number,
  random: Random,
  paint: Paint = "clay",
  shade: Paint = "terracotta",
) {
  const part = (angle: number, length: number, open: number, tone: Paint) =>
    on.add(
      petal(at, angle, radius * length, { open, round: 0.26, ruffles: 6, ruffle: 0.035, phase: random.range(0, 6) }),
      tone,
      radius > 9 ? "line" : "solid",
    );
  part(-92, 1, 148, shade);
  part(172, 0.92, 120, paint);
  part(8, 0.94, 120, paint);
  part(88, 0.84, 142, shade);
  for (let index = 0; index < 10; index++) {
    const angle = index * 36 + random.range(-8, 8);
    on.add(
      petal(polar(at, angle, radius * 0.16), angle, radius * random.range(0.16, 0.26), { open: 26, round: 0.8 }),
      "ink",
      "none",
    );
  }
  stamens(on, at, radius * 0.12, radius * 0.34, radius > 9 ? 14 : 8, "ink", random, radius > 9);
  on.add(ellipse(at, radius * 0.15), "moss");
  for (let index = 0; index < 3; index++) {
    const rod = bow(polar(at, index * 60, -radius * 0.1), index * 60, radius * 0.2);
    on.add(
      ribbon(rod, () => 0.14, 4),
      "sage",
      "none",
    );
  }
}

/** A closed tulip, base at `at`. */
export function tulip(
  on: Drawing,
  at: Pt,
  size: number,
  turn: number,
  tones: readonly [Paint, Paint] = ["terracotta", "apricot"],
) {
  const form = { open: 50, round: 0.62 };
  const part = (angle: number, length: number, width: number, paint: Paint, lean = 0) =>
    on.add(petal(at, turn + angle, size * length, { ...form, open: width, twist: lean }), paint);
  part(-19, 0.97, 46, tones[0], 6);
  part(19, 0.97, 46, tones[0], -6);
  part(-27, 0.92, 54, tones[1], 14);
  part(27, 0.92, 54, tones[1], -14);
  part(0, 0.98, 62, tones[0]);
  on.add(
    ribbon(
      (t) => bow(at, turn, size * 0.85)(0.12 + t * 0.6),
      (t) => 0.3 * (1 - t) + 0.02,
      12,
    ),
    tones[1],
    "cut",
  );
}

/** Flat four-leaved florets in a dome. */
export function hydrangea(
  on: Drawing,
  at: Pt,
  radius: number,
  random: Random,
  tones: readonly Paint[] = ["night", "dusk", "mist"],
) {
  const spots: Pt[] = [];
  for (let index = 0; index < 34; index++) {
    const r = radius * 0.9 * Math.sqrt((index + 0.5) / 34);
    spots.push(polar([at[0], at[1]], index * 137.5, r));
  }
  [...spots].reverse().forEach(([x, y], index) => {
    const spot: Pt = [x, at[1] + (y - at[1]) * 0.86];
    const tone = tones[Math.floor(random.range(0, tones.length))] ?? "dusk";
    const size = radius * (index < 16 ? 0.22 : 0.26);
    bloom(
      on,
      spot,
      { petals: 4, radius: size, open: 84, round: 0.34, paint: tone, shade: tone, turn: random.range(0, 90) },
      random,
    );
    on.add(ellipse(spot, size * 0.15), "cream", "cut");
  });
}

export function bud(on: Drawing, at: Pt, angle: number, size: number, paint: Paint, green: Paint) {
  on.add(petal(at, angle, size, { open: 60, round: 0.6 }), paint);
  for (const side of [-1, 1]) {
    addLeaf(on, at, angle + side * 14, size * 0.62, { paint: green, width: size * 0.26, bend: side * 26, base: 0.5 });
  }
}

/** A ribbon bow with two tails, its knot at `at`. */
export function ribbonBow(on: Drawing, at: Pt, size: number, paint: Paint, shade: Paint, turn = 0) {
  const put = (shape: Shape, flip: boolean) => placed(shape, { at, turn, flip });
  for (const flip of [false, true]) {
    const tail = bow([0, 0], 64, size * 1.25, -26);
    on.add(
      put(
        ribbon(tail, (t) => size * (0.05 + 0.07 * t), 20),
        flip,
      ),
      shade,
    );
  }
  for (const flip of [false, true]) {
    const loop: Pt[] = [
      [0, 0],
      [size * 0.35, -size * 0.42],
      [size * 0.85, -size * 0.46],
      [size * 0.94, -size * 0.08],
      [size * 0.5, size * 0.08],
    ];
    on.add(put([[smoothLoop(loop)]], flip), paint);
    on.add(
      put(
        ribbon(
          bow([size * 0.1, -size * 0.03], -24, size * 0.42, 14),
          (t) => size * 0.05 * Math.sin(Math.PI * t) + 0.05,
          14,
        ),
        flip,
      ),
      shade,
      "cut",
    );
  }
  on.add(placed(blob([0, 0], size * 0.15, size * 0.17, steady), { at, turn }), shade);
}
const steady: Random = Object.assign(() => 0.4, {
  range: (a: number, b: number) => a + (b - a) * 0.4,
  sign: (): 1 | -1 => 1,
});
function smoothLoop(points: readonly Pt[]): Pt[] {
  const count = points.length;
  const at = (index: number) => points[(index + count) % count] as Pt;
  const one = (i: number, u: number, axis: 0 | 1) => {
    const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
    return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
  };
  return Array.from({ length: count * 10 + 1 }, (_, k) => {
    const [i, u] = [Math.floor(k / 10) % count, (k % 10) / 10];
    return [one(i, u, 0), one(i, u, 1)];
  });
}
