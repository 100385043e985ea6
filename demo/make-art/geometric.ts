import { bow, type Pt, polar } from "./kit/curve.ts";
import { type Paint, type Piece, pieceOf } from "./kit/drawing.ts";
import {
  bulged,
  ellipse,
  leaf,
  line,
  petal,
  polygon,
  rectangle,
  ribbon,
  ring,
  type Shape,
  without,
} from "./kit/shape.ts";
import { starShape } from "./kit/signs.ts";

const piece = pieceOf("geometric");
const straight = (a: Pt, b: Pt, width: number): Shape => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [((-dy / length) * width) / 2, ((dx / length) * width) / 2];
  return polygon([a[0] + nx, a[1] + ny], [b[0] + nx, b[1] + ny], [b[0] - nx, b[1] - ny], [a[0] - nx, a[1] - ny]);
};
/** Part of a ring with square ends. */
function arc(at: Pt, radius: number, width: number, from: number, to: number): Shape {
  const side = (r: number) => Array.from({ length: 33 }, (_, index) => polar(at, from + ((to - from) * index) / 32, r));
  const [outer, inner] = [side(radius + width / 2), side(radius - width / 2).reverse()];
  return [[outer, [outer[32] as Pt, inner[0] as Pt], inner, [inner[32] as Pt, outer[0] as Pt]]];
}
/** Part of a disc. */
function sector(at: Pt, radius: number, from: number, to: number): Shape {
  const edge = Array.from({ length: 33 }, (_, index) => polar(at, from + ((to - from) * index) / 32, radius));
  return [[[at, edge[0] as Pt], edge, [edge[32] as Pt, at]]];
}
const frameOf = (points: readonly Pt[], width: number): Shape => {
  const middle: Pt = [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
  const inner = points.map(([x, y]): Pt => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const length = Math.hypot(dx, dy);
    return [middle[0] + dx * (1 - (width * 1.2) / length), middle[1] + dy * (1 - (width * 1.2) / length)];
  });
  return without(polygon(...points), polygon(...inner));
};

