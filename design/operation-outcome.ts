import type { Outcome } from "../core/outcome.ts";
import type { DesignDocument } from "./document.ts";
import type { Operation, Step } from "./operation.ts";

/** Why an operation does not fit the design it was meant for, for instance after another tab changed it. */
export type OperationFailure =
  | { readonly reason: "unknown-element"; readonly element: string }
  | { readonly reason: "unknown-photo"; readonly photo: string }
  | { readonly reason: "unknown-surface"; readonly surface: string }
  | { readonly reason: "already-there"; readonly id: string }
  | { readonly reason: "wrong-element"; readonly element: string }
  /** The fields do not make an element of its type. */
  | { readonly reason: "unsound-element"; readonly element: string; readonly issues: readonly string[] }
  /** A configuration that is too large or not plain. */
  | { readonly reason: "unsound-configuration" }
  /** Sides that refer to nothing or repeat an id. */
  | { readonly reason: "unsound-surfaces"; readonly issues: readonly string[] }
  | { readonly reason: "too-many"; readonly of: "photos" | "elements" | "surfaces" | "letters" };

/** The changed design, and what reverts the change. */
export interface Applied {
  readonly document: DesignDocument;
  readonly inverse: Operation;
}

/** A step's inverse consists of steps, in the order in which they are to be applied. */
export interface AppliedStep {
  readonly document: DesignDocument;
  readonly inverse: readonly Step[];
}

export type Application = Outcome<Applied, OperationFailure>;
export type StepApplication = Outcome<AppliedStep, OperationFailure>;
