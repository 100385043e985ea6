import { bow, type Curve, cubic, heading, polar, type Random, randomOf } from "./kit/curve.ts";
import { type Drawing, type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { anemone, blossom, cosmos, daisy, peony, poppy, ranunculus, ribbonBow } from "./kit/flowers.ts";
import { addLeaf, berries, berry, spray, stem } from "./kit/plants.ts";
import { ellipse, leaf, line, stroke } from "./kit/shape.ts";

const piece = pieceOf("florals");

function berryTwig(on: Drawing, curve: Curve, count: number, radius: number, paint: Paint, random: Random) {
  stem(on, curve, 0.65, "bark");
  berries(on, curve, count, radius, paint, "bark", random);
}

/** One of six heads on a stalk; ears and spikes keep their stalk in one colour. */
function meadowHead(on: Drawing, kind: number, stalk: Curve, random: Random) {
  const top = stalk(1);
  const pairs = (paint: Paint, from: number, step: number, length: number, width: number, lean: number) => {
    for (let k = 0; k < 5; k++)
      for (const side of [-1, 1])
        addLeaf(on, stalk(from + k * step), heading(stalk, 0.8) + side * lean, length * (1 - 0.1 * k), {
          paint,
          width,
        });
    stem(on, stalk, 0.75, "leaf");
  };
  if (kind === 0) poppy(on, top, 5.4, random);
  if (kind === 1) pairs("butter", 0.52, 0.11, 4.8, 1.9, 32);
  if (kind === 2) daisy(on, top, 4.8, random, { petals: 10, squash: 0.8 });
  if (kind === 3) pairs("dusk", 0.5, 0.12, 3.9, 2, 40);
  if (kind === 4) cosmos(on, top, 5, random, "rose", "berry", 0.75);
  if (kind === 5) berries(on, stalk, 7, 1, "ochre", "leaf", random);
}

export const floralArrangements: readonly Piece[] = [
  piece("meadow", "Wiesenrand", "Meadow border", ["border", "summer", "flower"], (on) => {
    const random = randomOf("meadow 7");
    const count = 20;
    for (let index = 0; index < count; index++) {
      const x = -60 + (120 * index) / (count - 1) + random.range(-1, 1);
      const kind = index % 6;
      const height = [30, 20, 25, 22, 32, 18][kind] ?? 20;
      const stalk = bow([x, 22], -90 + random.range(-8, 8), height * random.range(0.9, 1.12), random.range(-14, 14));
      const green = index % 3 ? "leaf" : "moss";
      for (const side of [-1, 1])
        addLeaf(on, [x + side * 1.5, 22], -90 + side * random.range(8, 20), height * random.range(0.3, 0.52), {
          paint: (index + side) % 2 ? "sage" : "leaf",
          width: 1.8,
          bend: side * 22,
          base: 0.4,
        });
      stem(on, stalk, 0.75, green);
      meadowHead(on, kind, stalk, random);
    }
  }),
  piece("bouquet", "Brautstrauß", "Bridal bouquet", ["wedding", "flower"], (on) => {
    const random = randomOf("bouquet 2");
    for (const x of [-5, -2, 1.5, 5])
      stem(on, cubic([x * 1.5, 47], [x, 36], [x * 0.2, 30], [0, 18]), 1, x % 2 ? "moss" : "leaf");
    const twigs: readonly [number, number][] = [
      [-168, 34],
      [-128, 33],
      [-60, 35],
      [-14, 34],
      [150, 24],
      [30, 25],
    ];
    for (const [angle, length] of twigs) {
      spray(
        on,
        bow([0, 8], angle, length, angle < -90 || angle > 90 ? 20 : -20),
        { pairs: 5, size: 9, width: 4, paint: "sage", shade: "leaf", stem: "moss", from: 0.4 },
        random,
      );
    }
    for (const [angle, length] of [
      [-96, 34],
      [-150, 33],
      [-34, 35],
    ] as const)
      berryTwig(on, bow([0, 6], angle, length, 8), 8, 1.3, "berry", random);
    ranunculus(on, [-16, 2], 10.5, random, ["butter", "apricot", "terracotta"]);
    ranunculus(on, [15.5, 6], 10, random, ["blush", "rose", "berry"]);
    anemone(on, [11, -11], 11.5, random);
    peony(on, [-5, 0], 19, -102, random);
    anemone(on, [0, 12], 10, random, "cream", "sand");
    ribbonBow(on, [0, 29], 9, "blush", "rose");
  }),
  piece("floral-corner", "Blumenecke", "Floral corner", ["corner", "wedding", "flower"], (on) => {
    const random = randomOf("floral corner 2");
    const twigs: readonly [number, number, number][] = [
      [2, 62, 10],
      [16, 46, -8],
      [88, 62, -10],
      [72, 46, 10],
      [44, 34, 0],
    ];
    for (const [angle, length, bend] of twigs) {
      spray(
        on,
        bow([0, 0], angle, length, bend),
        { pairs: 8, size: 10, width: 4, paint: "sage", shade: "leaf", stem: "moss", from: 0.25, alternate: true },
        random,
      );
    }
    for (const angle of [27, 60]) berryTwig(on, bow([0, 0], angle, 44, 8), 9, 1.2, "ochre", random);
    ranunculus(on, [26, 6], 8.5, random, ["butter", "apricot", "terracotta"]);
    anemone(on, [7, 27], 9.5, random, "blush", "apricot");
    anemone(on, [10, 8], 14, random, "rose", "berry");
    blossom(on, [38, 9], 4.4, random);
    blossom(on, [13, 40], 4.6, random);
  }),
  piece("floral-wreath", "Blumenkranz", "Floral wreath", ["wreath", "wedding", "flower"], (on) => {
    const random = randomOf("floral wreath");
    for (const [start, turn] of [
      [78, 150],
      [102, -150],
      [-100, 118],
      [-80, -118],
    ] as const) {
      const from = polar([0, 0], start, 32);
      const length = (Math.abs(turn) * Math.PI * 32) / 180;
      spray(
        on,
        bow(from, start + (turn > 0 ? 90 : -90), length, turn),
        { pairs: 13, size: 7.6, width: 3, paint: "sage", shade: "leaf", stem: "moss", from: 0.06, angle: 40 },
        random,
      );
    }
    for (const angle of [8, 172, -48, -132]) {
      for (const [d, r] of [
        [-5, 33.5],
        [0, 36],
        [5, 32.5],
      ] as const)
        berry(on, polar([0, 0], angle + d, r), 1.4, "berry");
    }
    blossom(on, polar([0, 0], 42, 33), 5, random);
    blossom(on, polar([0, 0], 139, 33), 5.2, random);
    ranunculus(on, polar([0, 0], 66, 33), 7.2, random);
    daisy(on, polar([0, 0], 115, 33.4), 6.6, random);
    anemone(on, polar([0, 0], 91, 33), 10, random, "rose", "berry");
    blossom(on, polar([0, 0], -90, 32), 5.6, random);
  }),
  piece("cornflower", "Kornblume", "Cornflower", ["flower", "summer"], (on) => {
    const random = randomOf("cornflower 2");
    const stalk = cubic([3, 50], [-4, 34], [3, 18], [0, 2]);
    stem(on, stalk, 1, "leaf");
    for (const [t, side, length] of [
      [0.18, -1, 20],
      [0.34, 1, 18],
      [0.55, -1, 13],
    ] as const) {
      addLeaf(on, stalk(t), -90 + side * 30, length, { paint: "sage", width: 2.6, bend: side * 22, base: 0.6 });
    }
    for (let index = 0; index < 9; index++) {
      const angle = -180 + index * 22.5 + random.range(-3, 3);
      const tube = bow([0, -6], angle, 9, (angle + 90) * 0.14);
      on.add(stroke(tube, 1.4, [0.5, 1]), "night");
      const tip = tube(0.86);
      for (const lean of [-34, 0, 34])
        addLeaf(on, tip, heading(tube, 1) + lean, 6.6, {
          paint: lean ? "dusk" : "night",
          width: 2.8,
          base: 0.8,
          tip: 0.6,
        });
    }
    for (let index = 0; index < 8; index++) {
      on.add(stroke(bow([0, -5], -160 + index * 20, random.range(5, 8), 0), 0.8, [0.6, 1]), "plum", "cut");
    }
    on.add(leaf(bow([0, 6], -90, 13), 9.5, 0.35, 0.5), "moss");
    for (const [x, y] of [
      [0, -2.4],
      [-2, 0],
      [2, 0],
      [0, 2],
    ] as const)
      on.add(ellipse([x, y], 0.75, 1), "sage", "cut");
    on.add(line(bow([0, 5], 90, 1.5), 1.6), "moss", "flat");
  }),
];
