import type { Rect } from "../../../design/geometry.ts";
import { grow } from "../../../design/rect.ts";
import type { Surroundings } from "../../../products/surroundings.ts";
import { SubjectDrawing } from "../stage/subject-drawing.tsx";

const sheet: Rect = { x: 0, y: 0, width: 300_000, height: 200_000 };
const oak: Surroundings["frame"] = {
  outer: grow(sheet, 45_000),
  inner: grow(sheet, 30_000),
  depth: 22_000,
  gap: 0,
  finish: { look: "wood", colour: "#c39a68" },
};
const mat: Surroundings["mat"] = { outer: grow(sheet, 30_000), opening: sheet, colour: "#fcfaf5" };
const subject = { outer: grow(sheet, 45_000), picture: sheet, mat, frame: oak, folds: false };

/** A frame that waits for its picture; decoration of pages without one. */
export const EmptyFrame = () => (
  <div className="empty-frame" aria-hidden="true">
    <SubjectDrawing page={null} subject={subject} scale={0.001} assembled />
  </div>
);
