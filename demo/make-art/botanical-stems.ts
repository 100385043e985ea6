import { bow, cubic, heading, type Pt, polar, randomOf, through } from "./kit/curve.ts";
import { type Drawing, type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { addLeaf, berries, berry, spray, stem } from "./kit/plants.ts";
import { blob, halfLeaf, leaf, line, petal, ribbon, type Shape, smooth, stroke } from "./kit/shape.ts";

const piece = pieceOf("botanicals");

const cutLine = (on: Drawing, curve: (t: number) => Pt, paint: Paint, width = 0.7) =>
  on.add(
    ribbon(curve, (t) => (width / 2) * (1 - 0.35 * t), 16),
    paint,
    "cut",
  );

export const botanicalStems: readonly Piece[] = [
  piece("leaf-wreath", "Blätterkranz", "Leaf wreath", ["wreath", "wedding", "christmas"], (on) => {
    const random = randomOf("leaf wreath 3");
    const tones: readonly Paint[] = ["sage", "leaf", "mist", "moss"];
    for (let index = 0; index < 56; index++) {
      const around = (index * 360) / 56;
      const side = index % 2 ? 1 : -1;
      const at = polar([0, 0], around, 29 + side * 0.6);
      const paint = tones[Math.floor(random.range(0, 4))] ?? "sage";
      const length = random.range(9, 13);
      addLeaf(on, at, around + 90 + side * random.range(26, 48), length, {
        paint,
        width: length * random.range(0.3, 0.42),
        bend: -side * 16,
        ...(index % 3 ? {} : { rib: "cream" as const }),
      });
    }
    for (let index = 0; index < 9; index++) {
      const around = index * 40 + random.range(-8, 8);
      for (const [d, r] of [
        [0, 30.5],
        [4.5, 33.2],
        [3, 27.6],
      ] as const)
        berry(on, polar([0, 0], around + d, r), 1.3, "terracotta", null);
    }
  }),
  piece("pampas", "Pampasgras", "Pampas grass", ["boho", "wedding", "autumn"], (on) => {
    const random = randomOf("pampas 2");
    for (const [lean, top, size] of [
      [-16, -26, 0.85],
      [15, -20, 0.78],
      [-1, -38, 1],
    ] as const) {
      const curve = cubic([-lean * 0.2, 44], [0, 20], [lean * 0.3, 0], [lean, top]);
      stem(on, curve, 0.8, "gold");
      for (let row = 0; row < 34; row++) {
        const t = 0.46 + row * 0.0156;
        const side = row % 2 ? 1 : -1;
        const swell = Math.sin(Math.PI * Math.min(1, 0.14 + (row / 34) * 0.9)) ** 0.7;
        const length = (6 + 8 * swell) * size * random.range(0.85, 1.1);
        on.add(
          leaf(
            bow(curve(t), heading(curve, t) + side * random.range(16, 34), length, side * random.range(8, 30)),
            1.9 * size,
            0.6,
            0.8,
          ),
          row % 3 === 0 ? "blush" : row % 3 === 1 ? "sand" : "apricot",
        );
      }
      addLeaf(on, curve(0.97), heading(curve, 1), 7 * size, { paint: "sand", width: 2.2 });
    }
  }),
  piece("ivy", "Efeuranke", "Ivy tendril", ["leaf", "border", "wedding"], (on) => {
    const curve = through([
      [-56, 4],
      [-40, -5],
      [-22, 4],
      [-4, -5],
      [14, 4],
      [32, -4],
      [48, 2],
      [56, -4],
    ]);
    stem(on, curve, 0.9, "bark");
    const ivy = (at: Pt, angle: number, size: number, paint: Paint) => {
      const stalk = bow(at, angle, size * 0.5, 16);
      stem(on, stalk, 0.55, "bark");
      const [foot, turn] = [stalk(1), heading(stalk, 1)];
      const lobes: readonly [number, number][] = [
        [-118, 0.42],
        [-94, 0.34],
        [-58, 0.74],
        [-30, 0.52],
        [0, 1],
        [30, 0.52],
        [58, 0.74],
        [94, 0.34],
        [118, 0.42],
        [180, 0.1],
      ];
      const points = lobes.map(([lean, reach]) =>
        polar(polar(foot, turn, size * 0.18), turn + lean, size * reach * 0.85),
      );
      on.add(smooth(through(points, true), 90), paint);
      cutLine(on, bow(polar(foot, turn, size * 0.1), turn, size * 0.7), "cream", 0.6);
      for (const lean of [-48, 48])
        cutLine(on, bow(polar(foot, turn, size * 0.15), turn + lean, size * 0.5), "cream", 0.6);
    };
    for (let index = 0; index < 11; index++) {
      const t = 0.05 + index * 0.09;
      const side = index % 2 ? 1 : -1;
      ivy(
        curve(t),
        heading(curve, t) + side * 62,
        [8, 9.4, 7.4][index % 3] ?? 8,
        (["leaf", "moss", "sage"] as const)[index % 3] ?? "leaf",
      );
    }
  }),
  piece("rosemary", "Rosmarin", "Rosemary sprig", ["herb", "menu"], (on) => {
    const random = randomOf("rosemary");
    const curve = cubic([-4, 40], [2, 20], [-3, -4], [4, -30]);
    spray(
      on,
      curve,
      {
        pairs: 17,
        size: 9.5,
        width: 1.7,
        paint: "leaf",
        stem: "bark",
        stemWidth: 0.9,
        angle: 40,
        bend: 20,
        base: 0.35,
        tip: 0.35,
        from: 0.1,
        taper: [0.7, 0.55],
      },
      random,
    );
    const side = bow(curve(0.3), -44, 26, -30);
    spray(
      on,
      side,
      {
        pairs: 10,
        size: 7,
        width: 1.6,
        paint: "sage",
        stem: "bark",
        stemWidth: 0.7,
        angle: 42,
        bend: 20,
        base: 0.35,
        tip: 0.35,
        from: 0.16,
        taper: [0.8, 0.6],
      },
      random,
    );
  }),
  piece("rowan", "Vogelbeeren", "Rowan berries", ["berry", "autumn"], (on) => {
    const random = randomOf("rowan 2");
    const main = cubic([-26, -26], [-12, -18], [0, -10], [4, 2]);
    on.add(stroke(main, 1.5, [1.1, 0.6]), "bark", "flat");
    for (const [t, angle, length] of [
      [0.25, 8, 34],
      [0.4, 132, 30],
      [0.1, -52, 22],
    ] as const) {
      const rib = bow(main(t), angle, length, angle === 132 ? -26 : 22);
      spray(
        on,
        rib,
        {
          pairs: 6,
          size: 11,
          width: 3.8,
          paint: "ochre",
          shade: "gold",
          stem: "bark",
          stemWidth: 0.6,
          angle: 54,
          bend: -10,
          from: 0.24,
          taper: [0.8, 0.7],
        },
        random,
      );
    }
    const spots: readonly Pt[] = [
      [-4, 13],
      [1, 10],
      [6, 11],
      [11, 14],
      [-6, 18.5],
      [-1, 16],
      [4, 17],
      [9, 19.5],
      [-2, 22],
      [3.4, 23.4],
      [8, 25],
      [1, 28],
    ];
    for (const spot of spots)
      stem(on, cubic(main(1), [main(1)[0], 6], [spot[0] * 0.8, spot[1] - 6], spot), 0.5, "bark");
    for (const spot of spots) berry(on, spot, random.range(2.3, 2.7), "clay", "apricot");
  }),
  piece("leaf-swag", "Blättergirlande", "Leaf swag", ["border", "wedding", "divider"], (on) => {
    const random = randomOf("leaf swag 2");
    for (const side of [-1, 1] as const) {
      const curve = cubic([0, 6], [side * 18, 8], [side * 36, 2], [side * 54, -9]);
      spray(
        on,
        curve,
        {
          pairs: 11,
          size: 11,
          width: 3.9,
          paint: "sage",
          shade: "leaf",
          stem: "moss",
          alternate: true,
          angle: 42,
          from: 0.04,
          taper: [0.9, 0.45],
        },
        random,
      );
      berries(
        on,
        cubic([side * 4, 7], [side * 18, 14], [side * 26, 12], [side * 34, 9]),
        8,
        1.15,
        "terracotta",
        "bark",
        random,
      );
    }
    for (const angle of [-150, -118, -90, -62, -30])
      addLeaf(on, [0, 6], angle, 10.5, { paint: "leaf", shade: "moss", width: 4 });
    for (const [x, y] of [
      [-1.9, 5.4],
      [1.9, 5.4],
      [0, 8.4],
    ] as const)
      berry(on, [x, y], 1.9, "clay");
  }),
  piece("seed-heads", "Mohnkapseln", "Poppy seed heads", ["autumn", "mourning", "boho"], (on) => {
    for (const [x, y, size, lean] of [
      [-13, -6, 6.2, -6],
      [12, -14, 5.4, 8],
      [0, -29, 7.4, 0],
    ] as const) {
      const curve = cubic([x * -0.1, 42], [0, 20], [x * 0.9, 10], [x, y + size]);
      stem(on, curve, 0.95, "bark");
      on.add(leaf(bow([x, y + size * 1.25], -90 + lean, size * 2.3), size * 1.75, 0.42, 0.5), "sand");
      on.add(halfLeaf(bow([x, y + size * 1.25], -90 + lean, size * 2.3), size * 1.75, 1, 0.42, 0.5), "apricot", "none");
      for (const bend of [-34, 0, 34]) {
        const seam = bow([x, y + size * 0.86], -90 + lean + bend * 0.9, size * 1.3, -bend * 1.7);
        on.add(
          ribbon(seam, (t) => 0.4 * Math.sin(Math.PI * (0.1 + 0.85 * t)), 14),
          "bark",
          "cut",
        );
      }
      const crown: Pt = polar([x, y + size * 1.25], -90 + lean, size * 2.2);
      for (let tooth = -3; tooth <= 3; tooth++)
        on.add(
          petal(polar(crown, -90 + lean, -0.5), -90 + lean + tooth * 24, size * 0.66, { open: 30, round: 0.3 }),
          "bark",
          "flat",
        );
    }
    addLeaf(on, [0.5, 26], -138, 18, { paint: "sage", shade: "leaf", width: 4.2, bend: 36 });
    addLeaf(on, [0.8, 30], -40, 15, { paint: "sage", shade: "leaf", width: 3.8, bend: -36 });
  }),
  piece("cotton", "Baumwollzweig", "Cotton twig", ["winter", "boho", "wedding"], (on) => {
    const random = randomOf("cotton");
    const main = cubic([-22, 32], [-8, 18], [2, 2], [8, -24]);
    on.add(stroke(main, 1.4, [1.1, 0.6]), "bark", "flat");
    const boll = (at: Pt, angle: number, size: number) => {
      for (const lean of [-74, -28, 28, 74])
        addLeaf(on, polar(at, angle, -size * 0.2), angle + lean, size * 1.05, {
          paint: "bark",
          width: size * 0.5,
          base: 0.7,
          tip: 1.2,
          bend: lean * 0.3,
        });
      const puffs: readonly [number, number][] = [
        [-64, 0.62],
        [64, 0.62],
        [-22, 0.82],
        [24, 0.8],
        [0, 0.34],
      ];
      for (const [lean, reach] of puffs) {
        const spot = polar(at, angle + lean, size * reach);
        on.add(blob(spot, size * 0.56, size * 0.56, random, 0.05), "sand", "none");
        on.add(blob(polar(spot, -120, size * 0.07), size * 0.5, size * 0.5, random, 0.05), "white", "line");
      }
    };
    const spots: readonly [number, number, number][] = [
      [0.99, -76, 7],
      [0.74, -14, 6.2],
      [0.52, -158, 6.6],
      [0.28, 10, 5.6],
    ];
    for (const [t, angle, size] of spots) {
      const stalk = bow(main(t), angle, t > 0.9 ? 3 : 8, -10);
      stem(on, stalk, 0.9, "bark");
      boll(polar(stalk(1), angle, 2), angle, size);
    }
  }),
  piece("single-leaf", "Buchenblatt", "Beech leaf", ["leaf", "autumn", "single"], (on) => {
    const rib = bow([0, 24], -94, 44, 10);
    const body: Shape = leaf(rib, 25, 0.62, 0.8);
    on.add(body, "terracotta");
    on.add(halfLeaf(rib, 25, 1, 0.62, 0.8), "clay", "none");
    for (let index = 0; index < 7; index++) {
      const t = 0.12 + index * 0.11;
      for (const side of [-1, 1] as const) {
        const reach = 12.6 * Math.sin(Math.PI * (0.14 + t * 0.84)) ** 0.8;
        cutLine(on, bow(rib(t), heading(rib, t) + side * 46, reach, -side * 18), "blush", 0.72);
      }
    }
    cutLine(on, (t) => rib(t * 0.92), "blush", 1.1);
    on.add(line(bow([0, 24], 88, 9, 22), 1.2), "clay", "flat");
  }),
];
