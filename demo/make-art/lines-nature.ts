import { bow, cubic, heading, type Pt, polar, randomOf, through } from "./kit/curve.ts";
import { type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { spiral } from "./kit/flowers.ts";
import { along, pen } from "./kit/pen.ts";
import { blob, ellipse, leaf, polygon, ribbon, smooth, stroke } from "./kit/shape.ts";

const piece = pieceOf("lines");
export const linesOfNature: readonly Piece[] = [
  piece("clinking-glasses", "Anstoßen", "Clinking glasses", ["wedding", "new year", "party"], (on) => {
    const glass = (x: number, tilt: number) => {
      const at = (u: number, v: number): Pt => polar(polar([x, 4], tilt, v), tilt + 90, u);
      on.add(
        smooth(
          through([at(-5.6, 18), at(-6, 8), at(-4.4, -1), at(0, -5.4), at(4.4, -1), at(6, 8), at(5.6, 18)]),
          60,
        ).map((o) => [...o, [at(5.6, 18), at(-5.6, 18)]]),
        "cream",
        "line",
      );
      on.add(
        smooth(through([at(-5.2, 8), at(-4, -0.6), at(0, -4.4), at(4, -0.6), at(5.2, 8)]), 50).map((o) => [
          ...o,
          [at(5.2, 8), at(-5.2, 8)],
        ]),
        "butter",
        "none",
      );
      along(on, (t) => at(-5.6 + 11.2 * t, 18), 0.8);
      along(on, (t) => at(-5.6 + Math.sin(t * Math.PI) * 0, 18 - t * 10), 0.8);
      for (const side of [-1, 1])
        along(on, through([at(side * 5.6, 18), at(side * 6, 8), at(side * 4.4, -1), at(0, -5.4)]), 0.85);
      pen(on, [at(-5.2, 8), at(-1.6, 7.3), at(2, 8.5), at(5.3, 8)], 0.75);
      along(on, (t) => at(0, -5.4 - t * 15), 0.9);
      along(on, through([at(-5.4, -20.8), at(0, -20), at(5.4, -20.8)]), 0.95);
      for (const [u, v] of [
        [-1.6, 1],
        [1.4, 4.4],
        [-0.4, 5.6],
        [0.9, -0.8],
      ] as const)
        on.add(ellipse(at(u, v), 0.5), "gold", "flat");
    };
    glass(-12, -68);
    glass(12, -112);
    for (const [angle, length] of [
      [-90, 7],
      [-112, 5.4],
      [-68, 5.4],
    ] as const)
      on.add(stroke(bow(polar([0, -17], angle, 4), angle, length), 0.8), "gold", "flat");
  }),
  piece("paper-plane", "Papierflieger", "Paper plane", ["travel", "save the date", "school"], (on) => {
    const way = through([
      [-46, 22],
      [-34, 26],
      [-20, 20],
      [-10, 8],
      [-14, -3],
      [-22, 1],
      [-17, 11],
      [-2, 10],
      [12, 0],
    ]);
    for (let dash = 0; dash < 17; dash++)
      on.add(
        stroke((t) => way((dash + t * 0.56) / 17), 0.8, [0.9, 0.9], 8),
        "dusk",
        "flat",
      );
    on.add(polygon([46, -26], [14, -16], [24, -7]), "mist", "line");
    on.add(polygon([46, -26], [24, -7], [26.4, 4], [30.6, -3.6]), "dusk", "solid");
    on.add(polygon([46, -26], [30.6, -3.6], [38, 2]), "mist", "line");
  }),
  piece("feather", "Feder", "Feather", ["boho", "mourning", "wedding"], (on) => {
    const quill = cubic([-12, 44], [-6, 26], [6, 4], [4, -36]);
    for (let index = 0; index < 27; index++) {
      const t = 0.24 + index * 0.0275;
      for (const side of [-1, 1] as const) {
        if ((side < 0 && (index === 7 || index === 16)) || (side > 0 && index === 11)) continue;
        const u = (t - 0.24) / 0.76;
        const length = 13 * Math.sin(Math.PI * (0.12 + 0.84 * u)) ** 0.7 + 2;
        on.add(
          stroke(bow(quill(t), heading(quill, t) + side * (46 - 26 * u), length, -side * 26), 0.75, [0.9, 0.6]),
          side < 0 ? "dusk" : "night",
          // In foil all barbs together would be one dark blade.
          index % 2 ? "none" : "flat",
        );
      }
    }
    on.add(
      ribbon(quill, (t) => 0.75 - 0.45 * t, 40),
      "ink",
      "flat",
    );
  }),
  piece("dandelion", "Pusteblume", "Dandelion clock", ["wish", "summer", "mourning"], (on) => {
    const random = randomOf("dandelion 2");
    const centre: Pt = [0, -8];
    along(on, cubic([6, 48], [-2, 30], [2, 14], [0, -6]), 1.1, "moss");
    const seed = (at: Pt, angle: number, length: number, paint: Paint = "ink") => {
      const stalk = bow(at, angle, length, random.range(-8, 8));
      on.add(stroke(stalk, 0.55, [1, 0.8], 12), paint, "flat");
      for (const lean of [-58, -20, 20, 58])
        on.add(stroke(bow(stalk(1), angle + lean, 4.2, -lean * 0.3), 0.5, [1, 0.8], 8), paint, "flat");
    };
    for (let index = 0; index < 15; index++) {
      const angle = 128 + index * 19;
      seed(polar(centre, angle, 2.6), angle, 12.4);
    }
    on.add(blob(centre, 2.7, 2.7, random, 0.05), "bark", "solid");
    for (const [x, y, angle] of [
      [22, -24, -30],
      [31, -11, -8],
      [34, -33, -42],
      [45, -22, -20],
    ] as const) {
      seed([x, y], angle, 7);
      on.add(leaf(bow([x, y], angle + 180, 2.6), 1.2), "bark", "flat");
    }
  }),
  piece("line-rose", "Rose, gezeichnet", "Line-drawn rose", ["flower", "love", "mourning"], (on) => {
    on.add(spiral([0, -20], 1, 6.4, 1.8, 0.95), "berry", "flat");
    pen(
      on,
      [
        [5, -24],
        [10, -20],
        [9, -11],
        [2, -6],
        [-6, -8],
        [-10, -15],
        [-9, -23],
        [-3, -29],
      ],
      1,
      "berry",
    );
    pen(
      on,
      [
        [10, -18],
        [15, -21],
        [15, -11],
        [9, -2],
        [0, 1],
        [-9, -2],
        [-15, -11],
        [-15, -21],
        [-10, -17],
      ],
      1,
      "berry",
    );
    pen(
      on,
      [
        [-3, -29],
        [3, -31],
        [10, -27],
        [15, -21],
      ],
      1,
      "berry",
    );
    pen(
      on,
      [
        [-3, -29],
        [-10, -27],
        [-15, -21],
      ],
      1,
      "berry",
    );
    pen(
      on,
      [
        [-8, -2],
        [-13, 2],
        [-9, 1.4],
        [-4, 2],
        [0, 6],
        [4, 2],
        [9, 1.4],
        [13, 2],
        [8, -2],
      ],
      0.9,
      "moss",
    );
    along(on, cubic([0, 4], [2, 20], [-3, 32], [2, 48]), 1.1, "moss");
    for (const [x, y, side] of [
      [0.6, 22, 1],
      [-0.3, 32, -1],
    ] as const) {
      const rib = bow([x, y], side > 0 ? -34 : -146, 19, side * 26);
      on.add(leaf(rib, 8.5, 0.7, 0.9), "sage", "line");
      along(on, (t) => rib(t * 0.8), 0.7, "moss");
    }
  }),
  piece("dove", "Taube", "Dove", ["peace", "baptism", "communion", "mourning"], (on) => {
    on.add(
      smooth(
        through(
          [
            [-34, -4],
            [-28, -9],
            [-21, -8],
            [-14, -3],
            [-4, -2],
            [0, -14],
            [10, -26],
            [26, -34],
            [22, -22],
            [24, -20],
            [17, -12],
            [18, -9],
            [12, -2],
            [22, 4],
            [38, 6],
            [30, 10],
            [36, 15],
            [24, 15],
            [8, 14],
            [-8, 13],
            [-20, 6],
            [-27, 0],
          ],
          true,
        ),
        200,
      ),
      "mist",
      "line",
    );
    for (const [a, b, c] of [
      [
        [2, -8],
        [9, -18],
        [19, -26],
      ],
      [
        [5, -3],
        [11, -12],
        [18, -19],
      ],
      [
        [-2, 2],
        [5, 5],
        [12, 3],
      ],
    ] as const)
      pen(on, [a, b, c], 0.8, "dusk");
    on.add(ellipse([-26.4, -4.6], 0.8), "ink", "flat");
    along(on, cubic([-33, -3.4], [-38, 0], [-42, 2], [-47, 2]), 0.75, "moss");
    for (const [x, y, angle] of [
      [-37, -0.9, -120],
      [-38, -0.2, 90],
      [-42, 1.3, -110],
      [-43, 1.6, 100],
      [-47, 2, 180],
    ] as const)
      on.add(leaf(bow([x, y], angle, 4.2, 10), 1.9), "leaf", "solid");
  }),
];
