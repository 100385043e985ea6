import { bow, cubic, polar, randomOf } from "./kit/curve.ts";
import { type Piece, pieceOf } from "./kit/drawing.ts";
import { addLeaf } from "./kit/plants.ts";
import { blob, ellipse, petal, polygon, ribbon, smooth, stroke } from "./kit/shape.ts";

const piece = pieceOf("seasonal");
export const summer: readonly Piece[] = [
  piece("lemon", "Zitronenzweig", "Lemon twig", ["summer", "mediterranean", "menu"], (on) => {
    const random = randomOf("lemon");
    const twig = stroke(cubic([-26, -20], [-8, -22], [8, -18], [26, -22]), 1.3, [1, 0.7]);
    on.add(twig, "bark", "flat");
    for (const [x, y, angle, length] of [
      [-20, -21, -140, 17],
      [-14, -21, 100, 15],
      [16, -20, -50, 18],
      [21, -21, 30, 16],
      [2, -20, -84, 16],
      [-4, -20, 140, 14],
    ] as const)
      addLeaf(on, [x, y], angle, length, { paint: "leaf", shade: "moss", rib: "sage", width: 6.6, bend: 14 });
    /** Hangs from (x, y) on a short stalk: an oval with a nipple at its end. */
    const lemon = (x: number, y: number, size: number, turn: number) => {
      on.add(stroke(bow([x, y - 3.4], turn, 6, 0), 1.1, [1, 1]), "bark", "flat");
      const middle = polar([x, y], turn, size * 1.06);
      const edge = (share: number) => (t: number) => {
        const a = (t - 0.5) * 2 * Math.PI;
        const tip = 0.26 * Math.exp(-((a / 0.3) ** 2)) + 0.08 * Math.exp(-(((Math.PI - Math.abs(a)) / 0.3) ** 2));
        const along = polar(middle, turn, size * share * (Math.cos(a) + tip));
        return polar(along, turn + 90, size * share * 0.74 * Math.sin(a));
      };
      on.add(smooth(edge(1)), "butter", "solid");
      // Shade along the side away from the light.
      on.add(
        ribbon(
          (t) => edge(0.84)(0.3 - t * 0.2),
          (t) => size * 0.075 * Math.sin(Math.PI * t) + 0.05,
          24,
        ),
        "ochre",
        "none",
      );
      for (const [u, v] of [
        [-0.2, 0.2],
        [0.12, 0.36],
        [0.34, 0.02],
        [-0.02, -0.1],
      ] as const)
        on.add(blob(polar(polar(middle, turn, u * size), turn + 90, v * size), 0.36, 0.36, random), "gold", "none");
    };
    lemon(-8, -18.4, 10.6, 98);
    lemon(12, -17.4, 9.8, 80);
    on.add(twig, null, "flat"); // in one colour it runs through
    for (let p = 0; p < 5; p++)
      on.add(petal([2.4, -19.6], p * 72 - 60, 5.4, { open: 52, round: 0.5 }), p % 2 ? "blush" : "sand", "line");
    on.add(ellipse([2.4, -19.6], 1.2), "ochre", "flat");
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
