import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import type { Face, Leaf, Piece } from "../../../products/assembly.ts";
import { cssBox } from "../scene/css-matrix.ts";
import { FacePicture } from "./face-picture.tsx";
import { placeOf, turnAt } from "./pose.ts";

/** The sides of the design as they are drawn now, by surface. */
export type DrawnSides = ReadonlyMap<string, { readonly layout: SurfaceLayout; readonly page: ScenePage }>;

interface LeafViewProps {
  readonly piece: Piece;
  readonly leaf: Leaf;
  readonly n: number;
  /** Leaves turned, with parts of one while it moves. */
  readonly at: number;
  readonly sides: DrawnSides;
  readonly scale: number;
}

const turns = { left: "rotateY(-1deg)", right: "rotateY(1deg)", top: "rotateX(1deg)" } as const;

/** A leaf with its two faces, turned about its hinge. Those nearer to what is read lie above the others. */
export function LeafView({ piece, leaf, n, at, sides, scale }: LeafViewProps) {
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
      <FaceView className="leaf-front" face={leaf.front} sides={sides} scale={scale} />
      <FaceView className="leaf-back" face={leaf.back} sides={sides} scale={scale} />
    </div>
  );
}

interface FaceViewProps {
  readonly className: string;
  readonly face: Face | null;
  readonly sides: DrawnSides;
  readonly scale: number;
}

function FaceView({ className, face, sides, scale }: FaceViewProps) {
  const side = face && sides.get(face.surface);
  return (
    <div className={side ? `leaf-face ${className}` : `leaf-face leaf-blank ${className}`}>
      {side && <FacePicture face={face} layout={side.layout} page={side.page} scale={scale} />}
    </div>
  );
}
