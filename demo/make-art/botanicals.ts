import { bow, type Curve, cubic, heading, type Pt, polar, randomOf, through } from "./kit/curve.ts";
import { type Drawing, type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import { addLeaf, spray, stem } from "./kit/plants.ts";
import { ellipse, halfLeaf, leaf, petal, ribbon, type Shape, stroke } from "./kit/shape.ts";

const piece = pieceOf("botanicals");

const cutLine = (on: Drawing, curve: (t: number) => Pt, paint: Paint, width = 0.7) =>
  on.add(
    ribbon(curve, (t) => (width / 2) * (1 - 0.35 * t), 16),
    paint,
    "cut",
  );

/** An outline with slits from its edge inwards; each starts inside and leaves through the edge, `half` is its half width. */
function slit(outline: Curve, axes: readonly Curve[], half: (t: number) => number): Shape {
  const steps = Array.from({ length: 61 }, (_, index) => index / 60);
  const near = (at: Pt, axis: Curve): number | null => {
    const far = (t: number) => Math.hypot(axis(t)[0] - at[0], axis(t)[1] - at[1]);
    const best = steps.reduce((least, t) => (far(t) < far(least) ? t : least), 0);
    return far(best) < half(best) ? best : null;
  };
  const edge = Array.from({ length: 720 }, (_, index) => outline(index / 720));
  const within = edge.map((at) => axes.findIndex((axis) => near(at, axis) !== null));
  const runs: Pt[][] = [[]];
  for (const [index, at] of edge.entries()) {
    const now = within[index] ?? -1;
    if (now < 0) runs.at(-1)?.push(at);
    if (now < 0 || within[(index + 719) % 720] === now) continue;
    const axis = axes[now] as Curve;
    const most = near(at, axis) ?? 1;
    const [start, way, there] = [axis(0), heading(axis, 0), polar([0, 0], heading(axis, most), 1)];
    const first = Math.sign(there[0] * (at[1] - axis(most)[1]) - there[1] * (at[0] - axis(most)[0]));
    const side = (sign: number) =>
      steps.map((t) => polar(axis(t * most), heading(axis, t * most) + 90 * sign, half(t * most)));
    const cap = Array.from({ length: 9 }, (_, k) => polar(start, way + first * (90 + k * 22.5), half(0)));
    runs.at(-1)?.push(at);
    runs.push([...side(first).reverse(), ...cap.slice(1, -1), ...side(-first)], []);
  }
  const [head = [], ...rest] = runs;
  const joined = [...rest.slice(0, -1), [...(rest.at(-1) ?? []), ...head]].filter((run) => run.length > 1);
  return [joined.map((run, index) => [...run, (joined[(index + 1) % joined.length] as Pt[])[0] as Pt])];
}

export const botanicals: readonly Piece[] = [
  piece("eucalyptus", "Eukalyptus", "Silver dollar eucalyptus", ["leaf", "wedding"], (on) => {
    const random = randomOf("eucalyptus 5");
    const curve = cubic([-12, 42], [4, 24], [6, 2], [-4, -34]);
    stem(on, curve, 1, "bark");
    for (let pair = 0; pair < 8; pair++) {
      const t = 0.14 + pair * 0.112;
      for (const side of [-1, 1] as const) {
        const size = (9.4 - pair * 0.72) * random.range(0.92, 1.06);
        const angle = heading(curve, t) + side * random.range(56, 74);
        const foot = polar(curve(t), angle, 1);
        on.add(leaf(bow(foot, angle, size, side * -14), size * 0.94, 0.5, 0.52), pair % 3 === 1 ? "mist" : "sage");
        if (pair % 3 !== 1)
          on.add(halfLeaf(bow(foot, angle, size, side * -14), size * 0.94, 1, 0.5, 0.52), "leaf", "none");
        cutLine(on, bow(foot, angle, size * 0.62, side * -10), "moss", 0.62);
      }
    }
    addLeaf(on, curve(0.98), -98, 5, { paint: "sage", width: 3.2, base: 0.5, tip: 0.6 });
  }),
  piece("willow-eucalyptus", "Weideneukalyptus", "Willow eucalyptus", ["leaf", "wedding"], (on) => {
    const random = randomOf("willow 2");
    const curve = cubic([-36, 8], [-14, -8], [12, -8], [36, 8]);
    spray(
      on,
      curve,
      {
        pairs: 9,
        size: 19,
        width: 3.6,
        paint: "sage",
        shade: "leaf",
        stem: "bark",
        stemWidth: 0.8,
        alternate: true,
        angle: 36,
        bend: 26,
        base: 0.6,
        tip: 1.3,
        taper: [0.7, 0.6],
      },
      random,
    );
  }),
  piece("olive-branch", "Olivenzweig", "Olive branch", ["leaf", "wedding", "peace", "communion"], (on) => {
    const random = randomOf("olive 3");
    const curve = cubic([-40, 14], [-18, 10], [4, -2], [36, -20]);
    stem(on, curve, 1.1, "bark");
    for (let node = 0; node < 9; node++) {
      const t = 0.1 + node * 0.1;
      for (const side of [-1, 1] as const) {
        const olive = (node === 2 && side === 1) || (node === 5 && side === -1) || (node === 6 && side === 1);
        const direction = heading(curve, t) + side * random.range(34, 50);
        if (olive) {
          const stalk = bow(curve(t), direction, 4, side * 14);
          stem(on, stalk, 0.6, "bark");
          on.add(ellipse(polar(stalk(1), heading(stalk, 1), 3), 3.5, 2.5, heading(stalk, 1)), "plum");
          on.add(ellipse(polar(polar(stalk(1), heading(stalk, 1), 2.6), -110, 1), 0.9, 0.5, -30), "rose", "none");
        } else {
          addLeaf(on, curve(t), direction, 13.5 * random.range(0.85, 1.08) * (1.05 - 0.3 * t), {
            paint: side < 0 ? "sage" : "leaf",
            shade: side < 0 ? "leaf" : "moss",
            width: 3.5,
            bend: -side * 16,
            base: 0.7,
            tip: 0.9,
          });
        }
      }
    }
    addLeaf(on, curve(0.98), -34, 11, { paint: "sage", shade: "leaf", width: 3.2 });
  }),
  piece("fern", "Farnwedel", "Fern frond", ["leaf", "forest"], (on) => {
    const curve = cubic([-8, 44], [-2, 20], [8, -6], [0, -38]);
    stem(on, curve, 1.1, "moss");
    for (let pair = 0; pair < 17; pair++) {
      const t = 0.2 + pair * 0.046;
      const size =
        21 * Math.sin(Math.PI * (0.2 + 0.8 * (1 - (t - 0.2) / 0.82)) * 0.62) * (1.06 - 0.8 * ((t - 0.2) / 0.8) ** 1.6);
      for (const side of [-1, 1] as const)
        addLeaf(on, curve(t), heading(curve, t) + side * 62, Math.max(2.4, size), {
          paint: side < 0 ? "leaf" : "moss",
          width: 2.9 - 1.3 * t,
          bend: -side * 26,
          base: 0.3,
          tip: 0.9,
        });
    }
    addLeaf(on, curve(0.97), -96, 3.4, { paint: "leaf", width: 1.4 });
    on.add(stroke(curve, 1.1, [1, 0.65]), null, "flat");
  }),
  piece("monstera", "Monstera", "Monstera leaf", ["leaf", "summer", "tropical"], (on) => {
    const outline = through(
      [
        [0, 24],
        [-9, 26],
        [-20, 18],
        [-24, 4],
        [-19, -10],
        [-10, -20],
        [0, -26],
        [10, -19],
        [20, -9],
        [24, 4],
        [20, 18],
        [9, 26],
      ],
      true,
    );
    const rib = cubic([0, 24], [1, 8], [1, -6], [1, -22]);
    const slits = (
      [
        [0.02, 34, 30],
        [0.2, 12, 30],
        [0.4, -8, 27],
        [0.58, -24, 23],
      ] as const
    ).flatMap(([t, angle, length]) =>
      ([-1, 1] as const).map((side) => {
        const direction = side > 0 ? angle : 180 - angle;
        return bow(polar(rib(t), direction, 8.5 - t * 4), direction, length * 0.8, side * -22);
      }),
    );
    on.add(
      slit(outline, slits, (u) => 0.35 + 2.3 * u ** 1.4),
      "pine",
    );
    for (const [t, angle, length] of [
      [0.12, 24, 14],
      [0.3, 4, 19],
      [0.5, -14, 17],
      [0.7, -32, 11],
    ] as const) {
      for (const side of [-1, 1] as const)
        cutLine(on, bow(rib(t), side > 0 ? angle : 180 - angle, length, side * -18), "sage", 0.75);
    }
    cutLine(on, rib, "sage", 0.95);
    on.add(stroke(cubic([0, 23], [-1, 32], [2, 38], [7, 44]), 1.5, [0.8, 1]), "moss", "flat");
  }),
  piece("ginkgo", "Ginkgozweig", "Ginkgo twig", ["leaf", "autumn", "mourning"], (on) => {
    const fan = (at: Pt, angle: number, size: number, paint: Paint, shade: Paint) => {
      const stalk = bow(at, angle, size * 0.75, 18);
      stem(on, stalk, 0.75, "ochre");
      const [foot, turn] = [stalk(1), heading(stalk, 1)];
      on.add(petal(foot, turn, size, { open: 138, round: 0.16, notch: 0.3, ruffles: 7, ruffle: 0.025 }), paint);
      for (let index = 0; index < 9; index++) {
        const lean = -54 + index * 13.5;
        if (Math.abs(lean) < 4) continue;
        on.add(
          ribbon(
            (t) => bow(foot, turn + lean * 0.8, size * 0.82, lean * 0.24)(0.24 + t * 0.76),
            (t) => 0.34 * (1 - t * 0.6),
            12,
          ),
          shade,
          size > 12 ? "cut" : "none",
        );
      }
    };
    const twig = cubic([-26, 24], [-8, 20], [8, 6], [16, -14]);
    on.add(stroke(twig, 1.5, [1.1, 0.6]), "bark", "flat");
    fan(twig(0.98), -84, 17, "butter", "ochre");
    fan(twig(0.72), -6, 15, "ochre", "gold");
    fan(twig(0.55), -148, 16, "butter", "ochre");
    fan(twig(0.3), 58, 12.5, "ochre", "gold");
    fan(twig(0.16), -112, 10, "butter", "ochre");
  }),
  piece("fan-palm", "Fächerpalme", "Fan palm", ["leaf", "summer", "tropical"], (on) => {
    for (let index = 0; index < 19; index++) {
      const angle = -90 + (index - 9) * 13.6;
      const length = 31 - Math.abs(index - 9) * 0.75;
      addLeaf(on, polar([0, 0], angle, 1.5), angle, length, {
        paint: index % 2 ? "apricot" : "terracotta",
        width: 4.6,
        base: 0.75,
        tip: 0.75,
        bend: (index - 9) * 0.9,
      });
    }
    on.add(stroke(cubic([0, 0], [0, 14], [2, 24], [6, 34]), 1.5, [1.2, 0.9]), "bark", "flat");
    on.add(ellipse([0, 0.4], 2.4), "bark");
  }),
  piece("wheat", "Weizenähren", "Ears of wheat", ["harvest", "autumn", "communion"], (on) => {
    for (const [lean, top, bend] of [
      [-17, -30, -12],
      [14, -33, 10],
      [-2, -41, 2],
    ] as const) {
      const curve = cubic([lean * -0.25, 38], [0, 16], [lean * 0.35, -8], [lean, top]);
      stem(on, curve, 0.75, "gold");
      for (let row = 0; row < 8; row++) {
        const t = 0.6 + row * 0.052;
        for (const side of [-1, 1] as const) {
          const angle = heading(curve, t) + side * (30 - row);
          addLeaf(on, curve(t), angle, 6.6 - row * 0.25, {
            paint: side < 0 ? "butter" : "ochre",
            width: 2.7,
            bend: -side * 18,
            base: 0.5,
            tip: 0.8,
          });
          if (row > 0)
            stem(on, bow(polar(curve(t), angle, 5.6), angle - side * 12, 7 - row * 0.2, -side * 8), 0.45, "gold");
        }
      }
      addLeaf(on, curve(0.99), heading(curve, 1) + bend, 6, { paint: "ochre", width: 2.4, base: 0.5 });
    }
    addLeaf(on, [0, 20], -150, 20, { paint: "butter", shade: "ochre", width: 2.8, bend: 52 });
    addLeaf(on, [1, 14], -36, 20, { paint: "butter", shade: "ochre", width: 2.8, bend: 60 });
  }),
  piece("laurel", "Lorbeerkranz", "Laurel wreath", ["wreath", "anniversary", "graduation"], (on) => {
    const random = randomOf("laurel");
    for (const side of [-1, 1] as const) {
      const curve = bow([side * 2, 26], side > 0 ? 0 : 180, 68, side * -152);
      spray(
        on,
        curve,
        {
          pairs: 10,
          size: 11.5,
          width: 4.4,
          paint: "ochre",
          shade: "gold",
          stem: "gold",
          angle: 38,
          bend: -14,
          from: 0.07,
          taper: [0.7, 0.6],
        },
        random,
      );
    }
  }),
];
