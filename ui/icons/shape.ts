/** One picture of the icon set: a stroked path in its own box. */
export interface IconShape {
  /** `min-x min-y width height`, four numbers. */
  readonly viewBox: string;
  /** Path data; drawn with the stroke of the text colour and no fill. */
  readonly path: string;
}

/** A whole circle as two arcs. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** A rectangle with round corners. */
export const rounded = (x: number, y: number, width: number, height: number, corner = 1) => {
  const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  return `M${x + corner} ${y}h${across}${turn(corner, corner)}v${down}${turn(-corner, corner)}h${-across}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}z`;
};

/** The grid of the set: 24 units, drawn between 2 and 22, strokes of 1.5 with round ends. */
export const in24 = (path: string): IconShape => ({ viewBox: "0 0 24 24", path });
