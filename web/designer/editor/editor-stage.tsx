import type { ReactNode } from "react";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useDesk } from "../desk/desk.ts";
import { useDesignView } from "../desk/use-design.ts";
import { photoElements } from "../photos/photo-operations.ts";
import { RoomView } from "../room/room-view.tsx";
import { heldPhoto } from "../stage/held-photo.ts";
import { PhotoToolbar } from "../stage/photo-toolbar.tsx";
import { Rulers } from "../stage/rulers.tsx";
import { Stage } from "../stage/stage.tsx";
import { StageBadge } from "../stage/stage-badge.tsx";
import { hasRulers } from "../stage/stage-margins.ts";
import { StageNotes } from "../stage/stage-notes.tsx";
import { SubjectDrawing } from "../stage/subject-drawing.tsx";
import { WorkArea } from "../stage/work-area.tsx";
import type { EditorView } from "./use-editor-view.ts";

interface EditorStageProps {
  readonly look: EditorView;
  readonly selected: string | null;
  /** Shows the wall of a room instead of the work area. */
  readonly wall: boolean;
  /** Files are dragged over the page. */
  readonly fileOver: boolean;
  readonly choose: (configuration: unknown) => void;
  readonly onSwap: (element: string) => void;
  /** The crop is being chosen: its settings belong beside it. */
  readonly onAdjust: () => void;
  readonly notices: ReactNode;
}

/** The middle of the editor: the picture on its wall. */
export function EditorStage({ look, selected, wall, fileOver, choose, onSwap, onAdjust, notices }: EditorStageProps) {
  const t = useMessages().designer;
  const { session } = useDesk();
  const { document } = useDesignView();
  const { page, layout, subject, view, cropping } = look;
  if (wall) return <RoomView />;
  const element = photoElements(document).find(({ id }) => id === selected);
  const held = element && layout ? heldPhoto(document, layout, element) : null;
  return (
    <Stage
      subject={subject}
      view={view}
      size={look.stageSize}
      margins={look.margins}
      watchSize={look.watchStage}
      onBackground={() => {
        look.setCropping(false);
        session.select(null);
      }}
      floating={
        <>
          <div className="stage-top">
            <div className="stage-signs">
              {layout && <StageBadge layout={layout} selected={selected} chooseConfiguration={choose} />}
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
          {held && (
            <PhotoToolbar
              held={held}
              cropping={cropping}
              onCrop={() => {
                look.setCropping(!cropping);
                if (!cropping) onAdjust();
              }}
              onSwap={() => onSwap(held.element.id)}
            />
          )}
          {fileOver && <div className="stage-drop">{t.stage.dropHere}</div>}
        </>
      }
    >
      {page && layout ? (
        <WorkArea
          {...{ page, layout, subject, selected, cropping }}
          scale={view.scale}
          onCrop={() => look.setCropping(true)}
        />
      ) : (
        <>
          <SubjectDrawing page={null} subject={subject} scale={view.scale} assembled />
          <p className="stage-frame-only">{t.stage.frameOnly}</p>
        </>
      )}
      {hasRulers(look.stageSize) && <Rulers subject={subject} scale={view.scale} />}
      {page && layout && <StageNotes page={page} layout={layout} folds={subject.folds} />}
    </Stage>
  );
}
