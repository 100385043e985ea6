import type { ScenePage } from "../../../design/scene.ts";
import type { Subject } from "./subject.ts";
import { Dashed } from "./zone-drawing.tsx";

/** Where an open edge is folded round the stretcher: the four lines of the front, running out over the edges. */
export function FoldDrawing({
  page,
  subject,
  pixel,
}: {
  readonly page: ScenePage;
  readonly subject: Subject;
  readonly pixel: number;
}) {
  const { trim } = page;
  const { picture } = subject;
  const [left, right] = [picture.x / 1000, (picture.x + picture.width) / 1000];
  const [top, bottom] = [picture.y / 1000, (picture.y + picture.height) / 1000];
  const [x1, x2] = [trim.x / 1000, (trim.x + trim.width) / 1000];
  const [y1, y2] = [trim.y / 1000, (trim.y + trim.height) / 1000];
  return (
    <g>
      <path
        d={`M${left} ${top}H${right}V${bottom}H${left}zM${x1} ${y1}V${y2}H${x2}V${y1}z`}
        fill="rgb(27 26 24 / 0.08)"
        fillRule="evenodd"
      />
      <Dashed
        d={`M${left} ${y1}H${right}M${left} ${y2}H${right}M${x1} ${top}V${bottom}M${x2} ${top}V${bottom}`}
        pixel={pixel}
      />
    </g>
  );
}
