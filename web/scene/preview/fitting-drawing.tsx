import type { Size } from "../../../design/geometry.ts";
import type { Fitting, Piece } from "../../../products/assembly.ts";
import { MillimetreLayer } from "../drawing/millimetre-layer.tsx";

const mm = (length: number) => length / 1000;
/** Of a block or foot of wood; what the hanger of a spiral and its wire need above the sheets. Micrometres. */
const WOOD = 24_000;
const WIRE = 5_000;
const HANGER = 16_000;

/** Room that is drawn above and below the sheets, micrometres. */
export function roomAround({ fittings }: Piece): { readonly top: number; readonly bottom: number } {
  const top = fittings.map((one) =>
    one.kind === "spiral" && one.edge === "top" ? WIRE + (one.hanger ? HANGER : 0) : 0,
  );
  const bottom = fittings.map((one) => (one.kind === "stand" ? WOOD - one.hides : one.kind === "easel" ? WIRE : 0));
  return { top: Math.max(0, ...top), bottom: Math.max(0, ...bottom) };
}

/** Does it hang on a wall? */
export const hangs = ({ fittings }: Piece): boolean =>
  fittings.some((one) => one.kind === "nail" || (one.kind === "spiral" && one.hanger));

interface FittingsProps {
  readonly fittings: readonly Fitting[];
  readonly body: Size;
  readonly scale: number;
  /** Ribbons are taken off before it is opened. */
  readonly closed: boolean;
}

/** Wire, wood, ribbons and screws on the closed thing. */
export function Fittings({ fittings, body, scale, closed }: FittingsProps) {
  if (fittings.length === 0) return null;
  return (
    <div className="fittings" style={{ width: body.width * scale, height: body.height * scale }}>
      <MillimetreLayer area={{ x: 0, y: 0, ...body }} scale={scale}>
        {fittings.map((one) => (
          <FittingShape key={one.kind} fitting={one} width={mm(body.width)} height={mm(body.height)} closed={closed} />
        ))}
      </MillimetreLayer>
    </div>
  );
}

interface ShapeProps {
  readonly fitting: Fitting;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly closed: boolean;
}

function FittingShape({ fitting, width, height, closed }: ShapeProps) {
  switch (fitting.kind) {
    case "spiral":
      return <Spiral along={fitting.edge === "top" ? width : height} edge={fitting.edge} hanger={fitting.hanger} />;
    case "nail":
      return <circle className="fitting-nail" cx={mm(fitting.at.x)} cy={mm(fitting.at.y) - 1} r="2.2" />;
    case "stand":
      return <Wood look={fitting.look} width={width} top={height - mm(fitting.hides)} />;
    case "easel":
      return (
        <path
          className="fitting-easel"
          d={`M${width * 0.12} ${height}h${width * 0.76}l3 ${mm(WIRE)}h${-width * 0.76 - 6}z`}
        />
      );
    case "screws":
      return <Screws edge={fitting.edge} width={width} height={height} colour={fitting.colour} />;
    case "ribbon":
      return closed ? <Ribbon width={width} height={height} along={fitting.along} colour={fitting.colour} /> : null;
    case "bow":
      return closed ? (
        <Bow x={width / 2} y={height / 2} size={Math.min(width, height) / 4} colour={fitting.colour} />
      ) : null;
  }
}

/** Wire loops every 8.5 mm through the edge; in the middle a hanger takes their place. */
function Spiral({
  along,
  edge,
  hanger,
}: {
  readonly along: number;
  readonly edge: "left" | "top";
  readonly hanger: boolean;
}) {
  const count = Math.max(Math.floor((along - 8) / 8.5), 1);
  const start = (along - (count - 1) * 8.5) / 2;
  const middle = along / 2;
  const loops = Array.from({ length: count }, (_, n) => start + n * 8.5).filter(
    (x) => !hanger || Math.abs(x - middle) > 12,
  );
  return (
    <g className="fitting-wire" transform={edge === "left" ? "matrix(0 1 1 0 0 0)" : undefined}>
      {loops.map((x) => (
        <path key={x} d={`M${x - 1} 4.5V-2q0-2.4 1-2.4t1 2.4v6.5`} />
      ))}
      {hanger && <path d={`M${middle - 12} -1h6q3 0 4 -5t2 -8 2 8 4 5h6`} className="fitting-hanger" />}
    </g>
  );
}

function Wood({ look, width, top }: { readonly look: "block" | "foot"; readonly width: number; readonly top: number }) {
  const feet =
    look === "block"
      ? [[width * 0.1, width * 0.8]]
      : [
          [width * 0.14, 26],
          [width * 0.86 - 26, 26],
        ];
  return feet.map(([x = 0, w = 0]) => (
    <g key={x}>
      <rect className="fitting-wood" x={x} y={top} width={w} height={mm(WOOD)} rx="1" />
      <path className="fitting-grain" d={`M${x + 2} ${top + 8}h${w - 4}M${x + 4} ${top + 15}h${w - 9}`} />
      <rect className="fitting-slot" x={x} y={top} width={w} height="1.2" />
    </g>
  ));
}

/** Two screws 8 mm from the bound edge, at a quarter and three quarters of it. */
function Screws({
  edge,
  width,
  height,
  colour,
}: {
  edge: "left" | "top";
  width: number;
  height: number;
  colour: string;
}) {
  return [0.25, 0.75].map((part) => {
    const [cx, cy] = edge === "left" ? [8, height * part] : [width * part, 8];
    return (
      <g key={part} className="fitting-screw">
        <circle cx={cx} cy={cy} r="4" fill={colour} />
        <path d={`M${cx - 2.4} ${cy + 1.2}l4.8 -2.4`} />
      </g>
    );
  });
}

interface RibbonProps {
  readonly width: number;
  readonly height: number;
  readonly along: "width" | "height";
  readonly colour: string;
}

/** A band of 10 mm a quarter from the fold, with its knot. */
function Ribbon({ width, height, along, colour }: RibbonProps) {
  const band = 10;
  const at = (along === "height" ? width : height) / 4 - band / 2;
  const rect = along === "height" ? { x: at, y: 0, width: band, height } : { x: 0, y: at, width, height: band };
  const [x, y] = along === "height" ? [at + band / 2, height / 2] : [width / 2, at + band / 2];
  return (
    <g className="fitting-cloth">
      <rect {...rect} fill={colour} />
      <Bow x={x} y={y} size={16} colour={colour} />
    </g>
  );
}

function Bow({
  x,
  y,
  size,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}) {
  return (
    <g className="fitting-cloth" transform={`translate(${x} ${y}) scale(${size / 16})`} fill={colour}>
      <path d="M0 0C-4 4-6 12-9 17l4-1 2 4C-1 14 0 6 0 0zM0 0C4 4 6 12 9 17l-4-1-2 4C1 14 0 6 0 0z" />
      <path d="M0 0C-5-9-16-10-16-4S-6 4 0 0zM0 0C5-9 16-10 16-4S6 4 0 0z" />
      <rect x="-2.4" y="-2.6" width="4.8" height="5" rx="1.4" />
    </g>
  );
}
