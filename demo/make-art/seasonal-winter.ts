import { bow, heading, type Pt, polar, through } from "./kit/curve.ts";
import { type Drawing, type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { ribbonBow } from "./kit/flowers.ts";
import { addLeaf, berry, needles, stem } from "./kit/plants.ts";
import { bulged, ellipse, leaf, line, polygon, rectangle, ribbon, ring, smooth, stroke } from "./kit/shape.ts";
import { starShape } from "./kit/signs.ts";

const piece = pieceOf("seasonal");
const snowflake = (
  on: Drawing,
  radius: number,
  twigs: readonly (readonly [number, number])[],
  paint: Paint,
  heartOf: () => void,
) => {
  for (let arm = 0; arm < 6; arm++) {
    const angle = arm * 60 - 90;
    on.add(line(bow(polar([0, 0], angle, radius * 0.1), angle, radius * 0.9), 1.1, 4), paint, "flat");
    for (const [at, length] of twigs) {
      for (const side of [-1, 1])
        on.add(
          line(bow(polar([0, 0], angle, radius * at), angle + side * 56, radius * length), 0.95, 4),
          paint,
          "flat",
        );
    }
    on.add(
      polygon(
        polar([0, 0], angle, radius * 0.92),
        polar([0, 0], angle + 2.6, radius * 0.985),
        polar([0, 0], angle, radius * 1.09),
        polar([0, 0], angle - 2.6, radius * 0.985),
      ),
      paint,
      "flat",
    );
  }
  heartOf();
};

export const winter: readonly Piece[] = [
  piece("snowflake", "Schneeflocke", "Snowflake", ["winter", "christmas"], (on) => {
    snowflake(
      on,
      26,
      [
        [0.4, 0.24],
        [0.6, 0.27],
        [0.78, 0.15],
      ],
      "dusk",
      () => {
        on.add(starShape([0, 0], 7.4, 6, 0.58, 0), "night", "solid");
        on.add(ellipse([0, 0], 1.7), "mist", "cut");
      },
    );
  }),
  piece("snow-crystal", "Schneekristall", "Snow crystal", ["winter", "christmas"], (on) => {
    for (let arm = 0; arm < 6; arm++) {
      const angle = arm * 60;
      on.add(leaf(bow(polar([0, 0], angle, 9.6), angle, 15.4), 5, 0.7, 0.7), "night", "solid");
      on.add(leaf(bow(polar([0, 0], angle + 30, 7), angle + 30, 10), 3.4, 0.7, 0.7), "dusk", "solid");
      on.add(ellipse(polar([0, 0], angle + 30, 19.6), 1.2), "night", "solid");
      for (const side of [-1, 1])
        on.add(leaf(bow(polar([0, 0], angle, 17), angle + side * 52, 6.6), 2.2), "dusk", "solid");
    }
    on.add(ring([0, 0], 6.2, 0.9), "night", "flat");
    on.add(starShape([0, 0], 4.4, 6, 0.5, 30), "dusk", "solid");
  }),
  piece("fir-trees", "Drei Tannen", "Three fir trees", ["christmas", "winter", "forest"], (on) => {
    const fir = (x: number, base: number, height: number, half: number, paint: Paint, shade: Paint) => {
      on.add(rectangle(x - 1, base - 3, 2, 6.4), "bark", "solid");
      for (let row = 0; row < 4; row++) {
        const top = base - height + (row * height) / 4.7;
        const foot = base - height + ((row + 1.7) * height) / 4.7 - (row === 3 ? height * 0.05 : 0);
        const wide = half * (0.42 + row * 0.195);
        const tier = (right: number) =>
          bulged(
            [
              [x, top],
              [x + right * wide, foot],
              [x, foot - 1],
            ],
            right > 0 ? -0.06 : 0.06,
          );
        on.add(
          bulged(
            [
              [x, top],
              [x + wide, foot],
              [x - wide, foot],
            ],
            -0.07,
          ),
          paint,
          "solid",
        );
        on.add(tier(1), shade, "none");
      }
    };
    fir(-17, 24, 34, 11, "sage", "leaf");
    fir(17, 25, 29, 10, "sage", "leaf");
    fir(0, 28, 52, 15, "moss", "pine");
    on.add(starShape([0, -27], 3.6, 5, 0.46), "ochre", "solid");
    for (const [x, half] of [
      [0, 36],
      [4, 22],
    ] as const)
      on.add(stroke(bow([x - half, x ? 35 : 32.4], 0, half * 2), 0.9), "mist", "flat");
  }),
  piece("bauble", "Christbaumkugel", "Christmas bauble", ["christmas"], (on) => {
    on.add(stroke(bow([0, -44], 90, 24), 0.7, [0.9, 0.9]), "gold", "flat");
    ribbonBow(on, [0, -24], 10, "terracotta", "clay");
    on.add(rectangle(-2.6, -20.4, 5.2, 4), "gold", "solid");
    on.add(ellipse([0, 0], 17), "clay", "solid");
    on.add(
      smooth(
        through(
          [
            [-17, -1],
            [-9, 2.6],
            [0, -1],
            [9, 2.6],
            [17, -1],
            [16.6, 4],
            [9, 8.6],
            [0, 5],
            [-9, 8.6],
            [-16.6, 4],
          ],
          true,
        ),
      ),
      "terracotta",
      "none",
    );
    for (const y of [-1, 4.4]) {
      const band = through([
        [-16.4, y],
        [-8, y + 3.2],
        [0, y],
        [8, y + 3.2],
        [16.4, y],
      ]);
      on.add(
        ribbon(
          (t) => band(0.02 + t * 0.96),
          () => 0.36,
          40,
        ),
        "butter",
        "cut",
      );
    }
    for (const x of [-10, -3.4, 3.4, 10])
      on.add(starShape([x, -7 + Math.abs(x) * 0.12], 2.2, 4, 0.36), "butter", "cut");
    for (const x of [-7, 0, 7]) on.add(ellipse([x, 11.6 - Math.abs(x) * 0.12], 0.95), "butter", "cut");
  }),
  piece("straw-star", "Strohstern", "Straw star", ["christmas", "scandinavian"], (on) => {
    for (let index = 0; index < 8; index++) {
      const angle = index * 45;
      for (const lean of [-9, 0, 9])
        on.add(
          ribbon(bow(polar([0, 0], angle, 3), angle + lean, 24 - Math.abs(lean) * 0.5), () => 0.62, 4),
          lean ? "ochre" : "gold",
          "solid",
        );
      on.add(
        polygon(polar([0, 0], angle, 30.4), polar([0, 0], angle + 4, 27), polar([0, 0], angle - 4, 27)),
        "gold",
        "flat",
      );
    }
    on.add(ring([0, 0], 12, 1), "clay", "solid");
    on.add(ellipse([0, 0], 4), "gold", "solid");
    on.add(ring([0, 0], 2.2, 0.7), "clay", "cut");
  }),
  piece("holly", "Stechpalme", "Holly", ["christmas", "winter"], (on) => {
    const holly = (angle: number, length: number, paint: Paint, shade: Paint) => {
      const rib = bow(polar([0, 0], angle, 3), angle, length, 10);
      const side = (sign: 1 | -1): Pt[][] =>
        [0, 1, 2, 3].map((k) => {
          const [a, b] = [k / 4, (k + 1) / 4];
          const tooth = (t: number) => (t <= 0 || t >= 1 ? 0 : 8.6 * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.8);
          return Array.from({ length: 13 }, (_, i) => {
            const u = i / 12;
            const t = a + (b - a) * u;
            const wide = tooth(a) + (tooth(b) - tooth(a)) * u - 7.6 * u * (1 - u);
            return polar(rib(t), heading(rib, t) + 90 * sign, Math.max(0.1, wide));
          });
        });
      const left = side(-1);
      const right = side(1);
      on.add([[...left, ...[...right].reverse().map((run) => [...run].reverse())]], paint);
      on.add([[...right, Array.from({ length: 9 }, (_, k) => rib(1 - k / 8))]], shade, "none");
      on.add(
        ribbon(
          (t) => rib(t * 0.84),
          (t) => 0.44 - 0.2 * t,
          16,
        ),
        "sage",
        "cut",
      );
    };
    holly(-158, 30, "leaf", "pine");
    holly(-22, 30, "leaf", "pine");
    holly(-92, 25, "moss", "pine");
    for (const [x, y] of [
      [-3.4, 2],
      [3.6, 2.2],
      [0, -3.4],
    ] as const)
      berry(on, [x, y], 3.3, "clay", "apricot");
  }),
  piece("mistletoe", "Mistelzweig", "Mistletoe", ["christmas", "love", "winter"], (on) => {
    const fork = (from: Pt, angle: number, length: number, depth: number): void => {
      const twig = bow(from, angle, length, 6);
      on.add(stroke(twig, 1.1 - depth * 0.14, [1, 0.8]), "leaf", "flat");
      const end = twig(1);
      if (depth === 2) {
        for (const side of [-1, 1])
          addLeaf(on, end, angle + side * 30, 15, {
            paint: side < 0 ? "sage" : "leaf",
            width: 5,
            bend: -side * 30,
            base: 0.8,
            tip: 0.4,
          });
        for (const [dx, dy] of [
          [-1.7, 0.4],
          [1.7, 0.4],
          [0, -2],
        ] as const)
          on.add(ellipse([end[0] + dx, end[1] + dy], 1.75), "sand", "none").add(
            ellipse([end[0] + dx, end[1] + dy], 1.5),
            "white",
            "line",
          );
        return;
      }
      for (const side of [-1, 1]) fork(end, angle + side * (depth ? 31 : 42), length * 0.82, depth + 1);
    };
    fork([0, -30], 90, 15, 0);
    ribbonBow(on, [0, -27], 9, "clay", "berry");
  }),
  piece("advent-candle", "Adventskerze", "Advent candle", ["advent", "christmas", "mourning"], (on) => {
    for (const [angle, length] of [
      [176, 26],
      [198, 23],
      [158, 22],
      [4, 26],
      [-18, 23],
      [22, 22],
      [212, 15],
      [-32, 15],
    ] as const) {
      const rib = bow([0, 24], angle, length, angle > 90 ? 14 : -14);
      stem(on, rib, 0.8, "bark");
      needles(on, rib, Math.round(length / 2.9), 6.4, ["pine", "moss"]);
    }
    on.add(rectangle(-6, -14, 12, 37), "sand", "solid");
    on.add(rectangle(1.4, -14, 4.6, 37), "apricot", "none");
    on.add(
      smooth(
        through(
          [
            [-6, -14],
            [0, -16],
            [6, -14],
            [5.4, -8],
            [4, -4],
            [2.6, -9],
            [0, -10.6],
            [-2.6, -9.4],
            [-4, -1],
            [-5.6, -6],
          ],
          true,
        ),
      ),
      "cream",
      "line",
    );
    on.add(stroke(bow([0, -15], -90, 4), 0.7), "ink", "flat");
    on.add(leaf(bow([0, -17.4], -90, 12.5, 8), 5.8, 0.6, 1.1), "ochre", "solid");
    on.add(leaf(bow([0.1, -17.8], -90, 6, 6), 2.6, 0.6, 1), "butter", "cut");
    for (const [x, y] of [
      [-4, 22.6],
      [0.4, 25],
      [4.6, 22.4],
    ] as const)
      berry(on, [x, y], 2.2, "clay", "apricot");
  }),
];
