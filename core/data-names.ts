import { isNamed } from "./data-shape.ts";

/** A name that a field can have. */
export interface DataName {
  readonly name: string;
  /** Label of the row it belongs to; null where it has none. */
  readonly label: string | null;
}

/**
 * Names that a field may refer to: the rows of a document at places like `frames.types.key`, each once.
 *
 * @param places `of` of a text's shape
 */
export function namesAt(data: unknown, places: readonly string[]): readonly DataName[] {
  const all = places.flatMap((place) =>
    place.startsWith("=") ? [{ name: place.slice(1), label: null }] : below(data, place.split(".")),
  );
  return [...new Map(all.map((one) => [one.name, one])).values()];
}

function below(value: unknown, steps: readonly string[]): readonly DataName[] {
  if (Array.isArray(value)) return value.flatMap((row) => below(row, steps));
  const [step, ...rest] = steps;
  if (step === undefined || !isNamed(value)) return [];
  const next = value[step];
  if (rest.length > 0) return below(next, rest);
  return typeof next === "string" ? [{ name: next, label: typeof value.label === "string" ? value.label : null }] : [];
}
