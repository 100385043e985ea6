import { memo, useCallback } from "react";
import type { DesignElement } from "../../../design/document.ts";
import { readingOrder } from "../../../design/reading-order.ts";
import type { BoardSide } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import { SideOverlay } from "../hands/side-overlay.tsx";
import { useSideHands } from "../hands/use-side-hands.ts";
import { DropLayer } from "../library/drop-layer.tsx";
import { coveredRing } from "../scene/covered-ring.ts";
import { FoldDrawing } from "../scene/fold-drawing.tsx";
import { MillimetreLayer } from "../scene/millimetre-layer.tsx";
import { ThirdsDrawing } from "../scene/thirds-drawing.tsx";
import { ZoneDrawing } from "../scene/zone-drawing.tsx";
import type { ObjectProps } from "../tools/tool.ts";
import { elementTypes, toolOf } from "../tools/tools.ts";
import { PlainObject } from "./plain-object.tsx";
import { SubjectDrawing } from "./subject-drawing.tsx";
import { useObjectName } from "./use-object-name.ts";

interface SideViewProps {
  readonly side: BoardSide;
  readonly scale: number;
  readonly selection: readonly string[];
  readonly inside: string | null;
}

/** One side as one works on it: drawing, zones, the elements that can be taken hold of. */
export function SideView({ side, scale, selection, inside }: SideViewProps) {
  const { surface, page, subject, at } = side;
  const { elements } = surface;
  const isEmpty = elements.every((element) => element.type === "photo" && element.photo === null);
  const isInside = elements.some(({ id }) => id === inside);
  // a page length of this many millimetres is one pixel on the screen
  const pixel = 1 / (scale * 1000);
  const hands = useSideHands(side, scale);
  const painted = new Map(elements.map(({ id }, at) => [id, at]));
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
      <SubjectDrawing page={page} subject={subject} scale={scale} assembled={isEmpty} />
      {readingOrder(elements).map((element) => (
        // read in one order, painted and pressed in the other
        <div
          key={element.id}
          className="stage-element"
          data-object={element.id}
          style={{ zIndex: inside === element.id ? elements.length : painted.get(element.id) }}
        >
          <ElementObject
            n={placeOfType(elements, element)}
            selected={selection.includes(element.id)}
            inside={inside === element.id}
            {...{ element, scale }}
            side={side.place}
          />
        </div>
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
        {...{ side, scale, selection, inside }}
        signs={hands.signs}
        takeHandle={hands.takeHandle}
        takeLine={hands.takeLine}
      />
      <DropLayer side={side} scale={scale} />
    </div>
  );
}

function ElementObject(props: Omit<ObjectProps<DesignElement>, "name" | "enter">) {
  const { element, n } = props;
  const { enter } = useWork();
  const tool = toolOf(element);
  const OnStage = objects.get(element.type) ?? PlainObject;
  const begin = useCallback(() => enter(element.id), [enter, element.id]);
  return <OnStage {...props} name={useObjectName(element, n)} enter={tool.canEnter(element) ? begin : null} />;
}

/** Drawn again only when the element itself changes. */
const objects = new Map(elementTypes.map((type) => [type, memo(toolOf({ type }).Object ?? PlainObject)]));

/** From 1: "Text 2" is the second text of its side. */
const placeOfType = (elements: readonly DesignElement[], element: DesignElement) =>
  elements.filter(({ type }) => type === element.type).indexOf(element) + 1;
