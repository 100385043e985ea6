import type { CSSProperties } from "react";
import type { ScenePage } from "../../../design/scene.ts";
import { cssBox } from "../../scene/drawing/css-matrix.ts";
import { FrameDrawing } from "../../scene/drawing/frame-drawing.tsx";
import { MatDrawing } from "../../scene/drawing/mat-drawing.tsx";
import { MillimetreLayer } from "../../scene/drawing/millimetre-layer.tsx";
import type { Subject } from "../../scene/drawing/subject.ts";
import { PagePicture } from "../scene/page-picture.tsx";
import "./subject-drawing.css";

interface SubjectDrawingProps {
  readonly page: ScenePage | null;
  readonly subject: Subject;
  readonly scale: number;
  /** True lays mat and frame over the picture, as it will hang; false lays all of the picture on top. */
  readonly assembled: boolean;
}

/** The picture with mat and frame, from the front. */
export function SubjectDrawing({ page, subject, scale, assembled }: SubjectDrawingProps) {
  const { outer, picture, mat, frame, paper } = subject;
  const around = (
    <MillimetreLayer area={outer} scale={scale}>
      {mat && <MatDrawing mat={mat} />}
      {frame && <FrameDrawing frame={frame} />}
    </MillimetreLayer>
  );
  const printed = page && (
    <div
      className={assembled || (!mat && !frame) ? "subject-picture" : "subject-picture subject-picture-on-mat"}
      style={cssBox(picture, outer, scale)}
    >
      <PagePicture page={page} area={picture} scale={scale} paper={paper} />
    </div>
  );
  const isBare = !mat && !frame;
  return (
    <div
      className={isBare ? "subject subject-bare" : "subject"}
      style={{ width: outer.width * scale, height: outer.height * scale }}
    >
      {assembled ? printed : around}
      {assembled ? around : printed}
      {frame && (
        <div
          className="subject-shade"
          style={{ ...cssBox(frame.inner, outer, scale), "--mm": `${scale * 1000}px` } as CSSProperties}
        />
      )}
    </div>
  );
}
