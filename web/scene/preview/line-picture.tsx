import { useState } from "react";
import "./line-picture.css";
import type { Rect } from "../../../design/geometry.ts";
import { grow } from "../../../design/rect.ts";
import type { LookView } from "../../../services/carts/contract.ts";
import { FrameDrawing } from "../drawing/frame-drawing.tsx";
import { MatDrawing } from "../drawing/mat-drawing.tsx";
import { rectPath } from "../drawing/millimetre-path.ts";

interface LinePictureProps {
  /** Address of the picture of the frozen design; null for ready-made goods. */
  readonly src: string | null;
  /** Frame and mat around it; null when nobody knows them any more. */
  readonly look: LookView | null;
}

/** What is bought, on a wall: the print as it will be printed, in its mat and frame. */
export function LinePicture({ src, look }: LinePictureProps) {
  const [missing, setMissing] = useState(false);
  const picture = missing ? null : src;
  const framed = look && (look.frame ?? look.mat);
  return (
    <span className="line-picture">
      {framed ? (
        <Framed look={look} src={picture} onMissing={() => setMissing(true)} />
      ) : src === null ? (
        <Goods />
      ) : picture === null ? (
        <Framed look={sampleLook} src={null} onMissing={() => {}} />
      ) : (
        <img src={picture} alt="" decoding="async" onError={() => setMissing(true)} />
      )}
    </span>
  );
}

/** Neither a picture nor framed: a box with a ribbon around it. */
const Goods = () => (
  <svg viewBox="0 0 120 90" aria-hidden="true">
    <path d="M30 38h60v40H30z" fill="var(--paper)" stroke="var(--ink-3)" />
    <path d="M26 26h68v12H26z" fill="var(--sheet)" stroke="var(--ink-3)" />
    <path
      d="M60 26v52M60 26c-6-14-22-14-20-5 1 4 9 5 20 5s19-1 20-5c2-9-14-9-20 5"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="3"
    />
  </svg>
);

interface FramedProps {
  readonly look: LookView;
  readonly src: string | null;
  readonly onMissing: () => void;
}

function Framed({ look: { mat, frame }, src, onMissing }: FramedProps) {
  const outer = frame?.outer ?? mat?.outer;
  const opening = mat?.opening ?? (frame && grow(frame.inner, -frame.gap));
  if (!outer || !opening) return null;
  const [x, y, width, height] = millimetres(opening);
  return (
    <svg viewBox={millimetres(outer).join(" ")} aria-hidden="true">
      <path d={rectPath(opening)} fill="var(--paper)" />
      {src && (
        // The mat lies a few millimetres over the print; at this size it fills its opening.
        <image
          href={src}
          x={x}
          y={y}
          width={width}
          height={height}
          preserveAspectRatio="xMidYMid slice"
          onError={onMissing}
        />
      )}
      {mat && <MatDrawing mat={mat} />}
      {frame && <FrameDrawing frame={frame} />}
    </svg>
  );
}

const millimetres = ({ x, y, width, height }: Rect): [number, number, number, number] => [
  x / 1000,
  y / 1000,
  width / 1000,
  height / 1000,
];

const board = { x: 0, y: 0, width: 300_000, height: 400_000 };

/** Where there is nothing to show: an oak frame on its nail. */
const sampleLook: LookView = {
  mat: { outer: board, opening: grow(board, -60_000), colour: "#fcfaf5" },
  frame: {
    outer: grow(board, 20_000),
    inner: board,
    depth: 20_000,
    finish: { look: "wood", colour: "#c39a68" },
    gap: 0,
  },
};
