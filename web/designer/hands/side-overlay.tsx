import type { PointerEvent } from "react";
import type { DesignElement } from "../../../design/document.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { BoardSide } from "../board/board.ts";
import { useDesignContext } from "../context/design-context.ts";
import { type Handle, handles } from "../scene/handle-drag.ts";
import { gapsAmong } from "./geometry/equal-gaps.ts";
import type { Guide } from "./geometry/guide.ts";
import { equalDistances } from "./geometry/snap-move.ts";
import { axes } from "./geometry/span.ts";
import { boundsOfAll, boxOf, type TurnedBox } from "./geometry/turned-box.ts";
import { GuideDrawing } from "./guide-drawing.tsx";
import { SelectionReadout } from "./selection-readout.tsx";
import "./selection-handle.css";
import "./side-overlay.css";
import { sideBox } from "./side-box.ts";
import { snapSide } from "./snap-side.ts";
import { type Movable, movable } from "./steps/held.ts";
import { isSharing } from "./steps/tile-steps.ts";
import { TileLines } from "./tile-lines.tsx";
import type { SideSigns, useSideHands } from "./use-side-hands.ts";

interface SideOverlayProps {
  readonly side: BoardSide;
  readonly scale: number;
  readonly selection: readonly string[];
  readonly inside: string | null;
  readonly signs: SideSigns;
  readonly takeHandle: (event: PointerEvent<HTMLElement>, which: Handle | "turn") => void;
  readonly takeLine: ReturnType<typeof useSideHands>["takeLine"];
}

/** Frame, handles, guides and measures over a side. For eyes and pointers only: keys and fields do the same. */
export function SideOverlay({ side, scale, selection, inside, signs, takeHandle, takeLine }: SideOverlayProps) {
  const context = useDesignContext();
  const chosen = side.surface.elements.filter(({ id }) => selection.includes(id) && id !== inside);
  const boxes = chosen.flatMap((element) => boxOf(element) ?? []);
  const items = chosen.flatMap((element) => movable(element) ?? []);
  const bounds = boundsOfAll(items.map(({ box }) => box));
  const [only, ...more] = items;
  const frame: TurnedBox | null =
    only && more.length === 0 && boxes.length === 1 ? only.box : bounds && { frame: bounds, rotation: 0 };
  const guides = signs.guides.length > 0 || signs.kind ? signs.guides : restingGuides(items, bounds, side);
  const place = { side, scale };
  const [first] = chosen;
  const tile = first && chosen.length === 1 && isSharing(context, first) ? first : null;
  return (
    <div className="side-overlay" aria-hidden="true">
      {chosen.map((element) => (
        <Outline key={element.id} element={element} {...place} />
      ))}
      {guides.map((guide, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: guides have no names and are drawn anew with every movement
        <GuideDrawing key={at} guide={guide} {...place} />
      ))}
      {signs.marquee && <div className="marquee" style={sideBox(signs.marquee, place)} />}
      {tile && signs.kind !== "swap" && <TileLines element={tile} takeLine={takeLine} {...place} />}
      {frame && !tile && signs.kind !== "marquee" && (
        <SelectionFrame box={frame} several={boxes.length > 1} takeHandle={takeHandle} {...place} />
      )}
      {bounds && frame && signs.kind && signs.kind !== "marquee" && (
        <SelectionReadout kind={signs.kind} bounds={bounds} box={frame} guides={guides} {...place} />
      )}
    </div>
  );
}

/** With so many the eye finds no gaps any more, and looking for them takes long. */
const MOST_MEASURED = 40;

/** Equal gaps and distances of several are shown as long as they are selected. */
function restingGuides(items: readonly Movable[], bounds: Rect | null, side: BoardSide): readonly Guide[] {
  if (!bounds || items.length < 2 || items.length > MOST_MEASURED) return [];
  const rects = items.map((item) => item.bounds);
  return axes.flatMap((axis) => [...gapsAmong(axis, rects), ...equalDistances(axis, bounds, snapSide(side.layout))]);
}

interface Place {
  readonly side: BoardSide;
  readonly scale: number;
}

function Outline({ element, side, scale }: Place & { readonly element: DesignElement }) {
  const box = boxOf(element);
  if (!box) return null;
  return (
    <div
      className={element.locked ? "outline outline-locked" : "outline"}
      style={{ ...sideBox(box.frame, { side, scale }), rotate: `${box.rotation / 1000}deg` }}
    />
  );
}

/** Handles that would lie on one another are left out, CSS pixels. */
const ROOM_FOR_MIDDLE = 64;

function SelectionFrame({
  box,
  several,
  takeHandle,
  side,
  scale,
}: Place & {
  readonly box: TurnedBox;
  readonly several: boolean;
  readonly takeHandle: SideOverlayProps["takeHandle"];
}) {
  const place = sideBox(box.frame, { side, scale });
  const shown = handles.filter((handle) => {
    if (handle === "n" || handle === "s") return place.width >= ROOM_FOR_MIDDLE;
    return handle === "e" || handle === "w" ? place.height >= ROOM_FOR_MIDDLE : true;
  });
  return (
    <div
      className={several ? "selection-frame selection-frame-several" : "selection-frame"}
      style={{ ...place, rotate: `${box.rotation / 1000}deg` }}
    >
      {shown.map((handle) => (
        <span
          key={handle}
          data-handle={handle}
          className={`selection-handle selection-handle-${handle}`}
          onPointerDown={(event) => takeHandle(event, handle)}
        />
      ))}
      <span
        data-handle="turn"
        className="selection-handle selection-turn"
        onPointerDown={(event) => takeHandle(event, "turn")}
      />
    </div>
  );
}
