import type { Refusal } from "../../../products/kind.ts";
import type { DesignContext } from "../context/design-context.ts";
import type { OpeningFailure } from "./find-design.ts";

/** Where the opening of a design stands. */
export type Opening =
  | { readonly phase: "loading" }
  | { readonly phase: "failed"; readonly why: OpeningFailure }
  | {
      readonly phase: "open";
      readonly context: DesignContext;
      /** False while another tab has the design. */
      readonly writable: boolean;
      readonly takeOver: () => void;
    };

export interface BegunDesign {
  readonly design: string;
  readonly notices: readonly Refusal[];
}
