/**
 * JSON with one spelling per value: keys sorted by code unit, no white space, absent and undefined the same. Numbers
 * must be safe integers, because floats do not cross a room's border and would not hash alike everywhere.
 *
 * @throws TypeError on anything else; such a value is a bug.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value + 0);
  if (Array.isArray(value)) return canonicalArray(value);
  if (typeof value === "object") return `{${members(value).join(",")}}`;
  throw new TypeError(`not canonical JSON: ${String(value)}`);
}

function members(value: object): string[] {
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
}

/** A run of letters is an array of thousands of numbers, which JSON writes at once; it writes -0 as 0, too. */
const canonicalArray = (values: readonly unknown[]): string =>
  values.length > 8 && values.every(Number.isSafeInteger)
    ? JSON.stringify(values)
    : `[${values.map(canonicalJson).join(",")}]`;
