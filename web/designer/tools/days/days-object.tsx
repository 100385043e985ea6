import { dayAt, dayCell } from "../../../../design/days/day-cell.ts";
import type { DaysElement } from "../../../../design/document.ts";
import { frameBox } from "../../../../design/surface-geometry.ts";
import { cssBox } from "../../../scene/drawing/css-matrix.ts";
import type { ObjectProps } from "../../elements/tool.ts";
import { PlainObject } from "../../stage/plain-object.tsx";
import { takeDay, useDayInHand } from "./day-in-hand.ts";
import "./days-object.css";

/** Days on the stage: a click on a day chooses it, and the chosen one is framed. */
export function DaysObject(props: ObjectProps<DaysElement>) {
  const { element, side, scale, selected } = props;
  const index = useDayInHand(element.id);
  const { frame, rotation } = element;
  const isMarked = selected && rotation === 0 && index !== null && index < element.days.length;
  const cell = isMarked && cssBox(frameBox(side.layout, dayCell(element, frame, index)), side.subject.outer, scale);
  return (
    <>
      <PlainObject
        {...props}
        onPress={({ x, y }) => {
          const day = dayAt(element, { x: frame.x + x / scale, y: frame.y + y / scale });
          if (day !== null) takeDay(element.id, day);
        }}
      />
      {cell && <div className="day-in-hand" style={cell} aria-hidden="true" />}
    </>
  );
}
