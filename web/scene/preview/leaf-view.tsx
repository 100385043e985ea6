import type { ReactNode } from "react";
import type { Face, Leaf, Piece } from "../../../products/assembly.ts";
import { cssBox } from "../drawing/css-matrix.ts";
import { placeOf, turnAt } from "./pose.ts";

/** Draws a face at a scale in CSS pixels per micrometre; null: nothing is printed on it. */
export type DrawFace = (face: Face, scale: number) => ReactNode | null;

interface LeafViewProps {
  readonly piece: Piece;
  readonly leaf: Leaf;
  readonly n: number;
  /** Leaves turned, with parts of one while it moves. */
  readonly at: number;
  readonly draw: DrawFace;
  readonly scale: number;
}

const turns = { left: "rotateY(-1deg)", right: "rotateY(1deg)", top: "rotateX(1deg)" } as const;

/** A leaf with its two faces, turned about its hinge. Those nearer to what is read lie above the others. */
export function LeafView({ piece, leaf, n, at, draw, scale }: LeafViewProps) {
  const turn = turnAt(piece, n, at);
  const degrees = Number((turn * 180).toFixed(2));
  const height = -Math.abs(n + 0.5 - at);
  const away = piece.turned === "behind" && turn > 0.99;
  const isBase = piece.last === "over" && n === piece.leaves.length - 1;
  return (
    <div
      className="leaf"
      data-hinge={leaf.hinge}
      data-shade={isBase ? piece.leaves[0]?.hinge : leaf.hinge}
      data-away={away || undefined}
      style={{
        ...cssBox(placeOf(leaf, piece), { x: 0, y: 0 }, scale),
        transform: `translateZ(${height.toFixed(2)}px) ${turns[leaf.hinge].replace("1deg", `${degrees}deg`)}`,
      }}
    >
      <FaceView className="leaf-front" face={leaf.front} draw={draw} scale={scale} paper={leaf.paper ?? piece.paper} />
      <FaceView className="leaf-back" face={leaf.back} draw={draw} scale={scale} paper={leaf.paper ?? piece.paper} />
    </div>
  );
}

interface FaceViewProps {
  readonly className: string;
  readonly face: Face | null;
  readonly draw: DrawFace;
  readonly scale: number;
  readonly paper: string | undefined;
}

function FaceView({ className, face, draw, scale, paper }: FaceViewProps) {
  const drawn = face && draw(face, scale);
  return (
    <div
      className={drawn ? `leaf-face ${className}` : `leaf-face leaf-blank ${className}`}
      style={drawn ? undefined : { background: paper }}
    >
      {drawn}
    </div>
  );
}
