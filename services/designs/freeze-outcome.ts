import type { Finding } from "../../design/finding.ts";

/** The state that the visitor saw when she ordered. */
export interface SeenDesign {
  readonly sequence: number;
  readonly sceneHash: string;
}

export type FreezeFailure =
  /** `scene-mismatch`: the server compiles another picture than the one the visitor saw. */
  | { readonly kind: "not-found" | "sequence-conflict" | "scene-mismatch" }
  /** The catalogue has a newer release: the designer must renew the design, so that it shows the basket's prices. */
  | { readonly kind: "release-outdated"; readonly current: number }
  /**
   * `missing`: the list is erased, or missing although texts have fields. `lines`: pieces that cannot be printed; 0:
   * all.
   */
  | { readonly kind: "recipients"; readonly missing: boolean; readonly lines: readonly number[] }
  /** The configuration does not name the pages and prints that are drawn. */
  | { readonly kind: "unsettled" }
  /**
   * `photos-missing`: a place is empty, or its photo is uploading, rejected, deleted, or another visitor's.
   * `photos-too-small`: too few pixels to be printed at this size.
   */
  | { readonly kind: "photos-missing" | "photos-too-small" | "findings"; readonly findings: readonly Finding[] };
