/** Whether two JSON values say the same; the order of names does not matter, PostgreSQL keeps its own. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = namesOf(one);
  return (
    names.length === namesOf(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        sameJson((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  );
}

/** JSON omits undefined members. */
const namesOf = (value: object) => Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [name]));
