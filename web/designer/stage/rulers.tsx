import { formatLength } from "../../../core/length-text.ts";
import type { Size } from "../../../design/geometry.ts";
import { useLocale, useMessages } from "../../words/context.tsx";
import "./rulers.css";

interface RulersProps {
  readonly board: Size;
  /** Edges are laid open and measured, too. */
  readonly folds: boolean;
  readonly scale: number;
}

/** How wide and high the whole thing is, with frame and mat. */
export function Rulers({ board, folds, scale }: RulersProps) {
  const t = useMessages().designer;
  const locale = useLocale();
  const { width, height } = board;
  const text = (length: number) => formatLength(Math.round(length / 1000), locale);
  return (
    <>
      <span className="ruler ruler-across" style={{ width: width * scale }}>
        <span className="ruler-text num">
          {folds ? t.stage.withEdges({ size: text(width) }) : t.stage.outside({ size: text(width) })}
        </span>
      </span>
      <span className="ruler ruler-down" style={{ height: height * scale }}>
        <span className="ruler-text num">{text(height)}</span>
      </span>
    </>
  );
}
