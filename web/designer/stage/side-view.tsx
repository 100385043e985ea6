import { memo, useCallback, useRef } from "react";
import type { DesignElement } from "../../../design/document.ts";
import { readingOrder } from "../../../design/reading-order.ts";
import { coveredRing } from "../../scene/drawing/covered-ring.ts";
import { FoldDrawing } from "../../scene/drawing/fold-drawing.tsx";
import { MillimetreLayer } from "../../scene/drawing/millimetre-layer.tsx";
import { ThirdsDrawing } from "../../scene/drawing/thirds-drawing.tsx";
import { ZoneDrawing } from "../../scene/drawing/zone-drawing.tsx";
import type { BoardSide } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import { OpenDesignContext } from "../context/design-context.ts";
import type { PieceView } from "../context/use-piece.ts";
import type { ObjectProps } from "../elements/tool.ts";
import { useToolOf } from "../elements/tool-of.ts";
import { SideOverlay } from "../hands/side-overlay.tsx";
import { useSideHands } from "../hands/use-side-hands.ts";
import { DropLayer } from "../library/drop-layer.tsx";
import { PlainObject } from "./plain-object.tsx";
import { SubjectDrawing } from "./subject-drawing.tsx";
import { useObjectName } from "./use-object-name.ts";

interface SideViewProps {
  readonly side: BoardSide;
  readonly scale: number;
  readonly selection: readonly string[];
  readonly inside: string | null;
  /** What is drawn: the design, or the piece of the recipient in sight. */
  readonly piece: PieceView;
}

/** One side as one works on it: drawing, zones, the elements that can be taken hold of. */
export function SideView({ side, scale, selection, inside, piece }: SideViewProps) {
  const { surface, page, subject, at } = side;
  const { elements } = surface;
  const drawn = piece.view.scene.pages.find((one) => one.surface === surface.id);
  const isEmpty = elements.every((element) => element.type === "photo" && element.photo === null);
  const isInside = elements.some(({ id }) => id === inside);
  // a page length of this many millimetres is one pixel on the screen
  const pixel = 1 / (scale * 1000);
  const hands = useSideHands(side, scale);
  const painted = new Map(elements.map(({ id }, at) => [id, at]));
  const places = placesOfType(elements);
  const read = useReadingOrder(elements, hands.signs.kind !== null);
  return (
    <div
      {...hands.bind}
      className="stage-side"
      style={{
        left: at.x * scale,
        top: at.y * scale,
        width: subject.outer.width * scale,
        height: subject.outer.height * scale,
      }}
      data-surface={surface.id}
      data-mixed={!isEmpty || undefined}
    >
      <OpenDesignContext value={piece.context}>
        <SubjectDrawing page={drawn ?? page} subject={subject} scale={scale} assembled={isEmpty} />
      </OpenDesignContext>
      {read.map((element) => (
        <StageElement
          key={element.id}
          layer={(inside === element.id ? elements.length : painted.get(element.id)) ?? 0}
          n={places.get(element.id) ?? 1}
          selected={selection.includes(element.id)}
          inside={inside === element.id}
          element={element}
          scale={scale}
          side={side.place}
        />
      ))}
      {(!isEmpty || page.zones.some(({ kind }) => kind !== "safe" && kind !== "covered")) && (
        <div className="stage-zones">
          <MillimetreLayer area={subject.outer} scale={scale}>
            {subject.folds ? (
              <FoldDrawing page={page} subject={subject} pixel={pixel} />
            ) : (
              <ZoneDrawing page={page} safe={isInside} pixel={pixel} />
            )}
            {isInside && <ThirdsDrawing area={coveredRing(page)?.opening ?? page.trim} pixel={pixel} />}
          </MillimetreLayer>
        </div>
      )}
      <SideOverlay
        side={side}
        scale={scale}
        selection={selection}
        inside={inside}
        signs={hands.signs}
        takeHandle={hands.takeHandle}
        takeLine={hands.takeLine}
      />
      <DropLayer side={side} scale={scale} />
    </div>
  );
}

/** Read in one order; while something is moved it stays, because a node that changes its place loses the focus. */
function useReadingOrder(elements: readonly DesignElement[], moving: boolean): readonly DesignElement[] {
  const order = useRef<readonly string[]>([]);
  if (moving) {
    const byId = new Map(elements.map((element) => [element.id, element]));
    const known = order.current.flatMap((id) => byId.get(id) ?? []);
    if (known.length === elements.length) return known;
  }
  const read = readingOrder(elements);
  order.current = read.map(({ id }) => id);
  return read;
}

interface StageElementProps extends Omit<ObjectProps<DesignElement>, "name" | "enter"> {
  /** In which order it is painted and pressed. */
  readonly layer: number;
}

/** Drawn again only when its own element changes. */
const StageElement = memo(function StageElement({ layer, ...props }: StageElementProps) {
  const { element, n } = props;
  const { enter } = useWork();
  const tool = useToolOf()(element);
  const OnStage = tool.Object ?? Plain;
  const begin = useCallback(() => enter(element.id), [enter, element.id]);
  return (
    <div className="stage-element" data-object={element.id} style={{ zIndex: layer }}>
      <OnStage {...props} name={useObjectName(element, n)} enter={tool.canEnter(element) ? begin : null} />
    </div>
  );
});

/** Drawn again only when the element itself changes, as are the objects of tools. */
const Plain = memo(PlainObject);

/** From 1, by element: "Text 2" is the second text of its side. */
function placesOfType(elements: readonly DesignElement[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    elements.map(({ id, type }) => {
      const n = (counts.get(type) ?? 0) + 1;
      counts.set(type, n);
      return [id, n];
    }),
  );
}
