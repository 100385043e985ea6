import type { FieldError } from "../../../core/http/problem.ts";

/** What is wrong with which field: JSON pointer of the request to the code of the rule (services/orders contract). */
export type Faults = ReadonlyMap<string, string>;

export const noFaults: Faults = new Map();

/** The first fault of each field of the body. */
export function faultsOf(errors: readonly FieldError[]): Faults {
  const faults = new Map<string, string>();
  for (const { in: part, pointer, detail } of errors) {
    if (part === "body" && !faults.has(pointer)) faults.set(pointer, detail);
  }
  return faults;
}

export const withoutFault = (faults: Faults, pointer: string): Faults =>
  faults.has(pointer) ? new Map([...faults].filter(([one]) => one !== pointer)) : faults;
