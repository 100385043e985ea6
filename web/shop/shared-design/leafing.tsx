import type { LeafableDesign } from "../../../services/designs/contract.ts";
import { InHand } from "./in-hand.tsx";
import { LeafThrough } from "./leaf-through.tsx";
import "./shared-design.css";

interface LeafingProps {
  readonly design: LeafableDesign;
  /** Address of a page's picture; the same function until the design is another. */
  readonly pictureOf: (page: number) => string;
}

/** A design to leaf through: in the hand where it is folded or bound of few sides, else page by page. */
export function Leafing(props: LeafingProps) {
  return props.design.pieces.length > 0 ? <InHand {...props} /> : <LeafThrough {...props} />;
}
