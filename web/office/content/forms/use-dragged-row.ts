import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useRef, useState } from "react";

interface DraggedRow {
  readonly row: RefObject<HTMLElement | null>;
  /** Only by it the row is dragged, so that texts can be marked. */
  readonly handle: RefObject<HTMLElement | null>;
  readonly list: string;
  readonly index: number;
  /** @param to counted in the list as it is */
  readonly onMove: (from: number, to: number) => void;
}

/** Makes a row one that is dragged inside its list; tells at which of its edges the dragged one would land. */
export function useDraggedRow({ row, handle, list, index, onMove }: DraggedRow): "top" | "bottom" | null {
  const [edge, setEdge] = useState<"top" | "bottom" | null>(null);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    const [element, dragHandle] = [row.current, handle.current];
    if (!element || !dragHandle) return;
    const data = { list, index };
    const edgeOf = (target: Record<string | symbol, unknown>) => {
      const found = extractClosestEdge(target);
      return found === "top" || found === "bottom" ? found : null;
    };
    return combine(
      draggable({ element, dragHandle, getInitialData: () => data }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.list === list,
        getData: ({ input }) => attachClosestEdge(data, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) => setEdge(source.data.index === index ? null : edgeOf(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const from = Number(source.data.index);
          if (from !== index) move.current(from, edgeOf(self.data) === "bottom" ? index + 1 : index);
        },
      }),
    );
  }, [row, handle, list, index]);
  return edge;
}
