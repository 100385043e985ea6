import type { Fault } from "../definition/check-definition.ts";

/** Why a change of an environment was not made; nothing of it was. */
export type Refusal =
  | { readonly kind: "unknown"; readonly name: string }
  /** The definition does not hold. */
  | { readonly kind: "faults"; readonly faults: readonly Fault[] }
  /** Somebody else changed it since it was read. */
  | { readonly kind: "changed"; readonly by: string; readonly changeNumber: number }
  | { readonly kind: "needed"; readonly name: string; readonly users: readonly string[] }
  | { readonly kind: "other-kind"; readonly name: string }
  | { readonly kind: "other-name"; readonly name: string; readonly inBody: string }
  /** Keys of visitors that no client can have: empty, or longer than 250 characters. */
  | { readonly kind: "keys"; readonly keys: readonly string[] };
