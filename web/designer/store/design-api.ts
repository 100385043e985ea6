import type { Outcome } from "../../../core/outcome.ts";
import type { Operation } from "../../../design/operation.ts";
import type {
  AppendOperationsResponse,
  CreateDesignResponse,
  DesignRecord,
  OperationsSince,
} from "../../../services/designs/contract.ts";

/** The house's designs as the designer calls them. `http-design-api.ts` does it over HTTP. */
export interface DesignApi {
  create(kind: string, query: string): Promise<Outcome<CreateDesignResponse, ApiFailure>>;
  read(id: string): Promise<Outcome<DesignRecord, ApiFailure>>;
  /** What was taken since a sequence. */
  since(id: string, sequence: number): Promise<Outcome<OperationsSince, ApiFailure>>;
  /** A second design like this one, made once under the id given. */
  copy(id: string, copy: string): Promise<Outcome<unknown, ApiFailure>>;
  append(id: string, batch: Batch): Promise<Outcome<AppendOperationsResponse, ApiFailure>>;
}

export interface Batch {
  readonly baseSequence: number;
  readonly operations: readonly Operation[];
}

export type ApiFailure =
  /** No answer, or one that says "later": try again. */
  | { readonly reason: "unreachable" }
  /** Too much was made in a short time: try again, but not at once. */
  | { readonly reason: "too-fast" }
  /** Does not exist or belongs to someone else; the house does not say which. */
  | { readonly reason: "not-found" }
  /** Another tab or device was first. */
  | { readonly reason: "conflict" }
  /** The house does not take it and never will; `detail` is the problem document's. */
  | { readonly reason: "refused"; readonly status: number; readonly detail: string };
