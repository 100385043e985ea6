/** `["materials", 3, "rate"]` as `materials[3].rate`. */
export const placeOf = (path: readonly PropertyKey[]): string => path.reduce<string>(placeBelow, "");

/** The place of what is called `step` in the group at `place`. */
export function placeBelow(place: string, step: PropertyKey): string {
  if (typeof step === "number") return `${place}[${step}]`;
  return place === "" ? String(step) : `${place}.${String(step)}`;
}

/** The path of a place as `placeOf` wrote it. */
export const readPlace = (place: string): readonly (string | number)[] =>
  [...place.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) => (index === undefined ? step : Number(index)));
