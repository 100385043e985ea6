import { type Outline, outlinePath } from "../../../design/outline.ts";

const EDGE = 2400;
const box = { x: 150, y: 300, width: EDGE - 300, height: EDGE - 600 };

/** An outline as it is drawn, small. */
export const OutlineIcon = ({ outline }: { readonly outline: Outline }) => (
  <svg className="outline-icon" viewBox={`0 0 ${EDGE} ${EDGE}`} aria-hidden="true">
    <path d={outlinePath(outline, box)} />
  </svg>
);
