import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { dropTargetForElements, monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import { dayCell } from "../../../design/days/day-cell.ts";
import type { DesignElement, PhotoElement } from "../../../design/document.ts";
import { frameBox } from "../../../design/surface-geometry.ts";
import { Icon } from "../../../ui/icon.tsx";
import { cssBox } from "../../scene/drawing/css-matrix.ts";
import { useMessages } from "../../words/context.tsx";
import type { BoardSide } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import type { DayOnSide } from "../elements/day-picture-steps.ts";
import { useHands } from "../hands/hands.ts";
import { type DropTarget, dropTarget, pointOnSide } from "./drop-target.ts";
import "./drop-layer.css";
import { draggedPhoto } from "./photo-drag.ts";
import { type Placing, usePlacing } from "./use-placing.ts";

interface DropLayerProps {
  readonly side: BoardSide;
  readonly scale: number;
}

/** Over a side: its empty places, and while a photo of the library is dragged, where it would go. */
export function DropLayer({ side, scale }: DropLayerProps) {
  const t = useMessages().designer.library.drop;
  const { session } = useDesignContext();
  const layer = useRef<HTMLDivElement>(null);
  const { isDragging, target } = usePhotoDrop(layer, side, scale);
  const { document } = session.state();
  const onPlace = target?.to === "place" ? target.place.element : null;
  const replaced = document.photos.find(({ id }) => id === onPlace?.photo);
  const boxOf = ({ frame, rotation }: PhotoElement) => ({
    ...cssBox(frame === "surface" ? side.subject.picture : frameBox(side.layout, frame), side.subject.outer, scale),
    rotate: `${rotation / 1000}deg`,
  });
  // places under a common outline show themselves, and their frames reach beyond it
  const empty = side.surface.elements.flatMap((one) =>
    isFramedAndEmpty(one) && (isDragging || !one.stencil) ? [one] : [],
  );
  return (
    <div ref={layer} className="drop-layer" aria-hidden="true">
      {empty.map((one) => (
        <div key={one.id} className="drop-place" data-dragging={isDragging || undefined} style={boxOf(one)}>
          <Icon name="picture" />
        </div>
      ))}
      {onPlace && (
        <div className="drop-here" style={boxOf(onPlace)}>
          <span>{replaced ? t.replaces({ name: replaced.name }) : t.here}</span>
        </div>
      )}
      {target?.to === "day" && (
        <div className="drop-here" style={cssBox(frameBox(side.layout, cellOf(target.day)), side.subject.outer, scale)}>
          <span>{t.inDay({ day: target.day.days.days[target.day.index]?.label ?? "" })}</span>
        </div>
      )}
      {target?.to === "ground" && (
        <div className="drop-here drop-ground">
          <span>{t.onPage}</span>
        </div>
      )}
    </div>
  );
}

const cellOf = ({ days, index }: DayOnSide) => dayCell(days, days.frame, index);

function laid(placing: Placing, to: DropTarget, photo: string): string | null {
  switch (to.to) {
    case "place":
      return placing.into(to.place, photo);
    case "day":
      return placing.intoDay(to.day, photo);
    case "ground":
      return placing.onto(to.surface, photo, to.at);
  }
}

/** The place of a whole side shows by itself what it could be. */
const isFramedAndEmpty = (element: DesignElement): element is PhotoElement =>
  element.type === "photo" && element.photo === null && element.frame !== "surface";

function usePhotoDrop(layer: React.RefObject<HTMLElement | null>, side: BoardSide, scale: number) {
  const context = useDesignContext();
  const { kind } = context;
  const placing = usePlacing(context, useWork());
  const hands = useHands();
  const { placed } = useMessages().designer.library;
  const [isDragging, setDragging] = useState(false);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const latest = useRef({ side, scale, placed });
  latest.current = { side, scale, placed };
  useEffect(() => {
    const element = layer.current?.parentElement;
    if (!element) return undefined;
    const canAdd = kind.design.abilities.elements.includes("photo");
    const targetAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
      const now = latest.current;
      const at = pointOnSide({ x: clientX, y: clientY }, element.getBoundingClientRect(), now.side, now.scale);
      return dropTarget(now.side.surface, now.side, at, canAdd);
    };
    const isPhoto = (data: Record<string | symbol, unknown>) => draggedPhoto(data) !== null;
    return combine(
      monitorForElements({
        canMonitor: ({ source }) => isPhoto(source.data),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isPhoto(source.data),
        onDrag: ({ location }) => setTarget(targetAt(location.current.input)),
        onDragLeave: () => setTarget(null),
        onDrop({ source, location }) {
          setTarget(null);
          const photo = draggedPhoto(source.data);
          const to = targetAt(location.current.input);
          if (photo === null || !to) return;
          const name = laid(placing, to, photo);
          if (name !== null) hands.say(latest.current.placed({ name }));
        },
      }),
    );
  }, [layer, kind, placing, hands]);
  return { isDragging, target };
}
