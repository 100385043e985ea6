import type { ReactNode } from "react";
import "./format-tile.css";
import { Choice, type ChoiceState, type ChoiceTarget } from "./choice.tsx";
import type { Extent } from "./format-shape.ts";

interface FormatTileProps extends ChoiceState {
  readonly target: ChoiceTarget;
  /** The format in any unit; `scale` (rem per unit, from `scaleOfShapes` over the whole list) draws it. */
  readonly extent: Extent;
  readonly scale: number;
  /** The size in words and numbers ("60 × 40 cm"). */
  readonly size: ReactNode;
  readonly price?: ReactNode;
  /** A short word in the corner ("passt zum Foto", "TOP DEAL"). */
  readonly flag?: ReactNode;
}

/** A format to choose, drawn true to scale beside the others. */
export function FormatTile({ target, chosen, unavailable, extent, scale, size, price, flag }: FormatTileProps) {
  const drawn = {
    width: `${(extent.width * scale).toFixed(3)}rem`,
    height: `${(extent.height * scale).toFixed(3)}rem`,
  };
  return (
    <Choice className="format-tile" target={target} chosen={chosen} unavailable={unavailable}>
      <span className="format-tile-shape" aria-hidden="true">
        <i style={drawn} />
      </span>
      {flag && <span className="format-tile-flag">{flag}</span>}
      <span className="format-tile-size num">{size}</span>
      {price}
    </Choice>
  );
}

/** Three tiles across. */
export function FormatTiles({ children }: { readonly children: ReactNode }) {
  return <div className="format-tiles">{children}</div>;
}
