import type { Outcome } from "../core/outcome.ts";
import type { DesignDocument } from "./document.ts";
import type { Operation } from "./operation.ts";

/** Why an operation does not fit the design it was meant for, for instance after another tab changed it. */
export type OperationFailure =
  | { readonly reason: "unknown-element"; readonly element: string }
  | { readonly reason: "unknown-photo"; readonly photo: string }
  | { readonly reason: "unknown-surface"; readonly surface: string }
  | { readonly reason: "already-there"; readonly id: string }
  | { readonly reason: "wrong-element"; readonly element: string }
  /** `setConfiguration` with surfaces that refer to nothing or repeat an id. */
  | { readonly reason: "unsound-surfaces"; readonly issues: readonly string[] }
  | { readonly reason: "too-many"; readonly of: "photos" | "elements" };

/** The changed design, and what takes the change back. */
export interface Applied {
  readonly document: DesignDocument;
  readonly inverse: Operation;
}

export type Application = Outcome<Applied, OperationFailure>;
