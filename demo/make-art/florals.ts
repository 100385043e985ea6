import { bow, cubic, heading, type Pt, polar, randomOf, through } from "./kit/curve.ts";
import { type Piece, pieceOf } from "./kit/drawing.ts";
import {
  anemone,
  blossom,
  bud,
  cosmos,
  daisy,
  hydrangea,
  peony,
  poppy,
  ranunculus,
  ribbonBow,
  tulip,
} from "./kit/flowers.ts";
import { addLeaf, stem } from "./kit/plants.ts";
import { leaf, petal, stroke } from "./kit/shape.ts";

const piece = pieceOf("florals");

export const florals: readonly Piece[] = [
  piece("anemone", "Anemone", "Anemone", ["flower", "wedding", "spring"], (on) => {
    const random = randomOf("anemone");
    const leaves: readonly [number, number][] = [
      [205, 21],
      [160, 18],
      [20, 20],
      [-25, 17],
    ];
    for (const [angle, length] of leaves) {
      addLeaf(on, polar([0, 0], angle, 9), angle, length, {
        paint: "sage",
        shade: "leaf",
        rib: "moss",
        bend: 16,
        width: 7,
      });
    }
    anemone(on, [0, 0], 19, random);
  }),
  piece("peony", "Pfingstrose", "Peony", ["flower", "wedding", "love"], (on) => {
    const random = randomOf("peony 4");
    const stalk = cubic([-4, 52], [3, 40], [2, 22], [0, 0]);
    stem(on, stalk, 1.3, "moss");
    addLeaf(on, stalk(0.32), -150, 22, { paint: "leaf", shade: "moss", rib: "sage", bend: 30, width: 8 });
    addLeaf(on, stalk(0.5), -28, 24, { paint: "leaf", shade: "moss", rib: "sage", bend: -32, width: 8.5 });
    addLeaf(on, stalk(0.22), -8, 15, { paint: "sage", shade: "leaf", rib: "moss", bend: -30, width: 6 });
    peony(on, [0, 2], 31, -90, random);
  }),
  piece("ranunculus", "Ranunkel", "Ranunculus", ["flower", "wedding", "birthday"], (on) => {
    const random = randomOf("ranunculus");
    const stalk = cubic([6, 50], [-4, 38], [2, 24], [0, 6]);
    stem(on, stalk, 1.2, "leaf");
    for (const [t, side] of [
      [0.2, 1],
      [0.42, -1],
    ] as const) {
      addLeaf(on, stalk(t), -90 + side * 62, 17, {
        paint: "sage",
        shade: "leaf",
        rib: "moss",
        bend: -side * 34,
        width: 7.4,
        base: 0.6,
      });
    }
    ranunculus(on, [0, -4], 17, random);
  }),
  piece("daisies", "Drei Margeriten", "Three daisies", ["flower", "summer", "birth"], (on) => {
    const random = randomOf("daisies 2");
    const heads: readonly [Pt, number, number][] = [
      [[-13, -12], 9.5, 0.9],
      [[4, -26], 11, 1],
      [[17, -5], 8.5, 0.72],
    ];
    for (const [at, , squash] of heads) {
      const stalk = cubic([2 + at[0] * 0.08, 42], [0, 20], [at[0] * 0.9, 8], [at[0], at[1] + squash]);
      stem(on, stalk, 0.9, "leaf");
    }
    addLeaf(on, [1.5, 30], -128, 16, { paint: "sage", rib: "leaf", bend: 34, width: 4.2 });
    addLeaf(on, [2.2, 34], -42, 18, { paint: "sage", rib: "leaf", bend: -38, width: 4.4 });
    for (const [at, radius, squash] of heads) daisy(on, at, radius, random, { paint: "butter", squash, petals: 14 });
  }),
  piece("poppy", "Mohnblume", "Poppy", ["flower", "summer"], (on) => {
    const random = randomOf("poppy");
    const stalk = cubic([4, 58], [8, 40], [-6, 26], [0, 4]);
    stem(on, stalk, 1, "moss");
    stem(
      on,
      through([
        [5, 50],
        [15, 32],
        [20, 12],
        [24.5, 9],
        [26, 14],
      ]),
      0.8,
      "moss",
    );
    on.add(leaf(bow([26, 12.6], 84, 10, 8), 6.2, 0.45, 0.55), "leaf");
    on.add(petal([26.1, 13.4], 86, 9.2, { open: 26, round: 0.5 }), "clay", "cut");
    for (const [t, side] of [
      [0.14, -1],
      [0.3, 1],
      [0.4, -1],
    ] as const) {
      const rib = bow(stalk(t), -90 + side * 46, 15, -side * 20);
      stem(on, rib, 0.8, "leaf");
      for (const [u, wing] of [
        [0.35, 1],
        [0.5, -1],
        [0.68, 1],
        [0.82, -1],
      ] as const) {
        addLeaf(on, rib(u), heading(rib, u) + wing * 42, 5.4 * (1.25 - u), {
          paint: "leaf",
          width: 1.7,
          bend: -wing * 20,
        });
      }
    }
    poppy(on, [0, 0], 18, random);
  }),
  piece("tulips", "Tulpen", "Tulips", ["flower", "spring", "easter"], (on) => {
    const stems: readonly [number, number, number][] = [
      [-13, -6, -100],
      [13, -3, -80],
      [0, -16, -91],
    ];
    for (const [x, y] of stems) stem(on, cubic([x * 0.12, 50], [x * 0.3, 34], [x * 0.9, 20], [x, y]), 1.3, "leaf");
    addLeaf(on, [-1, 49], -122, 36, { paint: "leaf", shade: "moss", bend: 38, width: 7.5, base: 0.7, tip: 1.2 });
    addLeaf(on, [1.4, 49], -60, 40, { paint: "sage", shade: "leaf", bend: -36, width: 8, base: 0.7, tip: 1.2 });
    stems.forEach(([x, y, turn], index) => {
      tulip(
        on,
        [x, y + 1],
        19 + (index === 2 ? 2 : 0),
        turn,
        index === 1 ? ["rose", "blush"] : index === 2 ? ["terracotta", "apricot"] : ["ochre", "butter"],
      );
    });
  }),
  piece("cosmos", "Schmuckkörbchen", "Cosmos", ["flower", "summer", "birthday"], (on) => {
    const random = randomOf("cosmos 3");
    const heads: readonly [Pt, number, number][] = [
      [[-12, -22], 11, 0.82],
      [[13, -12], 9.5, 0.66],
    ];
    const stalks = heads.map(([at]) => cubic([0, 44], [-3, 22], [at[0] * 1.1, 8], at));
    for (const stalk of stalks) stem(on, stalk, 0.8, "leaf");
    const third = cubic([0, 30], [2, 12], [2, -6], [3, -14]);
    stem(on, third, 0.7, "leaf");
    for (const [t, which] of [
      [0.2, 0],
      [0.34, 1],
      [0.5, 0],
      [0.12, 1],
    ] as const) {
      const curve = stalks[which] ?? third;
      for (const side of [-1, 1]) {
        const rib = bow(curve(t), heading(curve, t) + side * 38, 12, -side * 30);
        stem(on, rib, 0.6, "leaf");
        for (const u of [0.3, 0.55, 0.75]) {
          on.add(stroke(bow(rib(u), heading(rib, u) - side * 34, 5.5 * (1.2 - u), side * 18), 0.5), "leaf", "none");
          on.add(
            stroke(bow(rib(u), heading(rib, u) + side * 34, 5.5 * (1.2 - u), -side * 18), 0.5),
            "leaf",
            u === 0.55 ? "flat" : "none",
          );
        }
      }
    }
    bud(on, third(1), -84, 6, "berry", "leaf");
    for (const [at, radius, squash] of heads)
      cosmos(on, at, radius, random, at[0] < 0 ? "rose" : "blush", "berry", squash);
  }),
  piece("lavender", "Lavendelbund", "Bunch of lavender", ["flower", "summer", "herb"], (on) => {
    const random = randomOf("lavender");
    const fans = [-26, -13, 0, 12, 25];
    const stalks = fans.map((lean, index) =>
      cubic([-lean * 0.3, 54], [0, 34], [lean * 0.35, 18], [lean * 0.85, [-8, -17, -24, -19, -9][index] ?? -10]),
    );
    for (const stalk of stalks) stem(on, stalk, 0.65, "leaf");
    for (const stalk of stalks) {
      for (let row = 0; row < 7; row++) {
        const t = 0.6 + row * 0.062;
        for (const side of [-1, 1]) {
          const angle = heading(stalk, t) + side * (46 - row * 2);
          on.add(
            leaf(bow(stalk(t), angle, 4.6 - row * 0.3, -side * 20), 2.3, 0.5, 0.6),
            (row + (side > 0 ? 1 : 0)) % 3 ? "dusk" : "night",
          );
        }
      }
      on.add(leaf(bow(stalk(0.99), heading(stalk, 1), 3.6, random.range(-8, 8)), 2.1, 0.5, 0.6), "dusk");
    }
    for (const [x, side] of [
      [-1.5, -1],
      [1.5, 1],
    ] as const)
      addLeaf(on, [x, 40], -90 + side * 34, 13, { paint: "sage", width: 2.2, bend: -side * 14 });
    ribbonBow(on, [0, 40], 8.5, "blush", "rose", 4);
  }),
  piece("cherry-twig", "Kirschzweig", "Cherry twig", ["blossom", "spring", "wedding", "birth"], (on) => {
    const random = randomOf("cherry twig 2");
    const main = cubic([-38, 16], [-16, 12], [4, 2], [38, -18]);
    const side = cubic([-6, 7.2], [4, 10], [14, 12], [26, 9]);
    const up = cubic([-20, 12.2], [-12, 2], [-8, -8], [-2, -15]);
    for (const [curve, width] of [
      [main, 1.9],
      [side, 1.1],
      [up, 1.1],
    ] as const)
      on.add(stroke(curve, width, [1.2, 0.4]), "bark", "flat");
    for (const [curve, t, angle] of [
      [main, 0.95, -60],
      [side, 0.7, 70],
      [up, 0.55, 170],
      [main, 0.42, 110],
    ] as const) {
      const stalk = bow(curve(t), angle, 4.5, 14);
      stem(on, stalk, 0.8, "bark");
      bud(on, stalk(1), angle + 14, 6, "rose", "leaf");
    }
    for (const [curve, t, angle] of [
      [main, 0.99, -20],
      [side, 0.98, 20],
      [up, 0.97, -70],
    ] as const) {
      addLeaf(on, curve(t), angle, 9, { paint: "sage", shade: "leaf", bend: 14, width: 3.8 });
    }
    const heads: readonly [Pt, number][] = [
      [[-24, 7], 7],
      [[-8, -7], 6.2],
      [[6, 1], 7.6],
      [[13, 13], 6.2],
      [[21, -11], 7],
      [[30, -20], 4.8],
    ];
    for (const [at, radius] of heads) blossom(on, at, radius, random, "blush", "berry", "solid");
  }),
  piece("hydrangea", "Hortensie", "Hydrangea", ["flower", "summer", "wedding"], (on) => {
    const random = randomOf("hydrangea");
    stem(on, cubic([5, 48], [-2, 36], [1, 22], [0, 8]), 1.7, "moss");
    addLeaf(on, [1, 26], 152, 25, { paint: "leaf", shade: "moss", rib: "sage", bend: 24, width: 13, base: 0.6 });
    addLeaf(on, [0.6, 23], 24, 25, { paint: "leaf", shade: "moss", rib: "sage", bend: -26, width: 13, base: 0.6 });
    hydrangea(on, [0, -2], 20, random);
  }),
  piece("magnolia", "Magnolienzweig", "Magnolia twig", ["blossom", "spring", "mourning"], (on) => {
    const main = cubic([-30, 34], [-14, 26], [-4, 12], [2, 2]);
    const other = cubic([-15, 24], [0, 24], [14, 20], [24, 10]);
    on.add(stroke(main, 2.1, [1.1, 0.7]), "bark", "flat");
    on.add(stroke(other, 1.5, [1, 0.6]), "bark", "flat");
    // A goblet: tall petals behind, two that fall outwards, two in front that close it.
    const cup = (at: Pt, size: number, turn: number) => {
      const petals = [
        [-20, 1.02, 0.46, -6, "rose"],
        [20, 1, 0.46, 6, "rose"],
        [0, 1.08, 0.48, 0, "rose"],
        [-47, 0.98, 0.4, -34, "blush"],
        [47, 0.96, 0.4, 34, "rose"],
        [-13, 0.86, 0.5, 8, "blush"],
        [15, 0.8, 0.46, -10, "sand"],
      ] as const;
      for (const [angle, length, width, bend, paint] of petals) {
        const rib = bow(at, turn + angle, size * length, bend);
        on.add(leaf(rib, size * width, 0.72, 0.42), paint, "solid");
        on.add(
          stroke((t) => rib(0.1 + t * 0.42), 0.5, [1, 0.3]),
          paint === "rose" ? "berry" : "rose",
          "none",
        );
      }
      on.add(petal(at, turn, size * 0.2, { open: 130, round: 0.4 }), "bark");
    };
    cup([2, 3], 27, -72);
    addLeaf(on, other(0.45), 62, 11, { paint: "sage", shade: "leaf", bend: -20, width: 4.6 });
    const small = other(1);
    on.add(petal(small, -60, 15, { open: 46, round: 0.62, twist: 8 }), "rose", "none");
    on.add(petal(small, -44, 14, { open: 44, round: 0.62, twist: -8 }), "blush");
    on.add(petal(small, -54, 4.4, { open: 96, round: 0.42 }), "bark");
    addLeaf(on, main(0.3), -128, 9, { paint: "sage", shade: "leaf", bend: 20, width: 4 });
  }),
];
