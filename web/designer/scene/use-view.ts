import { useMemo, useState } from "react";
import type { Size } from "../../../design/geometry.ts";
import { fitScale, type Margins, REAL_SIZE, stepZoom, type View, wholeView, zoomAt } from "../../scene/drawing/view.ts";

/** How the stage looks at its subject, with what the toolbar can do about it. */
export interface StageView {
  readonly view: View;
  /** CSS pixels per micrometre. */
  readonly scale: number;
  readonly isWhole: boolean;
  readonly isRealSize: boolean;
  readonly set: (view: View) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly whole: () => void;
  readonly realSize: () => void;
}

export function useView(subject: Size, stage: Size | null, margins: Margins): StageView {
  const [view, set] = useState(wholeView);
  const fit = fitScale(subject, stage ?? { width: 600, height: 600 }, margins);
  return useMemo(() => stageView(view, fit, set), [view, fit]);
}

function stageView(view: View, fit: number, set: (view: View) => void): StageView {
  const scale = fit * view.zoom;
  return {
    view,
    scale,
    isWhole: view === wholeView || (view.zoom === 1 && view.pan.x === 0 && view.pan.y === 0),
    isRealSize: Math.abs(scale / REAL_SIZE - 1) < 0.005,
    set,
    zoomIn: () => set(stepZoom(view, "in")),
    zoomOut: () => set(stepZoom(view, "out")),
    whole: () => set(wholeView),
    realSize: () => set(zoomAt(wholeView, REAL_SIZE / fit, { x: 0, y: 0 })),
  };
}
