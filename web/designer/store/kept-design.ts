import type { DesignDocument } from "../../../design/document.ts";
import type { History } from "../../../design/history.ts";
import type { Pending } from "./pending.ts";

/** All that is needed to go on with a design after the tab was killed. */
export interface KeptDesign {
  readonly design: string;
  /** Number of operations the server has confirmed, and the document they made. */
  readonly sequence: number;
  readonly base: DesignDocument;
  /** What the server has not confirmed, oldest first; `base` plus these is `history.document`. */
  readonly pending: readonly Pending[];
  readonly history: History;
}
