import { type CSSProperties, useMemo, useRef } from "react";
import type { TextElement } from "../../../../design/document.ts";
import type { Point } from "../../../../design/geometry.ts";
import { caretMap } from "../../../../design/text/caret-map.ts";
import { LiveRegion } from "../../../../ui/live-region.tsx";
import type { CssBox } from "../../../scene/drawing/css-matrix.ts";
import { useMessages } from "../../../words/context.tsx";
import { useStock } from "../../context/use-design.ts";
import { useWriting } from "./use-writing.ts";
import { useWritingPointer } from "./use-writing-pointer.ts";
import "./writing.css";
import { WritingMarks } from "./writing-marks.tsx";

export interface WritingProps {
  readonly element: TextElement;
  /** CSS pixels per micrometre. */
  readonly scale: number;
  /** The box on the stage. */
  readonly place: CssBox & Pick<CSSProperties, "rotate">;
  /** Where it was pressed to begin writing, client pixels; null puts the caret at the end. */
  readonly start: Point | null;
  /** Writing has ended by a key: the focus goes back to the element. */
  readonly onLeave: () => void;
}

/**
 * A text while it is written: letters are the scene's outlines, caret and selection are drawn over them. Keys go to a
 * text field that nobody sees; it follows the caret, so that composed input and phone keyboards find their place.
 */
export function Writing({ element, scale, place, start, onLeave }: WritingProps) {
  const t = useMessages().designer.text;
  const stock = useStock();
  const map = useMemo(() => caretMap(element, element.frame, stock), [element, stock]);
  const box = useRef<HTMLDivElement>(null);
  const { field, state, select, handlers, full } = useWriting({ element, map, onLeave });
  const pointer = useWritingPointer({ box, field, map, scale, start, select, element });
  const caret = map?.place({ index: state.head, upstream: state.upstream });
  return (
    <div ref={box} className="writing" style={place} {...pointer}>
      {map && <WritingMarks map={map} box={element.frame} scale={scale} state={state} />}
      <textarea
        ref={field}
        className="writing-field"
        aria-label={t.field}
        aria-describedby="text-writing-keys"
        lang={element.language ?? undefined}
        wrap="off"
        autoCapitalize="sentences"
        autoComplete="off"
        style={{
          left: (caret?.x ?? 0) * scale,
          top: (caret?.top ?? 0) * scale,
          height: caret ? (caret.bottom - caret.top) * scale : undefined,
        }}
        {...handlers}
      />
      <p id="text-writing-keys" className="visually-hidden">
        {t.keys}
      </p>
      <LiveRegion>{full > 0 && <span key={full}>{t.full}</span>}</LiveRegion>
    </div>
  );
}
