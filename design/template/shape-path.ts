import type { Rect } from "../geometry.ts";
import type { Shape } from "./template.ts";

/** An outline within its box as SVG path data, in the box's own units. */
export function shapePath(shape: Shape, { x, y, width, height }: Rect): string {
  const [right, bottom] = [x + width, y + height];
  switch (shape) {
    case "rect":
      return `M${x} ${y}H${right}V${bottom}H${x}z`;
    case "rounded": {
      const r = Math.round(Math.min(width, height) * 0.06);
      const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}H${right - r}${turn(r, r)}V${bottom - r}${turn(-r, r)}H${x + r}${turn(-r, -r)}V${y + r}${turn(r, -r)}z`;
    }
    case "arch": {
      const r = width / 2;
      const rise = Math.min(r, height);
      return `M${x} ${bottom}V${y + rise}a${r} ${rise} 0 0 1 ${width} 0V${bottom}z`;
    }
    case "ellipse": {
      const [a, b] = [width / 2, height / 2];
      return `M${x} ${y + b}a${a} ${b} 0 1 1 ${width} 0a${a} ${b} 0 1 1 ${-width} 0z`;
    }
    case "hexagon": {
      const quarter = height / 4;
      return `M${x + width / 2} ${y}L${right} ${y + quarter}V${bottom - quarter}L${x + width / 2} ${bottom}L${x} ${bottom - quarter}V${y + quarter}z`;
    }
  }
}
