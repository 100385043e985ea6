import { type PointerEvent, useRef, useState } from "react";
import type { TextElement } from "../../../../design/document.ts";
import type { Point } from "../../../../design/geometry.ts";
import { frameBox } from "../../../../design/surface-geometry.ts";
import { cssBox } from "../../../scene/drawing/css-matrix.ts";
import { useMessages } from "../../../words/context.tsx";
import { useDesignContext } from "../../context/design-context.ts";
import { useDesignView } from "../../context/use-design.ts";
import type { ObjectProps } from "../../elements/tool.ts";
import { PlainObject } from "../../stage/plain-object.tsx";
import { troubledTexts } from "./text-trouble.ts";
import { Writing } from "./writing.tsx";
import "./text-object.css";

/** Farther apart press and release are a drag, CSS pixels. */
const STILL = 5;

/** A text on the stage: it is moved like any other element, and pressed once more it is written in. */
export function TextObject(props: ObjectProps<TextElement>) {
  const { element, side, scale, name, selected, inside, enter } = props;
  const t = useMessages().designer.text;
  const { session } = useDesignContext();
  const { findings } = useDesignView();
  const node = useRef<HTMLDivElement>(null);
  const pressed = useRef<Point | null>(null);
  const [start, setStart] = useState<Point | null>(null);
  const trouble = troubledTexts(findings).has(element.id);
  const box = cssBox(frameBox(side.layout, element.frame), side.subject.outer, scale);
  const turned = { ...box, rotate: `${element.rotation / 1000}deg` };

  const press = (event: PointerEvent) => {
    const alone = selected && session.state().selection.length === 1 && event.button === 0 && !event.shiftKey;
    pressed.current = alone ? { x: event.clientX, y: event.clientY } : null;
  };
  const release = (event: { clientX: number; clientY: number }) => {
    const from = pressed.current;
    pressed.current = null;
    const still = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) < STILL;
    if (!still || inside || !enter) return;
    setStart({ x: event.clientX, y: event.clientY });
    enter();
  };
  const begin =
    enter &&
    (() => {
      setStart(null);
      enter();
    });
  const leave = () => node.current?.querySelector<HTMLElement>(".plain-object")?.focus({ preventScroll: true });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element inside has the keys, this adds the second press
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter does the same
    <div ref={node} className="text-object" onPointerDownCapture={press} onClick={release}>
      <PlainObject {...props} name={trouble ? t.withTrouble({ name }) : name} enter={begin} />
      {element.text === "" && (
        <span className="text-placeholder" data-align={element.align} data-stand={element.stand} style={turned}>
          {t.placeholder}
        </span>
      )}
      {trouble && !inside && (
        <span className="text-trouble-mark" style={{ left: box.left + box.width, top: box.top }} aria-hidden="true" />
      )}
      {inside && <Writing element={element} scale={scale} start={start} place={turned} onLeave={leave} />}
    </div>
  );
}
