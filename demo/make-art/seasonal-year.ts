import { bow, cubic, heading, type Pt, polar, through } from "./kit/curve.ts";
import { type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { ribbonBow } from "./kit/flowers.ts";
import { addLeaf } from "./kit/plants.ts";
import { bulged, ellipse, halfLeaf, leaf, petal, ribbon, smooth, stroke } from "./kit/shape.ts";
import { heart } from "./kit/signs.ts";

const piece = pieceOf("seasonal");
export const throughTheYear: readonly Piece[] = [
  piece("easter-egg", "Osterei", "Easter egg", ["easter", "spring"], (on) => {
    on.add(
      smooth((t) => {
        const a = t * 2 * Math.PI;
        return [17 * Math.cos(a) * (1 + 0.1 * Math.sin(a)), 22.5 * Math.sin(a)];
      }),
      "dusk",
      "solid",
    );
    for (const [y, half] of [
      [-8.6, 14.2],
      [8.6, 16.4],
    ] as const)
      on.add(
        ribbon(
          (t) => [-half + 2 * half * t, y + Math.sin(Math.PI * t) * 2.4],
          () => 0.42,
          20,
        ),
        "cream",
        "cut",
      );
    for (let k = -2; k <= 2; k++) {
      const at: Pt = [k * 6.4, 1.2 + (2 - Math.abs(k)) * 0.7];
      for (let p = 0; p < 5; p++)
        on.add(petal(at, p * 72 - 90, 3, { open: 62, round: 0.4 }), k % 2 ? "butter" : "blush", "cut");
      on.add(ellipse(at, 0.75), k % 2 ? "ochre" : "clay", "flat");
    }
    for (let k = -2; k <= 2; k++) {
      addLeaf(on, [k * 5.6, 17.4 - k * k * 0.7], -90, 5, { paint: "cream", width: 2 });
      on.add(leaf(bow([k * 4.6, -11.4 + k * k * 0.3], -90, 5), 2), "cream", "cut");
    }
    for (let k = -2; k <= 2; k++) on.add(leaf(bow([k * 5.6, 17.6 - k * k * 0.7], -90, 5.2), 2), null, "cut");
  }),
  piece("bunny", "Osterhase", "Easter bunny", ["easter", "spring", "baby"], (on) => {
    for (const [angle, bend] of [
      [-104, -14],
      [-74, 16],
    ] as const) {
      const ear = bow([angle < -90 ? -4.6 : 4.6, -15], angle, 26, bend);
      on.add(leaf(ear, 9.4, 0.5, 0.6), "sand", "line");
      on.add(
        leaf((t) => ear(0.14 + t * 0.7), 4, 0.6, 0.7),
        "blush",
        "solid",
      );
    }
    on.add(
      smooth(
        through(
          [
            [0, 0],
            [12, 6],
            [18, 20],
            [14, 31],
            [0, 34],
            [-14, 31],
            [-18, 20],
            [-12, 6],
          ],
          true,
        ),
      ),
      "sand",
      "line",
    );
    on.add(
      smooth(
        through(
          [
            [-13.6, -8],
            [-8.6, -16],
            [0, -18.4],
            [8.6, -16],
            [13.6, -8],
            [10.4, 2.4],
            [0, 5.6],
            [-10.4, 2.4],
          ],
          true,
        ),
      ),
      "sand",
      "line",
    );
    for (const side of [-1, 1]) {
      on.add(ellipse([side * 5, -7.6], 1.15, 1.35), "ink", "flat");
      on.add(ellipse([side * 8.2, -2.6], 1.9, 1.3), "rose", "none");
      on.add(
        stroke(
          through([
            [0, -2.4],
            [side * 1.6, -0.2],
            [side * 3.6, -0.9],
          ]),
          0.7,
        ),
        "ink",
        "flat",
      );
      on.add(ellipse([side * 8, 32.4], 6, 3), "sand", "line");
      on.add(
        stroke(
          through([
            [side * 4.8, 12],
            [side * 6.8, 17],
            [side * 3.4, 20],
          ]),
          0.75,
        ),
        "bark",
        "flat",
      );
    }
    on.add(heart([0, -3.4], 1.5), "clay", "flat");
    ribbonBow(on, [0, 6.4], 8.4, "dusk", "night");
  }),
  piece("pumpkin", "Kürbis", "Pumpkin", ["autumn", "harvest", "halloween"], (on) => {
    const lobe = (x: number, rx: number, paint: Paint) =>
      on.add(ellipse([x, 0], rx, 16.4 - Math.abs(x) * 0.11), paint, "solid");
    lobe(-18, 9, "clay");
    lobe(18, 9, "clay");
    lobe(-10, 10, "terracotta");
    lobe(10, 10, "terracotta");
    lobe(0, 8.6, "apricot");
    on.add(stroke(cubic([0, -15], [0, -20], [2, -23], [6, -25]), 3.4, [1.2, 0.8]), "moss", "solid");
    on.add(
      smooth(
        through(
          [
            [1, -16],
            [7, -23],
            [15, -23.6],
            [21, -18],
            [16, -15.6],
            [17, -11],
            [9, -12],
          ],
          true,
        ),
      ),
      "leaf",
      "solid",
    );
    on.add(
      ribbon(bow([3, -16], -14, 13), (t) => 0.36 - 0.12 * t, 10),
      "sage",
      "cut",
    );
    on.add(
      stroke(
        through([
          [-1, -17],
          [-8, -22],
          [-13, -19],
          [-11, -15.6],
          [-8, -18],
          [-12, -25],
          [-19, -24],
        ]),
        0.75,
      ),
      "leaf",
      "flat",
    );
  }),
  piece("maple-leaf", "Ahornblatt", "Maple leaf", ["autumn", "leaf"], (on) => {
    const tips: readonly (readonly [number, number])[] = [
      [-90, 27],
      [-72, 16],
      [-62, 19],
      [-46, 15],
      [-28, 28],
      [-16, 19],
      [-4, 20],
      [6, 13],
      [24, 19],
      [38, 12],
      [62, 9],
    ];
    const valleys = [16.5, 15.5, 13.5, 11.5, 17.5, 15.5, 14, 11, 11, 8, 5];
    const right = tips.flatMap(([angle, reach], index): Pt[] => {
      const next = tips[index + 1]?.[0] ?? 90;
      return [polar([0, 0], angle, reach), polar([0, 0], (angle + next) / 2, valleys[index] ?? 6)];
    });
    const left = right
      .slice(1)
      .reverse()
      .map(([x, y]): Pt => [-x, y]);
    on.add(bulged([...right, ...left], -0.025), "clay", "solid");
    on.add(bulged([[0, 8], ...right], -0.025), "terracotta", "none");
    for (const [angle, length] of [
      [-90, 22],
      [-28, 21],
      [-152, 21],
    ] as const)
      on.add(
        ribbon(bow([0, 5], angle, length, 0), (t) => 0.5 - 0.3 * t, 10),
        "butter",
        "cut",
      );
    on.add(stroke(cubic([0, 5], [0, 14], [2, 20], [5, 27]), 1.3, [0.9, 1]), "clay", "flat");
  }),
  piece("acorns", "Eicheln", "Acorns", ["autumn", "forest"], (on) => {
    const oak = (from: Pt, angle: number, length: number, paint: Paint, shade: Paint) => {
      const rib = bow(from, angle, length, 12);
      const wide = (t: number) =>
        (0.17 + 0.1 * Math.sin(t * 21 - 1.2)) *
        length *
        Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.55 *
        (1.05 - 0.45 * t);
      const edge = (side: 1 | -1) =>
        Array.from({ length: 49 }, (_, k) =>
          polar(rib(k / 48), heading(rib, k / 48) + 90 * side, Math.max(0.1, wide(k / 48))),
        );
      on.add([[edge(-1), edge(1).reverse()]], paint, "solid");
      on.add([[edge(1), Array.from({ length: 13 }, (_, k) => rib(1 - k / 12))]], shade, "none");
      on.add(
        ribbon(
          (t) => rib(t * 0.86),
          (t) => 0.4 - 0.16 * t,
          14,
        ),
        "butter",
        "cut",
      );
    };
    oak([-1, -6], -148, 32, "ochre", "gold");
    oak([2, -7], -58, 33, "terracotta", "clay");
    oak([3, -4], -8, 25, "ochre", "gold");
    for (const [x, y, lean, size] of [
      [-6, 2, 102, 15],
      [9, 4, 72, 13.4],
    ] as const) {
      on.add(stroke(cubic([1, -8], [1, -3], [x * 0.8, y - 5], [x, y]), 1, [1, 1]), "bark", "flat");
      on.add(leaf(bow([x, y + 1], lean, size * 1.25), size * 0.74, 0.36, 0.5), "apricot", "solid");
      on.add(halfLeaf(bow([x, y + 1], lean, size * 1.25), size * 0.74, -1, 0.36, 0.5), "terracotta", "none");
      on.add(petal(polar([x, y], lean, -1.4), lean, size * 0.6, { open: 118, round: 0.22 }), "bark", "solid");
    }
  }),
  piece("mushrooms", "Fliegenpilze", "Toadstools", ["autumn", "luck", "new year", "forest"], (on) => {
    const toadstool = (x: number, base: number, size: number, lean: number) => {
      const [top, half]: [Pt, number] = [[x + lean, base - size * 1.35], size * 0.92];
      on.add(
        smooth(
          through(
            [
              [x - size * 0.3, base],
              [x - size * 0.18 + lean * 0.5, base - size * 0.7],
              [top[0] - size * 0.16, top[1]],
              [top[0] + size * 0.16, top[1]],
              [x + size * 0.22 + lean * 0.5, base - size * 0.6],
              [x + size * 0.34, base],
              [x, base + size * 0.08],
            ],
            true,
          ),
        ),
        "sand",
        "line",
      );
      on.add(
        smooth(
          through(
            [
              [top[0] - size * 0.24, base - size * 0.86],
              [top[0], base - size * 0.78],
              [top[0] + size * 0.26, base - size * 0.86],
              [top[0] + size * 0.14, base - size * 1.12],
              [top[0] - size * 0.14, base - size * 1.12],
            ],
            true,
          ),
        ),
        "cream",
        "line",
      );
      const cap: Pt[] = [
        [-1, 0.1],
        [-0.84, -0.4],
        [-0.42, -0.78],
        [0, -0.86],
        [0.42, -0.78],
        [0.84, -0.4],
        [1, 0.1],
        [0.5, 0.26],
        [0, 0.3],
        [-0.5, 0.26],
      ].map(([u, v]): Pt => [top[0] + (u as number) * half, top[1] + (v as number) * half]);
      on.add(smooth(through(cap, true), 100), "clay", "solid");
      for (const [u, v, r] of [
        [-0.5, -0.2, 0.13],
        [0.02, -0.52, 0.16],
        [0.48, -0.26, 0.12],
        [-0.12, -0.04, 0.1],
        [0.74, 0, 0.08],
        [-0.78, 0.04, 0.07],
      ] as const)
        on.add(ellipse([top[0] + u * half, top[1] + v * half], r * half, r * half * 0.86), "cream", "cut");
    };
    toadstool(17, 23, 14, 2);
    toadstool(-17, 24, 11, -2);
    toadstool(0, 24, 23, 0);
    for (const [x, angle, length] of [
      [-26, -100, 10],
      [-8, -112, 11],
      [9, -72, 10],
      [26, -64, 9],
      [-10.6, -80, 8],
    ] as const)
      addLeaf(on, [x, 26], angle, length, { paint: "leaf", width: 2.2, bend: angle < -90 ? -20 : 20 });
  }),
  piece("clover", "Glücksklee", "Four-leaf clover", ["luck", "new year", "birthday"], (on) => {
    on.add(stroke(cubic([0, 2], [2, 14], [0, 22], [-8, 32]), 1.7, [0.9, 1.1]), "moss", "flat");
    for (let index = 0; index < 4; index++) {
      const angle = index * 90 + 41;
      const at = polar([0, 0], angle, 9.6);
      on.add(heart(at, 9, angle + 90), index % 2 ? "leaf" : "moss", "solid");
      on.add(
        ribbon(bow(polar([0, 0], angle, 3.4), angle, 9.5), (t) => 0.45 - 0.25 * t, 10),
        "sage",
        "cut",
      );
    }
    on.add(
      stroke(
        through([
          [-3, 22],
          [-9, 20],
          [-13, 23],
        ]),
        0.8,
      ),
      "moss",
      "flat",
    );
    const small: Pt = [-16, 25];
    for (let index = 0; index < 3; index++)
      on.add(heart(polar(small, index * 120 - 90, 4), 3.9, index * 120), "sage", "solid");
  }),
];
