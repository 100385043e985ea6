import { bow, cubic, type Pt, through } from "./kit/curve.ts";
import { type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { along, pen } from "./kit/pen.ts";
import { ellipse, leaf, line, petal, polygon, smooth, stroke } from "./kit/shape.ts";
import { heart } from "./kit/signs.ts";

const piece = pieceOf("lines");
export const linesOfSmallJoys: readonly Piece[] = [
  piece("footprints", "Füßchen", "Little footprints", ["birth", "baby", "baptism"], (on) => {
    const foot = (x: number, side: 1 | -1, paint: Paint) => {
      const put = (u: number, v: number): Pt => [x + side * u + v * 0.1 * side, v];
      on.add(
        smooth(
          through(
            [
              put(-5.6, -9),
              put(0, -12),
              put(5.4, -9),
              put(6, -2),
              put(3.2, 6),
              put(3.6, 13),
              put(0, 17.6),
              put(-4.2, 15),
              put(-4.6, 7),
              put(-4.4, 0),
            ],
            true,
          ),
        ),
        paint,
      );
      for (const [u, v, r] of [
        [-5, -15.4, 2.7],
        [-0.2, -17.6, 1.95],
        [3.6, -16.4, 1.7],
        [6.6, -13.8, 1.5],
        [8.6, -10.4, 1.35],
      ] as const)
        on.add(ellipse(put(u, v), r, r * 1.12), paint);
    };
    foot(-11, -1, "rose");
    foot(11, 1, "rose");
    on.add(heart([0, -26], 3), "clay");
  }),
  piece("whale", "Kleiner Wal", "Little whale", ["baby", "birth", "child", "sea"], (on) => {
    on.add(
      smooth(
        through(
          [
            [-30, 2],
            [-27, -10],
            [-14, -17],
            [2, -14],
            [16, -4],
            [25, -3],
            [29, -10],
            [24, -19],
            [31, -20],
            [34, -15],
            [38, -20],
            [44, -17],
            [38, -9],
            [35, 2],
            [24, 13],
            [6, 18],
            [-14, 18],
            [-26, 12],
          ],
          true,
        ),
        160,
      ),
      "dusk",
      "line",
    );
    on.add(
      smooth(
        through(
          [
            [-29.4, 5],
            [-14, 8],
            [2, 8],
            [14, 6],
            [20, 12],
            [6, 16.8],
            [-14, 16.8],
            [-25, 11],
          ],
          true,
        ),
      ),
      "mist",
      "none",
    );
    pen(
      on,
      [
        [-29.6, 4.6],
        [-14, 8],
        [0, 8],
        [12, 5.4],
      ],
      0.85,
      "night",
    );
    for (const x of [-20, -12, -4])
      pen(
        on,
        [
          [x, 8.2 - (x === -20 ? 0.8 : 0)],
          [x + 1.4, 12],
          [x + 4, 15.4],
        ],
        0.75,
        "night",
      );
    on.add(ellipse([-19, -1.6], 1.1), "ink", "flat");
    pen(
      on,
      [
        [2, 9],
        [6, 15],
        [13, 15.4],
        [12, 9.6],
      ],
      0.85,
      "night",
    );
    for (const side of [-1, 1])
      pen(
        on,
        [
          [-12, -19],
          [-12 + side * 1, -25],
          [-12 + side * 6, -28],
          [-12 + side * 8.4, -24],
        ],
        0.85,
        "night",
      );
    pen(
      on,
      [
        [-34, 25],
        [-28, 22],
        [-22, 25],
        [-16, 22],
        [-10, 25],
      ],
      0.85,
      "dusk",
    );
    pen(
      on,
      [
        [6, 25],
        [12, 22],
        [18, 25],
        [24, 22],
        [30, 25],
      ],
      0.85,
      "dusk",
    );
  }),
  piece("sailboat", "Segelboot", "Sailing boat", ["sea", "travel", "summer", "baptism"], (on) => {
    on.add(polygon([1.4, -30], [1.4, 8], [23, 8]), "sand", "line");
    on.add(polygon([-1.4, -24], [-1.4, 8], [-17, 8]), "terracotta", "solid");
    pen(
      on,
      [
        [1.4, -12],
        [6, -11.4],
        [11.4, -12.4],
      ],
      0.75,
      "terracotta",
    );
    on.add(stroke(bow([0, -33], 90, 46), 1, [0.9, 0.9]), "bark", "flat");
    on.add(polygon([0, -33.6], [7, -31.4], [0, -29.2]), "ochre", "solid");
    on.add(
      smooth(
        through(
          [
            [-24, 11.4],
            [0, 13],
            [25, 11.4],
            [19, 20],
            [0, 22],
            [-18, 20],
          ],
          true,
        ),
      ),
      "night",
      "solid",
    );
    for (const [y, x] of [
      [26, -30],
      [30, -18],
    ] as const)
      pen(
        on,
        [
          [x, y],
          [x + 7, y - 2.4],
          [x + 14, y],
          [x + 21, y - 2.4],
          [x + 28, y],
          [x + 35, y - 2.4],
          [x + 42, y],
        ],
        0.95,
        "dusk",
      );
  }),
  piece("hot-air-balloon", "Heißluftballon", "Hot-air balloon", ["travel", "child", "birthday", "adventure"], (on) => {
    const meridian = (k: number) =>
      through([
        [0, -36],
        [k * 0.62, -32],
        [k, -18],
        [k * 0.82, -3],
        [k * 0.32, 13],
      ]);
    const gore = (a: number, b: number): [Pt[]] | Pt[][] => [
      Array.from({ length: 31 }, (_, i) => meridian(a)(i / 30)),
      [meridian(a)(1), meridian(b)(1)],
      Array.from({ length: 31 }, (_, i) => meridian(b)(1 - i / 30)),
    ];
    const tones: readonly Paint[] = ["terracotta", "butter", "clay", "butter", "terracotta"];
    const edges = [-22, -15.5, -5.6, 5.6, 15.5, 22];
    tones.forEach((paint, index) => {
      on.add([gore(edges[index] as number, edges[index + 1] as number)], paint, index % 2 ? "line" : "flat");
    });
    for (const k of edges) along(on, meridian(k), 0.6, "clay");
    for (const side of [-1, 1])
      along(on, cubic([side * 6.6, 13], [side * 6, 16], [side * 4.4, 20], [side * 4, 23]), 0.7, "bark");
    on.add(
      smooth(
        through(
          [
            [-5, 22.6],
            [0, 23],
            [5, 22.6],
            [4.4, 29.4],
            [0, 30],
            [-4.4, 29.4],
          ],
          true,
        ),
      ),
      "bark",
      "solid",
    );
    for (const [x, y, size] of [
      [-33, -4, 1],
      [35, 17, 1.15],
    ] as const) {
      const puffs = [
        [-4.6, 0, 2.6],
        [-1.2, -1.7, 3.7],
        [3, -0.6, 3],
        [5.6, 0.6, 2],
      ] as const;
      for (const [dx, dy, radius] of puffs)
        on.add(ellipse([x + dx * size, y + dy * size], radius * size), "mist", "flat");
      on.add(line(bow([x - 5.6 * size, y + 1.3 * size], 0, 12 * size), 2.6 * size), "mist", "flat");
    }
  }),
  piece("cake", "Geburtstagstorte", "Birthday cake", ["birthday", "party"], (on) => {
    on.add(
      smooth(
        through(
          [
            [-28, 26],
            [0, 29.6],
            [28, 26],
            [26, 30],
            [0, 33],
            [-26, 30],
          ],
          true,
        ),
      ),
      "mist",
      "solid",
    );
    const tier = (top: number, bottom: number, half: number, paint: Paint, icing: Paint) => {
      on.add(
        [
          [
            [
              [-half, top],
              [-half, bottom],
            ],
            [
              [-half, bottom],
              [0, bottom + 2.6],
              [half, bottom],
            ],
            [
              [half, bottom],
              [half, top],
            ],
            [
              [half, top],
              [-half, top],
            ],
          ],
        ] as never,
        paint,
        "solid",
      );
      const drips = Math.round(half / 2.6);
      const edge: Pt[] = [
        [-half - 0.4, top - 1.4],
        [0, top + 0.2],
        [half + 0.4, top - 1.4],
      ];
      for (let k = drips; k >= 0; k--)
        edge.push([
          -half - 0.4 + ((2 * half + 0.8) * k) / drips,
          top + (k % 2 ? 7.4 : 3.2) + 1.6 * Math.cos((k / drips - 0.5) * Math.PI),
        ]);
      on.add(smooth(through(edge, true), 160), icing, "solid");
    };
    tier(8, 26, 22, "blush", "rose");
    tier(-9, 7.6, 14, "butter", "terracotta");
    for (const [x, paint] of [
      [-7, "dusk"],
      [0, "clay"],
      [7, "dusk"],
    ] as const) {
      on.add(polygon([x - 0.8, -20], [x + 0.8, -20], [x + 0.8, -10.4], [x - 0.8, -10.4]), paint, "solid");
      on.add(leaf(bow([x, -20.8], -90, 5.4, 8), 2.5, 0.6, 1.1), "ochre", "solid");
    }
    for (const x of [-15, -5, 5, 15])
      on.add(petal([x, 24.6 + (Math.abs(x) < 9 ? 1.6 : 0.4)], -90, 4, { open: 90, round: 0.4 }), "cream", "cut");
  }),
];
