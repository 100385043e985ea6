import type { PointerEvent } from "react";
import type { DesignElement } from "../../../design/document.ts";
import type { TileSide } from "../../../design/tiles/change-tiles.ts";
import { movableSides } from "../../../design/tiles/hand-tiles.ts";
import type { BoardSide } from "../board/board.ts";
import { boxOf } from "./geometry/turned-box.ts";
import { sideBox } from "./side-box.ts";

interface TileLinesProps {
  readonly element: DesignElement;
  readonly side: BoardSide;
  readonly scale: number;
  readonly takeLine: (event: PointerEvent<HTMLElement>, element: DesignElement, at: TileSide) => void;
}

/** Handles on the lines between a tile and its neighbours. For pointers only: arrows do the same. */
export function TileLines({ element, side, scale, takeLine }: TileLinesProps) {
  const box = boxOf(element);
  if (!box || element.locked) return null;
  return (
    <div className="selection-frame" style={sideBox(box.frame, { side, scale })}>
      {movableSides(side.surface.elements, element.id).map((at) => (
        <span
          key={at}
          data-handle={at}
          className={`tile-line tile-line-${at}`}
          onPointerDown={(event) => takeLine(event, element, at)}
        />
      ))}
    </div>
  );
}
