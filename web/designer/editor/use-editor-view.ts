import { useState } from "react";
import type { Size } from "../../../design/geometry.ts";
import type { SurfaceLayout } from "../../../design/layout.ts";
import type { ScenePage } from "../../../design/scene.ts";
import type { DesignView } from "../desk/design-view.ts";
import { hasWrappedEdges, type Subject, subjectOf } from "../scene/subject.ts";
import type { Margins } from "../scene/view.ts";
import { stageMargins } from "../stage/stage-margins.ts";
import { useElementSize } from "../stage/use-element-size.ts";
import { type StageView, useView } from "../stage/use-view.ts";

/** What is looked at and how: nothing of it is part of the design. */
export interface EditorView {
  /** Null for a product without a printed face (a frame alone). */
  readonly page: ScenePage | null;
  readonly layout: SurfaceLayout | null;
  readonly subject: Subject;
  readonly view: StageView;
  readonly stageSize: Size | null;
  readonly margins: Margins;
  readonly watchStage: (element: HTMLElement | null) => (() => void) | undefined;
  /** Wrapped edges can be laid open or not; null where there are none. */
  readonly edges: { readonly open: boolean; readonly set: (open: boolean) => void } | null;
  readonly cropping: boolean;
  readonly setCropping: (cropping: boolean) => void;
}

export function useEditorView(design: DesignView | null, panelOpen: boolean): EditorView | null {
  const [stageSize, watchStage] = useElementSize();
  const [open, setOpen] = useState<boolean | null>(null);
  const [cropping, setCropping] = useState(false);
  const layout = design?.layouts[0] ?? null;
  const page = design?.scene.pages[0] ?? null;
  const wrapped = layout !== null && hasWrappedEdges(layout);
  // a frame hides the edges, so they are opened by themselves only where they will be seen
  const edgesOpen = wrapped && (open ?? design?.surroundings.frame === null);
  const subject = design && subjectFor(design, layout, edgesOpen);
  const margins = stageMargins(stageSize, { controls: wrapped ? "two lines" : "one line", panelOpen });
  const view = useView(subject?.outer ?? { width: 300_000, height: 300_000 }, stageSize, margins);
  if (!design || !subject) return null;
  return {
    page,
    layout,
    subject,
    view,
    stageSize,
    margins,
    watchStage,
    edges: wrapped ? { open: edgesOpen, set: setOpen } : null,
    cropping,
    setCropping,
  };
}

/** Without a printed face there is still a frame to show. */
function subjectFor(design: DesignView, layout: SurfaceLayout | null, edgesOpen: boolean): Subject | null {
  if (layout) return subjectOf(layout, design.surroundings, edgesOpen ? "open" : "finished");
  const { frame, mat } = design.surroundings;
  const picture = mat?.opening ?? frame?.inner;
  return picture ? { outer: frame?.outer ?? picture, picture, mat, frame, folds: false } : null;
}
