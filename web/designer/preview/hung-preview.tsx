import { useElementSize } from "../../browser/store/use-element-size.ts";
import { viewingMargins } from "../../scene/drawing/stage-margins.ts";
import { fitScale } from "../../scene/drawing/view.ts";
import { HungDrawing } from "../room/hung-drawing.tsx";
import { useHung } from "../room/use-hung.ts";
import "../../scene/preview/preview-dialog.css";

/** All panels of a set as they hang together. */
export function HungPreview() {
  const hung = useHung();
  const [size, watchSize] = useElementSize();
  const scale = hung && size ? fitScale(hung, size, viewingMargins(size)) : 0;
  return (
    <div className="preview-wall" ref={watchSize}>
      {hung && size && (
        <div className="preview-hung" style={{ width: hung.width * scale, height: hung.height * scale }}>
          <HungDrawing panels={hung.panels} scale={scale} />
        </div>
      )}
    </div>
  );
}
