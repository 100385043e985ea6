import { type ReactNode, useMemo } from "react";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { hasRulers } from "../../scene/drawing/stage-margins.ts";
import { useMessages } from "../../words/context.tsx";
import { type Board, boardOf, sideOfElement } from "../board/board.ts";
import { useWork } from "../board/work.ts";
import { useDesignContext } from "../context/design-context.ts";
import type { DesignView } from "../context/design-view.ts";
import { useMovingView } from "../context/use-design.ts";
import { AlignBar } from "../hands/align-bar.tsx";
import { PasteBar } from "../hands/paste-bar.tsx";
import { GuestsOnStage, useGuestOnStage } from "../recipients/guest-on-stage.tsx";
import { RoomView } from "../room/room-view.tsx";
import { ObjectToolbar } from "../stage/object-toolbar.tsx";
import { Rulers } from "../stage/rulers.tsx";
import { SideView } from "../stage/side-view.tsx";
import { Stage } from "../stage/stage.tsx";
import { StageBadge } from "../stage/stage-badge.tsx";
import { StageNotes } from "../stage/stage-notes.tsx";
import { SubjectDrawing } from "../stage/subject-drawing.tsx";
import type { EditorView } from "./use-editor-view.ts";

interface EditorStageProps {
  readonly look: EditorView;
  readonly selection: readonly string[];
  /** Shows the wall of a room instead of the work area. */
  readonly wall: boolean;
  /** Files are dragged over the page. */
  readonly fileOver: boolean;
  readonly choose: (configuration: unknown) => void;
  readonly notices: ReactNode;
}

/** The middle of the editor: the sides one works on. */
export function EditorStage({ look, selection, wall, fileOver, choose, notices }: EditorStageProps) {
  const t = useMessages().designer;
  const { session } = useDesignContext();
  const { inside, leave } = useWork();
  const { bare, view } = look;
  const moving = useMovingView();
  const board = useBoardOf(moving, look.board);
  const piece = useGuestOnStage(moving);
  if (wall) return <RoomView />;
  const [first] = board.sides;
  return (
    <Stage
      board={board}
      view={view}
      size={look.stageSize}
      margins={look.margins}
      watchSize={look.watchStage}
      onBackground={() => {
        leave();
        session.select([]);
      }}
      floating={
        <>
          <div className="stage-top">
            <div className="stage-signs">
              <StageBadge board={board} selection={selection} chooseConfiguration={choose} />
              <GuestsOnStage board={board} />
              {look.edges && (
                <div className="stage-look">
                  <SegmentedControl<"finished" | "open">
                    label={t.stage.lookLabel}
                    segments={[
                      { value: "finished", label: t.stage.finished },
                      { value: "open", label: t.stage.open },
                    ]}
                    value={look.edges.open ? "open" : "finished"}
                    onChange={(value) => look.edges?.set(value === "open")}
                  />
                </div>
              )}
            </div>
            {notices}
          </div>
          <SelectedToolbar look={look} selection={selection} />
          {fileOver && <div className="stage-drop">{t.stage.dropHere}</div>}
        </>
      }
    >
      {board.sides.map((side) => (
        <SideView
          key={side.surface.id}
          side={side}
          selection={selection}
          inside={inside}
          piece={piece}
          scale={view.scale}
        />
      ))}
      {bare && (
        <>
          <SubjectDrawing page={null} subject={bare} scale={view.scale} assembled />
          <p className="stage-frame-only">{t.stage.frameOnly}</p>
        </>
      )}
      {hasRulers(look.stageSize) && <Rulers board={board} folds={first?.subject.folds ?? false} scale={view.scale} />}
      {first && <StageNotes page={first.page} layout={first.layout} folds={first.subject.folds} />}
    </Stage>
  );
}

/** The board with what is moved just now. */
function useBoardOf(view: DesignView, resting: Board): Board {
  return useMemo(() => {
    if (resting.sides.length === 0) return resting;
    const places = resting.sides.map(({ place }) => place);
    return boardOf(view, places);
  }, [view, resting]);
}

function SelectedToolbar({ look, selection }: Pick<EditorStageProps, "look" | "selection">) {
  const { inside } = useWork();
  const [id] = selection;
  const side = id === undefined ? undefined : sideOfElement(look.board, id);
  const elements = side?.surface.elements.filter((one) => selection.includes(one.id)) ?? [];
  const [element, ...others] = elements;
  if (!side || !element) return <PasteBar />;
  if (others.length > 0) return <AlignBar elements={elements} />;
  return <ObjectToolbar key={element.id} element={element} side={side} inside={inside === element.id} />;
}
