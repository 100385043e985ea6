/** Fields to set and names of fields to leave out. */
export interface FieldChange {
  readonly set: Readonly<Record<string, unknown>>;
  readonly unset?: readonly string[];
}

/** A value with fields set and others left out, and the change that gives the value before. */
export function changedFields<Value extends object>(
  value: Value,
  set: Readonly<Record<string, unknown>>,
  unset: readonly string[],
): { readonly changed: Value & Record<string, unknown>; readonly before: FieldChange } {
  const present = value as Readonly<Record<string, unknown>>;
  const kept = Object.entries({ ...present, ...set }).filter(
    ([key, field]) => field !== undefined && !unset.includes(key),
  );
  const touched = [...new Set([...Object.keys(set), ...unset])];
  const had = touched.filter((key) => present[key] !== undefined);
  const added = touched.filter((key) => present[key] === undefined && !unset.includes(key));
  return {
    changed: Object.fromEntries(kept) as Value & Record<string, unknown>,
    before: {
      set: Object.fromEntries(had.map((key) => [key, present[key]])),
      ...(added.length > 0 ? { unset: added } : {}),
    },
  };
}
