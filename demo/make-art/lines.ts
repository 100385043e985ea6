import { bow, cubic, heading, type Pt, polar, randomOf, through } from "./kit/curve.ts";
import { type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { along, pen } from "./kit/pen.ts";
import { ellipse, leaf, polygon, ribbon, ring, smooth, stroke, without } from "./kit/shape.ts";
import { heart } from "./kit/signs.ts";

const piece = pieceOf("lines");
export const lines: readonly Piece[] = [
  piece("entwined-hearts", "Verschlungene Herzen", "Entwined hearts", ["love", "wedding", "valentine"], (on) => {
    const outline = (at: Pt, size: number, turn: number) =>
      without(heart(at, size, turn), heart([at[0], at[1] + 0.35], size - 2.1, turn));
    on.add(outline([-10, -2], 19, -14), "clay");
    on.add(outline([11, 4], 15, 15), "rose");
  }),
  piece("rings", "Eheringe", "Wedding rings", ["wedding", "anniversary"], (on) => {
    on.add(ring([-9, 0], 15, 2.2), "gold", "solid");
    on.add(ring([9, 3], 15, 2.2), "gold", "solid");
    on.add(
      ribbon(
        (t) => polar([-9, 0], -52 + t * 40, 15),
        () => 1.1,
        20,
      ),
      "gold",
      "solid",
    );
    for (const angle of [-128, -110, -92, -74])
      on.add(stroke(bow(polar([-9, 0], angle, 19), angle, 4.2), 0.75), "ochre", "flat");
    on.add(polygon([-11.8, -20.4], [-9.6, -22.6], [-6.4, -22.6], [-4.2, -20.4], [-8, -15.6]), "butter", "line");
  }),
  piece("ampersand", "Und-Zeichen", "Ampersand", ["wedding", "letter", "monogram"], (on) => {
    const way: readonly Pt[] = [
      [21, 25],
      [10, 14],
      [-4, -4],
      [-7, -16],
      [0, -24],
      [8, -17],
      [4, -6],
      [-10, 4],
      [-16, 15],
      [-8, 25],
      [5, 23],
      [15, 10],
      [19, -1],
    ];
    const curve = through(way);
    on.add(
      ribbon(
        curve,
        (t) => 0.42 + 1.35 * Math.abs(Math.sin(t * 9.2 + 0.25)) ** 1.6 * Math.sin(Math.PI * (0.06 + 0.88 * t)),
        110,
      ),
      "clay",
      "flat",
    );
    on.add(ellipse([19.4, -2], 1.5), "clay", "flat");
    pen(
      on,
      [
        [21, 25],
        [24.6, 25.4],
        [27, 22],
      ],
      0.9,
      "clay",
    );
  }),
  piece("brush-underline", "Pinselstrich", "Brush underline", ["divider", "modern"], (on) => {
    const random = randomOf("brush underline 6");
    const bristles = 11;
    for (let index = 0; index < bristles; index++) {
      // Bristles lie close in the middle of the brush; its outer ones touch later and leave earlier.
      const out = Math.abs(index - (bristles - 1) / 2) / ((bristles - 1) / 2);
      const [from, to] = [-45 + out * 5 + random.range(0, 3), 46 - out * 9 - random.range(0, 13)];
      const y = (index - (bristles - 1) / 2) * 0.78;
      on.add(
        ribbon(
          (t) => {
            const x = from + (to - from) * t;
            return [x, y * (1 - 0.16 * Math.sin(x / 17)) + 2.3 * Math.sin(x / 34 + 0.9) - x * 0.05];
          },
          (t) => 0.56 - 0.3 * t ** 3,
          32,
        ),
        "terracotta",
        "flat",
      );
    }
  }),
  piece("flourish", "Schwung", "Flourish", ["divider", "wedding", "classic"], (on) => {
    for (const side of [-1, 1] as const) {
      const flip = (points: readonly Pt[]) => points.map(([x, y]): Pt => [x * side, y]);
      pen(
        on,
        flip([
          [3, 0],
          [14, -5],
          [28, -4],
          [40, 3],
          [48, 1],
          [48, -6],
          [42, -6.6],
          [41, -1.6],
          [45, 0.6],
        ]),
        1.1,
        "gold",
      );
      pen(
        on,
        flip([
          [5, 2.4],
          [14, 4.6],
          [22, 1.6],
          [25, -2.6],
        ]),
        0.85,
        "gold",
      );
      on.add(leaf(bow([16 * side, -4.7], side > 0 ? -52 : -128, 6.4, side * 30), 2.3), "gold");
      on.add(leaf(bow([27 * side, -3.9], side > 0 ? 34 : 146, 6, side * -26), 2.1), "gold");
      on.add(ellipse([51.6 * side, 3.4], 0.95), "gold", "flat");
    }
    on.add(heart([0, 0.6], 2.5), "clay");
  }),
  piece("balloons", "Drei Luftballons", "Three balloons", ["birthday", "party", "baby"], (on) => {
    const balloon = (x: number, y: number, r: number, paint: Paint, lean: number) => {
      pen(
        on,
        [
          [x + lean * 0.1, y + r * 1.25],
          [x + lean * 0.4, y + r * 2.1],
          [x * 0.3 - lean * 0.1, 24],
          [0, 38],
        ],
        0.65,
        "ink",
      );
      on.add(
        smooth(
          through(
            [
              [x, y + r * 1.2],
              [x - r * 0.62, y + r * 0.62],
              [x - r * 0.98, y - r * 0.18],
              [x - r * 0.62, y - r * 0.92],
              [x, y - r * 1.16],
              [x + r * 0.62, y - r * 0.92],
              [x + r * 0.98, y - r * 0.18],
              [x + r * 0.62, y + r * 0.62],
            ],
            true,
          ),
          80,
        ),
        paint,
        "line",
      );
      on.add(polygon([x, y + r * 1.14], [x + 1.5, y + r * 1.14 + 2.4], [x - 1.5, y + r * 1.14 + 2.4]), paint, "solid");
      on.add(
        stroke((t) => polar([x, y - r * 0.1], 196 + t * 56, r * 0.7), 0.9),
        "cream",
        "none",
      );
      on.add(
        stroke((t) => polar([x, y - r * 0.1], 196 + t * 56, r * 0.68), 0.75),
        null,
        "flat",
      );
    };
    balloon(-13, -12, 10.5, "terracotta", -6);
    balloon(13, -9, 9.8, "ochre", 6);
    balloon(0, -25, 11.4, "rose", 0);
  }),
  piece("bunting", "Wimpelkette", "Bunting", ["party", "birthday", "baby", "border"], (on) => {
    const rope = cubic([-58, -6], [-24, 14], [24, 14], [58, -6]);
    const tones: readonly Paint[] = ["terracotta", "sage", "ochre", "dusk", "rose"];
    for (let index = 0; index < 9; index++) {
      const [a, b] = [rope(0.05 + index * 0.1), rope(0.125 + index * 0.1)];
      const turn = heading(rope, 0.09 + index * 0.1);
      const tip = polar([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], turn + 90, 11.5);
      on.add(polygon(a, b, tip), tones[index % 5] as Paint, index % 2 ? "line" : "solid");
      if (index % 2)
        for (const [s, d] of [
          [-1.7, 3.2],
          [1.7, 3.2],
          [0, 6],
        ] as const)
          on.add(ellipse([(a[0] + b[0]) / 2 + s, (a[1] + b[1]) / 2 + d], 0.7), "cream", "none").add(
            ellipse([(a[0] + b[0]) / 2 + s, (a[1] + b[1]) / 2 + d], 0.6),
            null,
            "flat",
          );
    }
    along(on, rope, 0.9, "ink");
    for (const side of [-1, 1])
      pen(
        on,
        [
          [58 * side, -6],
          [61 * side, -9],
          [57 * side, -11],
          [55.6 * side, -7],
          [60 * side, -3],
        ],
        0.8,
      );
  }),
];
