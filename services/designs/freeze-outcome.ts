import type { Finding } from "../../design/finding.ts";

/** What the visitor had before her when she put the design into the basket. */
export interface SeenDesign {
  readonly sequence: number;
  readonly sceneHash: string;
}

export type FreezeFailure =
  /** `scene-mismatch`: the server compiles another picture than the one the visitor saw. */
  | { readonly kind: "not-found" | "sequence-conflict" | "scene-mismatch" }
  /** The catalogue has a newer release: the designer has to renew the design, so that its prices are those of the basket. */
  | { readonly kind: "release-outdated"; readonly current: number }
  /** `missing`: the list is erased, or there is none and texts show fields. `lines`: whose pieces cannot be printed; 0: all. */
  | { readonly kind: "recipients"; readonly missing: boolean; readonly lines: readonly number[] }
  /** The configuration does not name the pages and prints that are drawn. */
  | { readonly kind: "unsettled" }
  /**
   * `photos-missing`: a place is empty, or its photo is still uploading, was rejected or deleted, or is not this visitor's.
   * `photos-too-small`: too few pixels to be printed at this size.
   */
  | { readonly kind: "photos-missing" | "photos-too-small" | "findings"; readonly findings: readonly Finding[] };
