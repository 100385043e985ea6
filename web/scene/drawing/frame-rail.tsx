import { useId } from "react";
import type { Point } from "../../../design/geometry.ts";
import type { Finish } from "../../../products/surroundings.ts";
import type { Rail, RailSide } from "./frame-rails.ts";
import { grainOf } from "./grain.ts";
import { shade } from "./shade.ts";

/** Light falls from the upper left: the top rail is the brightest, the lower one the darkest. */
const light: Readonly<Record<RailSide, number>> = { top: 0.1, left: 0.03, right: -0.1, bottom: -0.14 };
const seeds: Readonly<Record<RailSide, number>> = { top: 11, right: 23, bottom: 37, left: 53 };

/** One rail: its light, its grain when it is wood, a bright outer and a dark inner edge. */
export function FrameRail({ rail, finish }: { readonly rail: Rail; readonly finish: Finish }) {
  const id = useId();
  const colour = shade(finish.colour, light[rail.side]);
  const outline = `M${rail.corners.map(({ x, y }) => `${x} ${y}`).join("L")}z`;
  const [from, to, innerTo, innerFrom] = rail.corners;
  return (
    <g>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={colour} stroke={shade(colour, -0.12)} strokeWidth="0.2" />
      <g clipPath={`url(#${id})`} fill="none">
        {finish.look === "wood" && <Grain rail={rail} colour={colour} />}
        {finish.look === "metal" && (
          <path d={line(middle(from, innerFrom), middle(to, innerTo))} stroke={shade(colour, 0.35)} strokeWidth="1" />
        )}
        <path d={line(from, to)} stroke={shade(colour, 0.3)} strokeWidth="0.7" />
        <path d={line(innerFrom, innerTo)} stroke={shade(colour, -0.35)} strokeWidth="0.9" />
      </g>
    </g>
  );
}

function Grain({ rail, colour }: { readonly rail: Rail; readonly colour: string }) {
  const [from, to, , innerFrom] = rail.corners;
  const along = { x: to.x - from.x, y: to.y - from.y };
  const across = { x: innerFrom.x - from.x, y: innerFrom.y - from.y };
  // only the part of the mitre's slant that leads across the rail
  const inward = rail.side === "top" || rail.side === "bottom" ? { x: 0, y: across.y } : { x: across.x, y: 0 };
  const at = (share: number, depth: number): Point => ({
    x: from.x + along.x * share + inward.x * depth,
    y: from.y + along.y * share + inward.y * depth,
  });
  return grainOf(seeds[rail.side], 26).map(({ from: start, length, across: depth, sag, dark }) => {
    const begin = at(start, depth);
    const end = at(start + length, depth);
    const bend = at(start + length / 2, depth + sag);
    return (
      <path
        key={`${start}`}
        d={`M${begin.x} ${begin.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`}
        stroke={shade(colour, dark ? -0.3 : 0.14)}
        strokeOpacity="0.45"
        strokeWidth="0.5"
      />
    );
  });
}

const line = (from: Point, to: Point) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
