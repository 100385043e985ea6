import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { PhotoElement } from "../../../../design/document.ts";
import { intersect } from "../../../../design/rect.ts";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import { cssBox } from "../../../scene/drawing/css-matrix.ts";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import type { ObjectProps } from "../../elements/tool.ts";
import { useHands } from "../../hands/hands.ts";
import { CropGhost } from "./crop-ghost.tsx";
import { heldPhoto } from "./held-photo.ts";
import "./photo-object.css";
import { SelectionHandles } from "./selection-handles.tsx";
import { usePhotoHands } from "./use-photo-hands.ts";

interface PhotoObjectProps extends ObjectProps<PhotoElement> {
  /** True when the place that it fills had the focus, which it takes over. */
  readonly leftFocus: RefObject<boolean>;
}

/** A photo on the picture that can be focused, named, moved, zoomed; the pixels are drawn by the scene below. */
export function PhotoObject(props: PhotoObjectProps) {
  const { element, side, scale, name, selected, inside, enter, leftFocus } = props;
  const { layout, subject } = side;
  const t = useMessages().designer;
  const { session } = useDesignContext();
  const { gathering } = useHands();
  const { document } = useDesignView();
  const [limits, setLimits] = useState(0);
  const held = heldPhoto(document, layout, element);
  const box = intersect(held?.box ?? subject.picture, subject.picture) ?? subject.picture;
  const hands = usePhotoHands({
    session,
    held,
    scale,
    onLimit: () => setLimits((count) => count + 1),
    corner: box,
  });
  const object = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (leftFocus.current) object.current?.querySelector<HTMLElement>(".photo-object-face")?.focus();
    leftFocus.current = false;
  }, [leftFocus]);
  return (
    <div ref={object} className="photo-object" style={cssBox(box, subject.outer, scale)}>
      {inside && held && <CropGhost held={held} box={box} scale={scale} />}
      <div
        ref={hands.face}
        role="application"
        className="photo-object-face"
        data-element={element.id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, plus and minus work on it
        tabIndex={0}
        aria-label={name}
        aria-roledescription={t.photo.role}
        aria-describedby="designer-photo-keys"
        onFocus={() => !gathering.current && session.select([element.id])}
        onKeyDown={hands.onKeyDown}
        onDoubleClick={() => enter?.()}
        {...hands.pointer}
      />
      {selected && held && <SelectionHandles bind={hands.handle} />}
      <LiveRegion>{limits > 0 && <span key={limits}>{t.photo.atLimit}</span>}</LiveRegion>
    </div>
  );
}
