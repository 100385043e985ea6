import type { Fault } from "../definition/check-definition.ts";

/** Why a change of an environment was not made; nothing of it was. */
export type Refusal =
  | { readonly kind: "unknown"; readonly name: string }
  /** The definition does not hold. */
  | { readonly kind: "faults"; readonly faults: readonly Fault[] }
  /** Somebody else changed it since it was read. */
  | { readonly kind: "changed"; readonly by: string; readonly changeNumber: number }
  | { readonly kind: "needed"; readonly name: string; readonly users: readonly string[] }
  /** New sizes for a flag without a roll-out condition. */
  | { readonly kind: "no-dice"; readonly name: string }
  /** A plan for a moment that is over, or a plan that is over itself. */
  | { readonly kind: "over" }
  | { readonly kind: "other-kind"; readonly name: string }
  | { readonly kind: "other-name"; readonly name: string; readonly inBody: string }
  /** Keys of visitors that no client can have: empty, or longer than 250 characters. */
  | { readonly kind: "keys"; readonly keys: readonly string[] };
