import { bow, cubic, heading, type Pt, polar, type Random, randomOf, through } from "./kit/curve.ts";
import { type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { blob, ellipse, leaf, line, petal, placed, polygon, ribbon, type Shape, stroke } from "./kit/shape.ts";
import { heart, starShape } from "./kit/signs.ts";

const piece = pieceOf("confetti");
const apart = pieceOf("confetti", true);

interface Spot {
  readonly at: Pt;
  readonly size: number;
}
/**
 * Throws `count` spots so that none touches another or one of `others`; `keep` says how likely a place is (0 to 1).
 *
 * @returns the new spots
 */
function scatter(
  random: Random,
  count: number,
  box: Pt,
  sizes: Pt,
  keep: (at: Pt) => number,
  air = 1.5,
  others: readonly Spot[] = [],
): Spot[] {
  const spots: Spot[] = [];
  for (let trial = 0; trial < count * 60 && spots.length < count; trial++) {
    const at: Pt = [random.range(0, box[0]), random.range(0, box[1])];
    const size = sizes[0] + (sizes[1] - sizes[0]) * random() ** 1.6;
    if (random() > keep(at)) continue;
    const free = (spot: Spot) => Math.hypot(spot.at[0] - at[0], spot.at[1] - at[1]) > spot.size + size + air;
    if (spots.every(free) && others.every(free)) spots.push({ at, size });
  }
  return spots;
}
/** A moon: a disc, and as far as `open` degrees from where it looks (`turn`) its edge is bitten inwards. */
function crescent(at: Pt, radius: number, turn: number, open = 74): Shape {
  const horns = [polar(at, turn + open, radius), polar(at, turn - open, radius)] as const;
  const outer = Array.from({ length: 41 }, (_, k) => polar(at, turn + open + (k * (360 - 2 * open)) / 40, radius));
  const middle = polar(at, turn, radius * 0.34);
  const reach = Math.hypot(horns[0][0] - middle[0], horns[0][1] - middle[1]);
  const angleTo = (to: Pt) => (Math.atan2(to[1] - middle[1], to[0] - middle[0]) * 180) / Math.PI;
  const [from, to] = [angleTo(horns[1]), angleTo(horns[0])];
  const sweep = ((to - from - 360) % 360) - 0;
  const inner = Array.from({ length: 41 }, (_, k) => polar(middle, from + (k * sweep) / 40, reach));
  return [[outer, inner]];
}
const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const falling = (height: number) => (at: Pt) => (1 - at[1] / height) ** 1.5;

export const confetti: readonly Piece[] = [
  apart("dots-falling", "Fallende Punkte", "Falling dots", ["party", "birthday", "border"], (on) => {
    const random = randomOf("dots falling");
    const tones: readonly Paint[] = ["terracotta", "blush", "ochre", "sage", "dusk"];
    for (const { at, size } of scatter(random, 105, [120, 46], [0.7, 2.6], falling(46), 0.9))
      on.add(blob(at, size, size, random, 0.02), pick(tones, random));
  }),
  apart("paper-strips", "Papierschnipsel", "Paper strips", ["party", "new year", "birthday"], (on) => {
    const random = randomOf("paper strips 2");
    const tones: readonly Paint[] = ["ochre", "clay", "dusk", "blush", "leaf"];
    for (const { at, size } of scatter(random, 58, [74, 74], [2, 3.4], () => 1, 0.6)) {
      const turn = random.range(0, 180);
      if (random() < 0.3)
        on.add(stroke(bow(polar(at, turn, -size), turn - 40, size * 2.4, 80), 0.85, [0.6, 0.6]), pick(tones, random));
      else {
        const [a, b] = [size, size * 0.42];
        on.add(
          placed(polygon([-a, -b], [a, -b * 0.7], [a * 0.9, b], [-a * 1.05, b * 0.8]), { at, turn }),
          pick(tones, random),
        );
      }
    }
  }),
  apart("hearts-scatter", "Streuherzen", "Scattered hearts", ["love", "wedding", "valentine"], (on) => {
    const random = randomOf("hearts scatter");
    const tones: readonly Paint[] = ["clay", "rose", "blush", "berry"];
    const round = (at: Pt) =>
      Math.hypot(at[0] - 35, at[1] - 35) < 35 ? 1 - (Math.hypot(at[0] - 35, at[1] - 35) / 35) ** 4 : 0;
    for (const { at, size } of scatter(random, 46, [70, 70], [1.7, 4.6], round, 0.9))
      on.add(heart(at, size * 0.95, random.range(-28, 28)), pick(tones, random));
  }),
  apart("starry-sky", "Sternenhimmel", "Starry sky", ["christmas", "new year", "birth"], (on) => {
    const random = randomOf("starry sky 4");
    // The Plough, handle first, below it what falls ever thinner.
    const plough: readonly [number, number, number][] = [
      [9, 19, 2.2],
      [22, 13, 1.8],
      [33, 17, 1.8],
      [45, 20, 2.2],
      [47, 31, 1.9],
      [65, 34, 2],
      [70, 22, 2.4],
    ];
    const ways = [...plough.map((_, index) => [index, index + 1]).slice(0, -1), [3, 6]] as [number, number][];
    const taken: Spot[] = plough.map(([x, y, size]) => ({ at: [x, y], size }));
    for (const { at, size } of taken) on.add(starShape(at, size, 4, 0.36, 0, -0.08), "gold");
    for (const [from, to] of ways) {
      const [a, b] = [taken[from] as Spot, taken[to] as Spot];
      const length = Math.hypot(b.at[0] - a.at[0], b.at[1] - a.at[1]);
      const angle = (Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]) * 180) / Math.PI;
      const start = a.size + 1.1;
      on.add(line(bow(polar(a.at, angle, start), angle, length - start - b.size - 1.1), 0.5, 2), "dusk");
      for (let way = start; way < length - b.size; way += 1.5) taken.push({ at: polar(a.at, angle, way), size: 0.5 });
    }
    const moon: Pt = [84, 10];
    on.add(crescent(moon, 8, 205), "ochre");
    taken.push({ at: moon, size: 8.4 });
    const high = (at: Pt) => 0.25 + 0.75 * (1 - at[1] / 66);
    for (const { at, size } of scatter(random, 10, [94, 60], [2, 3.1], high, 3.4, taken)) {
      on.add(starShape(at, size, 5, 0.46, random.range(0, 72)), random() < 0.6 ? "night" : "ochre");
      taken.push({ at, size });
    }
    for (const { at, size } of scatter(random, 17, [94, 62], [1.2, 1.9], high, 1.8, taken)) {
      on.add(starShape(at, size, 4, 0.4, 0, -0.06), random() < 0.7 ? "gold" : "dusk");
      taken.push({ at, size });
    }
    for (const { at } of scatter(random, 28, [96, 66], [0.5, 0.6], high, 1.8, taken)) on.add(ellipse(at, 0.55), "gold");
  }),
  apart("petal-rain", "Blütenregen", "Petal rain", ["wedding", "spring", "love"], (on) => {
    const random = randomOf("petal rain 5");
    const tones: readonly Paint[] = ["rose", "blush", "apricot", "blush"];
    // They come from the upper left, ever fewer and smaller, and turn as they fall.
    const drift = (at: Pt) => Math.max(0, 1 - at[1] / 74) ** 1.1;
    const taken: Spot[] = [];
    for (const [count, least, most] of [
      [14, 3.6, 4.6],
      [22, 2.4, 3.4],
      [20, 1.5, 2.1],
    ] as const)
      taken.push(...scatter(random, count, [92, 68], [least, most], drift, 1, taken));
    for (const { at, size } of taken) {
      const turn = 52 + random.range(-58, 58);
      const foot = polar(at, turn, -size);
      const open = random.range(50, 78);
      on.add(
        petal(foot, turn, size * 2, {
          open,
          round: 0.4,
          notch: random() < 0.5 ? 0.14 : 0,
          twist: random.range(-26, 26),
        }),
        pick(tones, random),
      );
      if (size > 2.3)
        for (const lean of [-11, 2, 13])
          on.add(
            ribbon(
              (t) => bow(foot, turn + lean, size * (lean === 2 ? 1.35 : 1.05), lean * 0.6)(0.18 + t * 0.82),
              (u) => 0.2 * (1 - u) + 0.02,
              8,
            ),
            "terracotta",
            "none",
          );
    }
  }),
  apart("terrazzo", "Terrazzo", "Terrazzo", ["pattern", "modern"], (on) => {
    const random = randomOf("terrazzo 4");
    const tones: readonly Paint[] = ["terracotta", "sage", "ink", "ochre", "mist", "blush"];
    for (const { at, size } of scatter(random, 120, [70, 70], [0.8, 5.2], () => 1, 0.7)) {
      const corners = Math.round(random.range(4, 6.4));
      const start = random.range(0, 360);
      const points = Array.from({ length: corners }, (_, index) =>
        polar(at, start + (index * 360) / corners + random.range(-14, 14), size * random.range(0.72, 1.08)),
      );
      on.add(polygon(...points), pick(tones, random));
    }
  }),
  piece("streamers", "Luftschlangen", "Streamers", ["party", "carnival", "birthday"], (on) => {
    const random = randomOf("streamers 2");
    const tones: readonly Paint[] = ["clay", "ochre", "dusk", "rose", "leaf", "butter", "terracotta"];
    tones.forEach((paint, index) => {
      const x = 7 + index * 12.5;
      const length = [50, 34, 62, 42, 56, 30, 47][index] ?? 40;
      const swing = random.range(3, 4.2);
      const curve = (t: number): Pt => [
        x + Math.sin(t * length * 0.2 + index) * swing * (0.35 + t),
        t * length + Math.cos(t * length * 0.2 + index) * 1.6,
      ];
      on.add(
        ribbon(curve, (t) => 0.55 + 0.75 * Math.abs(Math.cos(t * length * 0.2 + index)), 90),
        paint,
        "flat",
      );
    });
    for (const { at, size } of scatter(
      random,
      26,
      [88, 60],
      [0.7, 1.2],
      (p) => (Math.abs(((p[0] - 7) % 12.5) - 6.2) < 1.6 ? 1 : 0),
      2,
    ))
      on.add(ellipse(at, size), pick(tones, random));
  }),
  apart("gold-flakes", "Goldflocken", "Gold flakes", ["new year", "anniversary", "border"], (on) => {
    const random = randomOf("gold flakes 5");
    const taken: Spot[] = [];
    // Torn leaf gathers at the lower edge, dust rises from it.
    for (const [count, least, most, gathered] of [
      [20, 2.8, 4.2, 3.4],
      [40, 1.5, 2.4, 2.8],
      [150, 0.55, 0.95, 1.7],
    ] as const)
      taken.push(...scatter(random, count, [120, 38], [least, most], (at) => (at[1] / 38) ** gathered, 0.62, taken));
    for (const { at, size } of taken) {
      const [corners, start, slim] = [size > 2.5 ? 7 : 5, random.range(0, 360), random.range(0.42, 0.85)];
      const torn = Array.from({ length: corners }, (_, k) =>
        polar([0, 0], (k * 360) / corners + random.range(-14, 14), size * random.range(0.6, 1)),
      ).map(([x, y]): Pt => [x, y * slim]);
      const tone = random();
      on.add(
        size > 1.2 ? placed(polygon(...torn), { at, turn: start }) : blob(at, size * 0.9, size * 0.75, random, 0.12),
        tone < 0.5 ? "gold" : tone < 0.8 ? "ochre" : "butter",
      );
    }
  }),
  apart("sprinkles", "Zuckerstreusel", "Sprinkles", ["birthday", "baby", "party"], (on) => {
    const random = randomOf("sprinkles 2");
    const tones: readonly Paint[] = ["rose", "butter", "mist", "sage", "terracotta", "dusk"];
    const frame = (at: Pt) => (Math.hypot((at[0] - 50) / 34, (at[1] - 36) / 22) > 1 ? 1 : 0);
    for (const { at } of scatter(random, 92, [100, 72], [1.9, 2.3], frame, 0.5)) {
      const turn = random.range(0, 180);
      on.add(line(bow(polar(at, turn, -1.5), turn, 3, random.range(-26, 26)), 1.35, 10), pick(tones, random));
    }
  }),
  piece("party-popper", "Konfettikanone", "Party popper", ["party", "new year", "birthday"], (on) => {
    const random = randomOf("party popper 3");
    const tones: readonly Paint[] = ["clay", "ochre", "dusk", "rose", "sage"];
    const mouth: Pt = [18, 50];
    for (let index = 0; index < 5; index++) {
      const angle = -86 + index * 22;
      const length = 34 + (index % 2) * 9;
      const axis = bow(mouth, angle, length, (index - 2) * 9);
      const curl = (t: number): Pt =>
        polar(axis(0.16 + 0.84 * t), heading(axis, t) + 90, Math.sin(t * 15 + index) * 2.3 * t);
      on.add(
        ribbon(curl, (t) => 0.42 + 0.3 * t, 60),
        pick(tones, random),
        "flat",
      );
    }
    const cone = (at: Pt) => {
      const [dx, dy] = [at[0] - mouth[0], at[1] - mouth[1]];
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
      return angle < 4 && angle > -96 && Math.hypot(dx, dy) > 14 && Math.hypot(dx, dy) < 54 ? 1 : 0;
    };
    for (const { at, size } of scatter(random, 40, [74, 56], [1, 2], cone, 2.2)) {
      const kind = random();
      if (kind < 0.35) on.add(ellipse(at, size * 0.75), pick(tones, random));
      else if (kind < 0.6) on.add(starShape(at, size * 1.2, 5, 0.46, random.range(0, 72)), pick(tones, random));
      else
        on.add(
          placed(polygon([-size, -size * 0.5], [size, -size * 0.5], [size, size * 0.5], [-size, size * 0.5]), {
            at,
            turn: random.range(0, 180),
          }),
          pick(tones, random),
        );
    }
    on.add(polygon([2, 66], [11.4, 43.4], [24.6, 56.6]), "terracotta");
    for (const t of [0.3, 0.58, 0.84]) {
      const [a, b]: readonly [Pt, Pt] = [
        [2 + 9.4 * t, 66 - 22.6 * t],
        [2 + 22.6 * t, 66 - 9.4 * t],
      ];
      on.add(
        ribbon(
          (u) => [a[0] + (b[0] - a[0]) * (0.06 + u * 0.88), a[1] + (b[1] - a[1]) * (0.06 + u * 0.88)],
          () => 0.75,
          6,
        ),
        "butter",
        "cut",
      );
    }
    on.add(placed(ellipse([0, 0], 9.6, 2.6), { at: mouth, turn: 45 }), "clay");
  }),
  piece("leaf-scatter", "Streublätter", "Scattered leaves", ["autumn", "pattern", "wedding"], (on) => {
    const random = randomOf("leaf scatter");
    const tones: readonly Paint[] = ["sage", "leaf", "moss", "ochre"];
    for (const { at, size } of scatter(random, 34, [80, 62], [3.6, 5.4], () => 1, 0.5)) {
      const turn = random.range(0, 360);
      const rib = bow(polar(at, turn, -size), turn, size * 2, random.range(-24, 24));
      on.add(leaf(rib, size * random.range(0.72, 0.9), 0.7, 0.9), pick(tones, random));
      on.add(
        ribbon(
          (t) => rib(0.06 + t * 0.66),
          (t) => 0.24 - 0.1 * t,
          8,
        ),
        "cream",
        "cut",
      );
    }
  }),
  piece("fireworks", "Feuerwerk", "Fireworks", ["new year", "party"], (on) => {
    const bursts: readonly [Pt, number, Paint, Paint][] = [
      [[24, 24], 20, "clay", "ochre"],
      [[58, 17], 14, "dusk", "mist"],
      [[53, 48], 16, "ochre", "rose"],
    ];
    for (const [at, radius, paint, other] of bursts) {
      const rays = Math.round(radius * 1.1);
      for (let index = 0; index < rays; index++) {
        const angle = (index * 360) / rays;
        const long = index % 2 === 0;
        on.add(
          ribbon(
            bow(polar(at, angle, radius * 0.22), angle, radius * (long ? 0.56 : 0.36), 6),
            (t) => 0.3 + 0.55 * t,
            14,
          ),
          long ? paint : other,
          "flat",
        );
        on.add(ellipse(polar(at, angle, radius * (long ? 0.95 : 0.74)), long ? 1 : 0.75), long ? other : paint);
      }
    }
    for (const [at, paint] of [
      [[24, 62], "clay"],
      [[40, 6], "ochre"],
      [[6, 50], "dusk"],
      [[72, 34], "rose"],
    ] as const)
      on.add(starShape(at as Pt, 2.6, 4, 0.32, 0), paint);
    on.add(stroke(cubic([34, 74], [32, 62], [28, 56], [26, 49]), 0.8, [0.6, 0.9]), "sand");
    on.add(
      stroke(
        through([
          [58, 72],
          [57, 69],
          [55.6, 67],
        ]),
        0.8,
        [0.6, 0.9],
      ),
      "sand",
    );
  }),
];
