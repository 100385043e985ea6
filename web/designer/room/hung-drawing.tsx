import { SubjectDrawing } from "../stage/subject-drawing.tsx";
import type { HungSubject } from "./use-hung.ts";

interface HungDrawingProps {
  readonly panels: readonly HungSubject[];
  readonly scale: number;
}

/** Pictures where they hang, from the upper left corner of all of them. */
export const HungDrawing = ({ panels, scale }: HungDrawingProps) =>
  panels.map(({ page, subject, at }) => (
    <div key={`${at.x} ${at.y}`} style={{ position: "absolute", left: at.x * scale, top: at.y * scale }}>
      <SubjectDrawing page={page} subject={subject} scale={scale} assembled />
    </div>
  ));
