import { bow, cubic, polar, through } from "./kit/curve.ts";
import { type Piece, pieceOf } from "./kit/drawing.ts";
import { ribbonBow } from "./kit/flowers.ts";
import { addLeaf, needles, stem } from "./kit/plants.ts";
import { ellipse, leaf, petal, rectangle, smooth, stroke } from "./kit/shape.ts";
import { heart, starShape } from "./kit/signs.ts";

const piece = pieceOf("seasonal");
export const christmas: readonly Piece[] = [
  piece("fir-branch", "Tannenzweig mit Zapfen", "Fir branch with cones", ["christmas", "winter", "border"], (on) => {
    const main = cubic([-46, -8], [-20, -10], [10, -4], [46, 8]);
    const branches = [
      [bow(main(0.3), 40, 26, -22), 9],
      [bow(main(0.52), -44, 25, 26), 9],
      [bow(main(0.6), 52, 20, -24), 7],
      [main, 28],
    ] as const;
    for (const [curve, pairs] of branches) {
      stem(on, curve, 1, "bark");
      needles(on, curve, pairs, 7.4, ["pine", "moss"]);
    }
    for (const [t, lean, size] of [
      [0.36, 96, 15],
      [0.56, 82, 13],
    ] as const) {
      const [x, y] = main(t);
      const axis = bow([x, y + 1], lean, size, 0);
      on.add(leaf(axis, size * 0.58, 0.5, 0.6), "bark", "solid");
      for (let row = 4; row >= 0; row--) {
        const wide = size * 0.25 * Math.sin(Math.PI * (0.22 + row * 0.145));
        for (const across of row % 2 ? [-0.62, 0.62] : [-1, 0, 1]) {
          const spot = polar(axis(0.14 + row * 0.16), lean + 90, across * wide);
          on.add(petal(spot, lean, size * 0.23, { open: 96, round: 0.4 }), row % 2 ? "terracotta" : "apricot", "solid");
        }
      }
    }
  }),
  piece("gingerbread-heart", "Lebkuchenherz", "Gingerbread heart", ["christmas", "oktoberfest", "love"], (on) => {
    on.add(heart([0, 0], 25), "bark", "solid");
    on.add(heart([0, -0.4], 21.6), "cream", "cut");
    on.add(heart([0, -0.4], 20.4), "bark", "flat");
    for (let index = 0; index < 6; index++) {
      const angle = index * 60 - 90;
      on.add(petal(polar([0, -5], angle, 1.8), angle, 6.4, { open: 54, round: 0.4 }), "blush", "cut");
    }
    on.add(ellipse([0, -5], 1.4), "clay", "cut");
    for (const side of [-1, 1]) {
      on.add(
        stroke(
          through([
            [side * 1.2, 13],
            [side * 5, 8],
            [side * 11, 5],
            [side * 13, 0],
          ]),
          0.7,
        ),
        "cream",
        "cut",
      );
      for (const [x, y, angle] of [
        [4.6, 8.4, -100],
        [8.4, 6.2, -100],
        [7.6, 6.4, 50],
        [11.4, 4.6, 44],
      ] as const)
        on.add(leaf(bow([side * x, y], side > 0 ? angle : 180 - angle, 4, 0), 1.6), "sage", "cut");
      on.add(ellipse([side * 12.4, -10], 1.2), "clay", "cut");
      on.add(stroke(bow([side * 4, -20], side > 0 ? -62 : -118, 15, side * -50), 0.9), "clay", "flat");
    }
  }),
  piece("gift", "Geschenk", "Gift", ["christmas", "birthday"], (on) => {
    on.add(rectangle(-20, -6, 40, 30), "sage", "solid");
    on.add(rectangle(6, -6, 14, 30), "leaf", "none");
    for (const [x, y] of [
      [-13, 4],
      [-13, 16],
      [-8.6, 10],
      [13, 4],
      [13, 16],
      [9.4, 10],
    ] as const)
      on.add(ellipse([x, y], 1), "cream", "cut");
    on.add(rectangle(-3, -6, 6, 30), "clay", "solid");
    on.add(rectangle(-23, -13, 46, 8), "moss", "solid");
    on.add(rectangle(-3, -13, 6, 8), "clay", "solid");
    ribbonBow(on, [0, -15], 15, "terracotta", "clay");
    addLeaf(on, [3, -17], -58, 12, { paint: "pine", width: 4 });
  }),
  piece("bell", "Glöckchen", "Bell", ["christmas", "wedding"], (on) => {
    on.add(ellipse([0, 22.6], 3.6), "gold", "solid");
    on.add(
      smooth(
        through(
          [
            [-19, 19],
            [-13.6, 12],
            [-11.6, -2],
            [-7.6, -13],
            [0, -17],
            [7.6, -13],
            [11.6, -2],
            [13.6, 12],
            [19, 19],
            [9, 21.4],
            [0, 22],
            [-9, 21.4],
          ],
          true,
        ),
        140,
      ),
      "ochre",
      "solid",
    );
    on.add(
      smooth(
        through(
          [
            [2, -16.4],
            [7.2, -12.6],
            [11, -2],
            [13, 12],
            [18, 18.8],
            [9, 21],
            [6, 14],
            [6, 0],
            [4.6, -10],
          ],
          true,
        ),
        100,
      ),
      "gold",
      "none",
    );
    on.add(
      stroke(
        through([
          [-13.4, 11.6],
          [0, 14],
          [13.4, 11.6],
        ]),
        0.8,
      ),
      "butter",
      "cut",
    );
    for (const x of [-7, 0, 7]) on.add(starShape([x, 5.6 + (x ? 0 : 0.6)], 2, 4, 0.36), "butter", "cut");
    ribbonBow(on, [0, -19], 12, "clay", "berry");
    for (const side of [-1, 1])
      addLeaf(on, [side * 4, -21], side > 0 ? -36 : -144, 13, { paint: "moss", shade: "pine", width: 5, rib: "sage" });
  }),
];
