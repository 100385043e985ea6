import type { MatAround } from "../../../products/surroundings.ts";
import { rectPath, ringPath } from "./millimetre-path.ts";
import { shade } from "./shade.ts";

/** A mat with its bevelled opening: the cut edge is white board, in shadow at the top and left. */
export function MatDrawing({ mat }: { readonly mat: MatAround }) {
  const { outer, opening, colour } = mat;
  const [x, y, width, height] = [opening.x, opening.y, opening.width, opening.height].map((length) => length / 1000);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return (
    <g>
      <path d={ringPath(outer, opening)} fill={colour} fillRule="evenodd" />
      <path d={rectPath(opening)} fill="none" stroke="#ffffff" strokeWidth="1.4" />
      <path
        d={`M${x} ${y + height}V${y}H${x + width}`}
        fill="none"
        stroke={shade("#ffffff", -0.22)}
        strokeWidth="0.9"
      />
    </g>
  );
}
