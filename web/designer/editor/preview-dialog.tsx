import { useState } from "react";
import { bareSurroundings } from "../../../products/surroundings.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { useMessages } from "../../messages/context.tsx";
import { useDesignView } from "../desk/use-design.ts";
import { subjectOf } from "../scene/subject.ts";
import { fitScale } from "../scene/view.ts";
import { viewingMargins } from "../stage/stage-margins.ts";
import { SubjectDrawing } from "../stage/subject-drawing.tsx";
import { useElementSize } from "../stage/use-element-size.ts";
import "./preview-dialog.css";

interface PreviewDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows the design in words instead. */
  readonly onList: () => void;
}

/** The picture without handles and hints: hung, or as it comes from the press and is trimmed. */
export function PreviewDialog({ open, onClose, onList }: PreviewDialogProps) {
  const t = useMessages().designer;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.preview.title}
      closeLabel={t.preview.close}
      wide
      footer={
        <Button look="ghost" small icon="list" onClick={onList}>
          {t.bar.list}
        </Button>
      }
    >
      <PreviewBody />
    </Dialog>
  );
}

function PreviewBody() {
  const t = useMessages().designer.preview;
  const { scene, layouts, surroundings } = useDesignView();
  const [look, setLook] = useState<"finished" | "printed">("finished");
  const [size, watchSize] = useElementSize();
  const [page, layout] = [scene.pages[0], layouts[0]];
  if (!page || !layout) return null;
  const subject = subjectOf(layout, look === "finished" ? surroundings : bareSurroundings, "finished");
  const scale = fitScale(subject.outer, size ?? { width: 600, height: 400 }, viewingMargins(size));
  return (
    <div className="preview">
      <SegmentedControl<"finished" | "printed">
        label={t.lookLabel}
        segments={[
          { value: "finished", label: t.finished },
          { value: "printed", label: t.printed },
        ]}
        value={look}
        onChange={setLook}
      />
      <div className="preview-wall" ref={watchSize}>
        {size && <SubjectDrawing page={page} subject={subject} scale={scale} assembled />}
      </div>
      {look === "printed" && <p className="label">{t.printedHelp}</p>}
    </div>
  );
}
