import { useRef } from "react";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import { useDesignView } from "../desk/use-design.ts";
import { photoElements } from "../photos/photo-operations.ts";
import { coveredRing } from "../scene/covered-ring.ts";
import { FoldDrawing } from "../scene/fold-drawing.tsx";
import { MillimetreLayer } from "../scene/millimetre-layer.tsx";
import type { Subject } from "../scene/subject.ts";
import { ThirdsDrawing } from "../scene/thirds-drawing.tsx";
import { ZoneDrawing } from "../scene/zone-drawing.tsx";
import { EmptyPlace } from "./empty-place.tsx";
import { PhotoObject } from "./photo-object.tsx";
import { SubjectDrawing } from "./subject-drawing.tsx";

interface WorkAreaProps {
  readonly page: ScenePage;
  readonly layout: SurfaceLayout;
  readonly subject: Subject;
  readonly scale: number;
  readonly selected: string | null;
  readonly cropping: boolean;
  readonly onCrop: () => void;
}

/** The picture one works on: drawing, zones, the objects that can be taken hold of. */
export function WorkArea({ page, layout, subject, scale, selected, cropping, onCrop }: WorkAreaProps) {
  const { document } = useDesignView();
  const leftFocus = useRef(false);
  const elements = photoElements(document);
  const isEmpty = elements.every(({ photo }) => photo === null);
  // a page length of this many millimetres is one pixel on the screen
  const pixel = 1 / (scale * 1000);
  return (
    <>
      <SubjectDrawing page={page} subject={subject} scale={scale} assembled={isEmpty} />
      {elements.map((element, n) =>
        element.photo === null ? (
          <EmptyPlace key={element.id} n={n + 1} subject={subject} scale={scale} leftFocus={leftFocus} />
        ) : (
          <PhotoObject
            key={element.id}
            n={n + 1}
            selected={selected === element.id}
            {...{ element, layout, subject, scale, cropping, onCrop, leftFocus }}
          />
        ),
      )}
      {!isEmpty && (
        <MillimetreLayer area={subject.outer} scale={scale}>
          {subject.folds ? (
            <FoldDrawing page={page} subject={subject} pixel={pixel} />
          ) : (
            <ZoneDrawing page={page} safe={cropping} pixel={pixel} />
          )}
          {cropping && <ThirdsDrawing area={coveredRing(page)?.opening ?? page.trim} pixel={pixel} />}
        </MillimetreLayer>
      )}
    </>
  );
}
