import { bow, cubic, polar, randomOf } from "./kit/curve.ts";
import { type Piece, pieceOf } from "./kit/drawing.ts";
import { addLeaf } from "./kit/plants.ts";
import { blob, ellipse, petal, polygon, ribbon, stroke } from "./kit/shape.ts";

const piece = pieceOf("seasonal");
export const summer: readonly Piece[] = [
  piece("lemon", "Zitronenzweig", "Lemon twig", ["summer", "mediterranean", "menu"], (on) => {
    const random = randomOf("lemon");
    on.add(stroke(cubic([-26, -20], [-8, -22], [8, -18], [26, -22]), 1.3, [1, 0.7]), "bark", "flat");
    for (const [x, y, angle, length] of [
      [-20, -21, -140, 17],
      [-14, -21, 100, 15],
      [16, -20, -50, 18],
      [21, -21, 30, 16],
      [2, -20, -84, 16],
      [-4, -20, 140, 14],
    ] as const)
      addLeaf(on, [x, y], angle, length, { paint: "leaf", shade: "moss", rib: "sage", width: 6.6, bend: 14 });
    const lemon = (x: number, y: number, size: number, turn: number) => {
      const axis = bow([x, y], turn, size * 2.1, 0);
      on.add(
        ribbon(axis, (t) => size * (0.1 + 0.68 * Math.sin(Math.PI * (0.1 + 0.82 * t)) ** 1.5), 40),
        "butter",
        "solid",
      );
      on.add(
        ribbon(
          (t) => polar(axis(0.2 + 0.56 * t), turn - 90, size * 0.5),
          (t) => size * 0.07 * Math.sin(Math.PI * t) + 0.1,
          20,
        ),
        "ochre",
        "none",
      );
      for (const [u, v] of [
        [0.36, -0.18],
        [0.5, -0.34],
        [0.6, -0.06],
        [0.46, 0.1],
      ] as const)
        on.add(blob(polar(axis(u), turn + 90, v * size), 0.36, 0.36, random), "gold", "none");
    };
    lemon(-7, -18, 11.5, 100);
    lemon(11, -17, 10.4, 78);
    for (let p = 0; p < 5; p++) on.add(petal([1, -16], p * 72 - 60, 5, { open: 50, round: 0.5 }), "white", "line");
    on.add(ellipse([1, -16], 1.1), "ochre", "flat");
  }),
  piece("seashell", "Jakobsmuschel", "Scallop shell", ["summer", "sea", "baptism", "travel"], (on) => {
    on.add(polygon([-7.4, 17], [7.4, 17], [5.4, 22.4], [-5.4, 22.4]), "apricot", "solid");
    for (const k of [-4, 4, -3, 3, -2, 2, -1, 1, 0]) {
      const angle = -90 + k * 15.5;
      on.add(
        petal([0, 19], angle, 37 - Math.abs(k) * 1.5, { open: 22, round: 0.16 }),
        k % 2 ? "blush" : "apricot",
        "solid",
      );
    }
    for (const r of [16, 24.6])
      for (const k of [-3, -2, -1, 0, 1, 2, 3])
        on.add(
          stroke((t) => polar([0, 19], -90 + k * 15.5 - 5.4 + t * 10.8, r - Math.abs(k) * 1.2), 0.7),
          "terracotta",
          r > 20 ? "cut" : "none",
        );
    on.add(ellipse([0, 19.6], 2.4), "terracotta", "solid");
  }),
];
