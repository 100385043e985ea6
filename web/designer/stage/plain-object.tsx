import type { DesignElement } from "../../../design/document.ts";
import type { Point } from "../../../design/geometry.ts";
import { frameBox } from "../../../design/surface-geometry.ts";
import { cssBox } from "../../scene/drawing/css-matrix.ts";
import { useDesignContext } from "../context/design-context.ts";
import type { ObjectProps } from "../elements/tool.ts";
import { useHands } from "../hands/hands.ts";
import "./plain-object.css";

interface PlainObjectProps extends ObjectProps<DesignElement> {
  /** A click at a point of the element's own frame, CSS pixels. */
  readonly onPress?: (at: Point) => void;
}

/** An element that can be focused, named and selected; its looks are drawn by the scene below. */
export function PlainObject({ element, side, scale, name, enter, onPress }: PlainObjectProps) {
  const { session } = useDesignContext();
  const { gathering } = useHands();
  const box = cssBox(frameBox(side.layout, element.frame), side.subject.outer, scale);
  return (
    <div
      role="application"
      className="plain-object"
      data-element={element.id}
      style={{ ...box, rotate: `${element.rotation / 1000}deg` }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys work on it
      tabIndex={0}
      aria-label={name}
      aria-describedby="designer-element-keys"
      onFocus={() => {
        const { selection } = session.state();
        if (!gathering.current && !selection.includes(element.id)) session.select([element.id]);
      }}
      onClick={({ nativeEvent: { offsetX: x, offsetY: y } }) => onPress?.({ x, y })}
      onDoubleClick={() => enter?.()}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !enter) return;
        event.preventDefault();
        enter();
      }}
    />
  );
}
