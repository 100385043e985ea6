import { useMemo, useState } from "react";
import type { Size } from "../../../design/geometry.ts";
import type { Viewer } from "../../../products/kind-design.ts";
import { type Opening, openingsOf } from "../../../products/openings.ts";
import { bareSurroundings } from "../../../products/surroundings.ts";
import { useElementSize } from "../../browser/store/use-element-size.ts";
import { stageMargins } from "../../scene/drawing/stage-margins.ts";
import { hasWrappedEdges, type Subject } from "../../scene/drawing/subject.ts";
import type { Margins } from "../../scene/drawing/view.ts";
import { type Board, boardOf, placesOf } from "../board/board.ts";
import type { DesignView } from "../context/design-view.ts";
import { type StageView, useView } from "../scene/use-view.ts";

/** What is looked at and how: nothing of it is part of the design. */
export interface EditorView {
  /** Without sides for a product without a printed face (a frame alone). */
  readonly board: Board;
  readonly openings: readonly Opening[];
  /** Place of the opening that is shown. */
  readonly opening: number;
  readonly show: (surface: string) => void;
  /** What is drawn where nothing is printed; null where there is a side. */
  readonly bare: Subject | null;
  readonly view: StageView;
  readonly stageSize: Size | null;
  readonly margins: Margins;
  readonly watchStage: (element: HTMLElement | null) => (() => void) | undefined;
  /** Wrapped edges can be laid open or not; null where there are none. */
  readonly edges: { readonly open: boolean; readonly set: (open: boolean) => void } | null;
}

export function useEditorView(design: DesignView | null, viewer: Viewer, panelOpen: boolean): EditorView | null {
  const [stageSize, watchStage] = useElementSize();
  const [open, setOpen] = useState<boolean | null>(null);
  const [surface, show] = useState<string | null>(null);
  const layouts = design?.layouts;
  const openings = useMemo(() => openingsOf(viewer, layouts ?? []), [viewer, layouts]);
  const opening = Math.max(
    openings.findIndex((sides) => sides.some((side) => side.surface === surface)),
    0,
  );
  const wrapped = openings[opening]?.some(hasWrappedEdges) ?? false;
  // a frame hides the edges, so they are opened by themselves only where they will be seen
  const edgesOpen = wrapped && (open ?? design?.surroundings.frame === null);
  const around = design?.surroundings ?? bareSurroundings;
  const places = useMemo(
    () => placesOf(openings[opening] ?? [], layouts?.[0], around, edgesOpen ? "open" : "finished"),
    [openings, opening, layouts, around, edgesOpen],
  );
  const laid = useMemo(() => design && boardOf(design, places), [design, places]);
  const bare = design && openings.length === 0 ? frameAlone(design) : null;
  const board = laid && bare ? { ...laid, width: bare.outer.width, height: bare.outer.height } : laid;
  const margins = stageMargins(stageSize, { controls: wrapped ? "two lines" : "one line", panelOpen });
  const view = useView(board && board.width > 0 ? board : nothing, stageSize, margins);
  if (!board || board.width === 0) return null;
  return {
    board,
    openings,
    opening,
    show,
    bare,
    view,
    stageSize,
    margins,
    watchStage,
    edges: wrapped ? { open: edgesOpen, set: setOpen } : null,
  };
}

const nothing = { width: 300_000, height: 300_000 };

/** Without a printed face there is still a frame to show. */
function frameAlone({ surroundings: { frame, mat } }: DesignView): Subject | null {
  const picture = mat?.opening ?? frame?.inner;
  return picture ? { outer: frame?.outer ?? picture, picture, mat, frame, folds: false } : null;
}
