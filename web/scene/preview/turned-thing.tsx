import { type KeyboardEvent, useMemo, useState } from "react";
import type { Size } from "../../../design/geometry.ts";
import type { Face, Piece } from "../../../products/assembly.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useElementSize } from "../../browser/store/use-element-size.ts";
import { viewingMargins } from "../drawing/stage-margins.ts";
import { fitScale } from "../drawing/view.ts";
import { Fittings, hangs, roomAround } from "./fitting-drawing.tsx";
import { type DrawFace, LeafView } from "./leaf-view.tsx";
import { largestOf, middleAt, overAt } from "./pose.ts";
import { facesAt, lastStop, leavesInSight, stopOf, stopsOf } from "./stops.ts";
import { useTurning } from "./use-turning.ts";
import "./preview-dialog.css";
import "./turned-preview.css";

interface TurnedThingProps {
  readonly pieces: readonly Piece[];
  /** Sides that are seen first; without them its front. */
  readonly first: readonly string[];
  readonly draw: DrawFace;
  /** What is seen, and which of all views it is, from 1. */
  readonly nameOf: (faces: readonly Face[], at: number, of: number) => string;
  readonly words: Record<"label" | "previous" | "next" | "keys", string>;
}

/** The thing in the hand: leafed through and folded by button, key, click, drag and swipe. */
export function TurnedThing({ pieces, first, draw, nameOf, words: t }: TurnedThingProps) {
  const stops = useMemo(() => stopsOf(pieces), [pieces]);
  const [chosen, choose] = useState(() => stopOf(pieces, first));
  const [size, watchSize] = useElementSize();
  const at = Math.min(chosen, stops.length - 1);
  const stop = stops[at];
  const piece = pieces[stop?.piece ?? 0];
  const can = (way: 1 | -1) => stops[at + way] !== undefined;
  const turn = (way: 1 | -1) => can(way) && choose(at + way);
  const scale = piece && size ? scaleOf(piece, size) : 0;
  const upright = piece?.leaves.at(0)?.hinge === "top";
  const length = piece ? (upright ? piece.body.height : piece.body.width) * scale : 1;
  const { pulled, hands } = useTurning({ length, upright, can, turn });
  if (!stop || !piece) return null;
  const said = nameOf(facesAt(piece, stop.turned), at + 1, stops.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stopByKey(event.key, at, stops.length);
    if (to === null) return;
    event.preventDefault();
    choose(to);
  };
  return (
    <>
      <div
        className="preview-wall turned-preview"
        data-ground={hangs(piece) ? "wall" : "table"}
        data-upright={upright || undefined}
        data-pulled={pulled !== 0 || undefined}
        ref={watchSize}
        role="slider"
        tabIndex={0}
        aria-label={t.label}
        aria-valuemin={1}
        aria-valuemax={stops.length}
        aria-valuenow={at + 1}
        aria-valuetext={said}
        onKeyDown={onKeyDown}
        {...hands}
      >
        {scale > 0 && (
          <PieceView
            key={stop.piece}
            piece={piece}
            at={pulledAt(piece, stop.turned, pulled)}
            draw={draw}
            scale={scale}
          />
        )}
      </div>
      <div className="preview-pages">
        <IconButton
          icon="chevron-left"
          label={t.previous}
          aria-disabled={!can(-1) || undefined}
          onClick={() => turn(-1)}
        />
        <output className="num">{said}</output>
        <IconButton icon="chevron-right" label={t.next} aria-disabled={!can(1) || undefined} onClick={() => turn(1)} />
      </div>
      <p className="label">{t.keys}</p>
    </>
  );
}

interface PieceViewProps {
  readonly piece: Piece;
  readonly at: number;
  readonly draw: DrawFace;
  readonly scale: number;
}

function PieceView({ piece, at, draw, scale }: PieceViewProps) {
  const { width, height } = piece.body;
  const middle = middleAt(piece, at);
  const room = roomAround(piece);
  const x = (width / 2 - middle.x) * scale;
  const y = (height / 2 - middle.y + (room.top - room.bottom) / 2) * scale;
  return (
    <div className="turned-space" aria-hidden="true">
      <div
        className="turned-piece"
        style={{
          width: width * scale,
          height: height * scale,
          transform: `translate(${x}px, ${y}px) rotateY(${overAt(piece, at) * 180}deg)`,
        }}
      >
        {leavesInSight(piece, at).map(({ leaf, n }) => (
          <LeafView key={n} piece={piece} leaf={leaf} n={n} at={at} draw={draw} scale={scale} />
        ))}
        <Fittings fittings={piece.fittings} body={piece.body} scale={scale} closed={at === 0} />
      </div>
    </div>
  );
}

/** Pulled beyond the first or last stop of a piece, the next one comes only when it is let go. */
const pulledAt = (piece: Piece, turned: number, pulled: number) =>
  Math.min(Math.max(turned + pulled, 0), lastStop(piece));

function scaleOf(piece: Piece, size: Size): number {
  const { width, height } = largestOf(piece);
  const { top, bottom } = roomAround(piece);
  return fitScale({ width, height: height + top + bottom }, size, viewingMargins(size));
}

/** Arrows go one on or back, Home and End to the ends; null for other keys. */
function stopByKey(key: string, at: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
    case "PageDown":
      return Math.min(at + 1, count - 1);
    case "ArrowLeft":
    case "ArrowUp":
    case "PageUp":
      return Math.max(at - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