export const geometric: readonly Piece[] = [
  piece("deco-fan", "Art-déco-Fächer", "Art deco fan", ["art deco", "new year", "wedding"], (on) => {
    for (let index = 0; index < 9; index++) {
      const angle = -170 + index * 20;
      on.add(petal(polar([0, 0], angle, 9), angle, 30, { open: 26, round: 0.34 }), index % 2 ? "gold" : "night");
      on.add(
        petal(polar([0, 0], angle, 12), angle, 20, { open: 17, round: 0.36 }),
        index % 2 ? "butter" : "gold",
        "cut",
      );
      on.add(petal(polar([0, 0], angle, 12), angle, 14, { open: 11, round: 0.4 }), index % 2 ? "gold" : "butter");
    }
    on.add(arc([0, 0], 6, 1, -180, 0), "gold", "flat");
    on.add(sector([0, 0], 4, -180, 0), "gold", "flat");
    on.add(straight([-38, 1.6], [38, 1.6], 0.9), "gold", "flat");
  }),
  piece("deco-corner", "Art-déco-Ecke", "Art deco corner", ["art deco", "corner", "anniversary"], (on) => {
    for (const [inset, length, width] of [
      [0, 62, 1],
      [3, 52, 0.6],
      [6, 40, 1],
    ] as const) {
      on.add(rectangle(inset, inset, length, width), "gold", "flat");
      on.add(rectangle(inset, inset, width, length), "gold", "flat");
      if (inset !== 3) {
        on.add(
          polygon(
            [length + inset + 1.2, inset - 0.9],
            [length + inset + 2.8, inset + 0.5],
            [length + inset + 1.2, inset + 1.9],
            [length + inset - 0.4, inset + 0.5],
          ),
          "gold",
        );
        on.add(
          polygon(
            [inset + 0.5, length + inset - 0.4],
            [inset + 1.9, length + inset + 1.2],
            [inset + 0.5, length + inset + 2.8],
            [inset - 0.9, length + inset + 1.2],
          ),
          "gold",
        );
      }
    }
    for (const radius of [10, 13.4, 16.8, 20.2]) on.add(arc([10, 10], radius, 0.9, 0, 90), "gold", "flat");
    for (let index = 0; index <= 6; index++)
      on.add(
        straight(polar([10, 10], index * 15, 21.6), polar([10, 10], index * 15, index % 2 ? 25 : 28), 0.8),
        "gold",
        "flat",
      );
    on.add(sector([10, 10], 7.4, 0, 90), "night", "flat");
  }),
  piece("sunburst", "Sonnenstrahlen", "Sunburst", ["boho", "summer", "frame"], (on) => {
    for (let index = 0; index < 48; index++) {
      const angle = index * 7.5;
      const reach = index % 4 === 0 ? 32 : index % 2 === 0 ? 28 : 25;
      on.add(
        ribbon(bow(polar([0, 0], angle, 16), angle, reach - 16), (t) => 0.52 - 0.24 * t, 4),
        index % 4 === 0 ? "terracotta" : "ochre",
        "flat",
      );
      if (index % 4 === 0) on.add(ellipse(polar([0, 0], angle, 34), 0.9), "terracotta");
    }
    on.add(ring([0, 0], 13.6, 0.8), "ochre", "flat");
  }),
  piece("arch-frame", "Bogenrahmen", "Arch frame", ["frame", "boho", "wedding"], (on) => {
    const arch = (half: number, foot: number, top: number): Shape => {
      const curve = Array.from({ length: 33 }, (_, index) => polar([0, top], 180 + (index * 180) / 32, half));
      return [
        [
          curve,
          [
            [half, top],
            [half, foot],
          ],
          [
            [half, foot],
            [-half, foot],
          ],
          [
            [-half, foot],
            [-half, top],
          ],
        ],
      ];
    };
    on.add(without(arch(26, 44, 0), arch(25, 43, 0)), "terracotta", "flat");
    on.add(without(arch(22.6, 40.6, 0), arch(22, 40, 0)), "terracotta", "flat");
    for (let index = 0; index <= 12; index++) {
      const angle = 180 + index * 15;
      on.add(ellipse(polar([0, 0], angle, 29.4), index % 3 === 0 ? 1.25 : 0.8), index % 3 === 0 ? "ochre" : "apricot");
    }
    on.add(starShape([0, -34.6], 2.8, 8, 0.4, 0), "ochre");
  }),
  piece("octagon-frame", "Achteckrahmen", "Octagon frame", ["frame", "modern", "wedding"], (on) => {
    const points = (radius: number, turn: number) =>
      Array.from({ length: 8 }, (_, index) => polar([0, 0], turn + index * 45, radius));
    on.add(frameOf(points(36, 22.5), 0.7), "gold", "flat");
    on.add(frameOf(points(36, 0), 0.7), "gold", "flat");
    for (const [x, y] of points(38.6, 0))
      on.add(polygon([x, y - 1.3], [x + 1.3, y], [x, y + 1.3], [x - 1.3, y]), "clay");
  }),
  piece("moon-phases", "Mondphasen", "Moon phases", ["divider", "celestial", "birth"], (on) => {
    const moon = (x: number, r: number, lit: number, side: 1 | -1) => {
      const rim = Array.from({ length: 41 }, (_, k) => polar([x, 0], -90 + side * (k * 4.5), r));
      const inner = Array.from(
        { length: 41 },
        (_, k): Pt => [
          x + side * lit * r * Math.cos(((90 - k * 4.5) * Math.PI) / 180),
          r * Math.sin(((90 - k * 4.5) * Math.PI) / 180),
        ],
      );
      on.add([[rim, inner]], "night");
    };
    on.add(ellipse([0, 0], 8.4), "night");
    for (const [dx, dy, r] of [
      [-2.6, -2.4, 1.5],
      [2.8, 1.6, 2],
      [-2, 3.6, 1],
      [2, -4, 0.8],
    ] as const)
      on.add(ellipse([dx, dy], r), "dusk", "cut");
    for (const side of [-1, 1] as const) {
      moon(side * 17.5, 6.6, -0.62, side === 1 ? -1 : 1);
      moon(side * 32, 5.6, 0, side === 1 ? -1 : 1);
      moon(side * 44.5, 4.8, 0.62, side === 1 ? -1 : 1);
      for (const [x, y, r] of [
        [10.4, -7.6, 1.5],
        [25.4, 6.6, 1.2],
        [39, -6, 1.2],
        [51.5, 0, 1.8],
      ] as const)
        on.add(starShape([side * x, y], r, 4, 0.32), "gold");
    }
  }),
  piece("scallops", "Muschelbordüre", "Scallop border", ["border", "pattern"], (on) => {
    const [pitch, shells] = [20, 6];
    on.add(rectangle(0, 0, pitch * shells, 1.1), "night", "flat");
    for (let index = 0; index < shells; index++) {
      const at: Pt = [pitch * (index + 0.5), 3];
      on.add(arc(at, 9.15, 1, 0, 180), "night", "flat");
      on.add(rectangle(at[0] - 9.65, 2, 19.3, 1), "night", "flat");
      for (let rib = 0; rib < 5; rib++) {
        const angle = 18 + rib * 36;
        on.add(leaf(bow(polar(at, angle, 2.3), angle, 5.4), 3, 1, 0.4), rib % 2 ? "mist" : "dusk");
      }
      on.add(sector(at, 1.6, 0, 180), "gold", "flat");
      if (index === 0) continue;
      on.add(ellipse([pitch * index, 10.8], 0.9), "gold", "flat");
      on.add(petal([pitch * index, 13.2], 90, 5.6, { open: 46, round: 0.5 }), "gold");
    }
  }),
  piece("bauhaus-tiles", "Bauhaus-Kacheln", "Bauhaus tiles", ["modern", "pattern"], (on) => {
    const s = 16;
    const tones: readonly Paint[] = ["clay", "night", "ochre", "ink", "dusk", "terracotta"];
    const kinds = "abcdebcafdeacfbd";
    [...kinds].forEach((kind, index) => {
      const [x, y] = [(index % 4) * (s + 1), Math.floor(index / 4) * (s + 1)];
      const [one, two] = [tones[index % 6] as Paint, tones[(index + 2) % 6] as Paint];
      if (kind === "a") on.add(sector([x, y], s, 0, 90), one, "flat").add(sector([x, y], s * 0.5, 0, 90), two, "cut");
      if (kind === "b")
        on.add(sector([x + s / 2, y], s / 2, 0, 180), one, "flat").add(
          sector([x + s / 2, y + s], s / 2 - 0.8, 180, 360),
          two,
          "flat",
        );
      if (kind === "c")
        on.add(polygon([x, y], [x + s, y], [x, y + s]), one, "flat").add(
          ellipse([x + s * 0.74, y + s * 0.74], s * 0.22),
          two,
          "flat",
        );
      if (kind === "d") on.add(ring([x + s / 2, y + s / 2], s * 0.36, s * 0.26), one, "flat");
      if (kind === "e")
        for (const k of [0, 1, 2, 3])
          on.add(rectangle(x + k * (s / 4) + 0.4, y, s / 8 + 0.4, s), k % 2 ? two : one, "flat");
      if (kind === "f")
        on.add(sector([x + s, y + s], s, 180, 270), one, "flat").add(
          ellipse([x + s * 0.2, y + s * 0.2], s * 0.17),
          two,
          "flat",
        );
    });
  }),
  piece("boho-rainbow", "Bogenregenbogen", "Boho rainbow", ["boho", "birth", "baby"], (on) => {
    (["clay", "terracotta", "apricot", "blush", "ochre"] as const).forEach((paint, index) => {
      const radius = 27 - index * 4.9;
      on.add([...arc([0, 0], radius, 3.7, 180, 360)], paint, "flat");
      on.add(rectangle(-radius - 1.85, -0.05, 3.7, 8 + (index % 2) * 1.6), paint, "flat");
      on.add(rectangle(radius - 1.85, -0.05, 3.7, 8 + ((index + 1) % 2) * 1.6), paint, "flat");
    });
    on.add(sector([0, 6.6], 4, 180, 360), "butter");
  }),
  piece("peaks", "Gipfel", "Peaks", ["travel", "modern", "mountain"], (on) => {
    on.add(ellipse([12, -17], 9), "ochre");
    const peak = (x: number, top: number, half: number, left: Paint, right: Paint) => {
      on.add(polygon([x, top], [x + half, 22], [x - half, 22]), left);
      on.add(
        polygon(
          [x, top],
          [x + half, 22],
          [x + half * 0.16, 22],
          [x - half * 0.1, top * 0.25 + 8],
          [x + half * 0.1, top * 0.55 + 4],
        ),
        right,
        "none",
      );
      const down = 22 - top;
      const snow = polygon(
        [x, top + down * 0.035],
        [x + half * 0.27, top + down * 0.3],
        [x + half * 0.1, top + down * 0.22],
        [x - half * 0.03, top + down * 0.37],
        [x - half * 0.13, top + down * 0.21],
        [x - half * 0.27, top + down * 0.3],
      );
      on.add(snow, "white", "cut");
    };
    peak(21, -13, 22, "dusk", "night");
    peak(-22, -4, 20, "dusk", "night");
    peak(-2, -26, 30, "mist", "dusk");
    for (const [y, half] of [
      [24.4, 40],
      [27, 31],
      [29.6, 20],
    ] as const)
      on.add(line(bow([-half, y], 0, half * 2), 0.85), "night", "flat");
  }),
  piece("diamond-divider", "Rautenlinie", "Diamond divider", ["divider", "art deco"], (on) => {
    const rhombus = (x: number, half: number, tall: number): Shape =>
      polygon([x, -tall], [x + half, 0], [x, tall], [x - half, 0]);
    on.add(without(rhombus(0, 6, 6), rhombus(0, 4.9, 4.9)), "gold", "flat");
    on.add(rhombus(0, 2.8, 2.8), "clay");
    for (const side of [-1, 1]) {
      on.add(rhombus(side * 9.4, 1.9, 1.9), "gold");
      on.add(rhombus(side * 14.2, 1.2, 1.2), "clay");
      on.add(
        ribbon(
          (t) => [side * (17 + t * 38), 0],
          (t) => 0.55 - 0.32 * t,
          6,
        ),
        "gold",
        "flat",
      );
      on.add(ellipse([side * 57, 0], 0.9), "gold");
    }
  }),
  piece("compass-star", "Kompassstern", "Compass star", ["travel", "celestial", "star"], (on) => {
    const point = (angle: number, reach: number, root: number, light: Paint, dark: Paint) => {
      const tip = polar([0, 0], angle, reach);
      on.add(polygon([0, 0], polar([0, 0], angle - 45, root), tip), light, "line");
      on.add(polygon([0, 0], tip, polar([0, 0], angle + 45, root)), dark, "flat");
    };
    on.add(ring([0, 0], 18, 0.8), "gold", "flat");
    for (let index = 0; index < 32; index++)
      if (index % 4)
        on.add(straight(polar([0, 0], index * 11.25, 19.6), polar([0, 0], index * 11.25, 21.4), 0.6), "gold", "flat");
    for (const angle of [45, 135, 225, 315]) point(angle, 22, 6, "butter", "gold");
    for (const angle of [0, 90, 180, 270]) point(angle, 33, 8, "mist", "night");
    on.add(ellipse([0, 0], 2), "gold");
  }),
  piece("tile-star", "Kachelstern", "Tile star", ["pattern", "mediterranean"], (on) => {
    for (let index = 0; index < 8; index++) {
      const angle = index * 45;
      on.add(petal(polar([0, 0], angle, 7), angle, 22, { open: 50, round: 0.7 }), index % 2 ? "dusk" : "night");
      on.add(petal(polar([0, 0], angle, 12), angle, 12, { open: 34, round: 0.7 }), "cream", "cut");
      on.add(ellipse(polar([0, 0], angle, 18), 1.5), "ochre");
      on.add(
        bulged(
          [
            polar([0, 0], angle + 22.5, 33),
            polar([0, 0], angle + 30.5, 28.4),
            polar([0, 0], angle + 22.5, 24),
            polar([0, 0], angle + 14.5, 28.4),
          ],
          -0.12,
        ),
        "terracotta",
      );
    }
    on.add(starShape([0, 0], 9, 8, 0.6, 0), "terracotta");
    on.add(ellipse([0, 0], 3), "butter", "cut");
    on.add(ellipse([0, 0], 1.4), "terracotta", "flat");
  }),
  piece("circle-frame", "Kreisrahmen", "Circle frame", ["frame", "modern", "monogram"], (on) => {
    on.add(ring([0, 0], 29, 0.6), "gold", "flat");
    on.add(ring([0, 0], 31, 1), "gold", "flat");
    const beads = 60;
    for (let index = 0; index < beads; index++) {
      const angle = (index * 360) / beads;
      const fromQuarter = Math.min(index % 15, 15 - (index % 15));
      if (fromQuarter === 0) {
        on.add(starShape(polar([0, 0], angle, 35.2), 2.9, 4, 0.36, 0, -0.08), "terracotta", "flat");
        continue;
      }
      if (fromQuarter === 1) continue;
      on.add(ellipse(polar([0, 0], angle, 34.4), 0.52 + 0.09 * fromQuarter), index % 2 ? "terracotta" : "gold");
    }
  }),
  piece("label", "Etikett", "Label", ["frame", "gift", "menu"], (on) => {
    const plaque = (w: number, h: number, bite: number): Shape => {
      const corner = (x: number, y: number, from: number) =>
        Array.from({ length: 13 }, (_, k) => polar([x, y], from - k * 7.5, bite));
      const [a, b, c, d] = [corner(w, -h, 180), corner(w, h, 270), corner(-w, h, 0), corner(-w, -h, 90)] as [
        Pt[],
        Pt[],
        Pt[],
        Pt[],
      ];
      const side = (from: Pt[], to: Pt[]) => [from[12] as Pt, to[0] as Pt];
      return [[a, side(a, b), b, side(b, c), c, side(c, d), d, side(d, a)]];
    };
    on.add(plaque(34, 18, 6), "pine", "flat");
    on.add(plaque(32.7, 16.7, 6), "cream", "cut");
    on.add(without(plaque(31.6, 15.6, 6), plaque(31.05, 15.05, 6)), "pine", "flat");
    for (const [x, y] of [
      [-32, -16],
      [32, -16],
      [32, 16],
      [-32, 16],
    ] as const)
      on.add(ellipse([x * 1.02, y * 1.02], 1.5), "clay");
  }),
];
