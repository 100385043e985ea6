import { formatLength } from "../../../core/length-text.ts";
import { useLocale, useMessages } from "../../messages/context.tsx";
import type { Subject } from "../scene/subject.ts";
import "./rulers.css";

/** How wide and high the whole thing is, with frame and mat. */
export function Rulers({ subject, scale }: { readonly subject: Subject; readonly scale: number }) {
  const t = useMessages().designer;
  const locale = useLocale();
  const { width, height } = subject.outer;
  const text = (length: number) => formatLength(Math.round(length / 1000), locale);
  return (
    <>
      <span className="ruler ruler-across" style={{ width: width * scale }}>
        <span className="ruler-text num">
          {subject.folds ? t.stage.withEdges(text(width)) : t.stage.outside(text(width))}
        </span>
      </span>
      <span className="ruler ruler-down" style={{ height: height * scale }}>
        <span className="ruler-text num">{text(height)}</span>
      </span>
    </>
  );
}
