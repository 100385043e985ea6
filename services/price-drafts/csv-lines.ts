import { currencyAt } from "../../core/amount-currency.ts";
import { type DataShape, fieldsOf, isLeaf, isNamed, type Path } from "../../core/data-shape.ts";
import { isNameField, type RowName, rowNames, rowNaming } from "../../core/row-names.ts";

/** One value of a document as a line of a table. */
export interface DataLine {
  /** `materials[].rate.fix`: fields, and `[]` where a row or a name is to be put in. */
  readonly pattern: string;
  /** Names of the rows, one for each `[]`. */
  readonly keys: readonly string[];
  readonly shape: DataShape;
  /** Undefined is an empty group, for which there is no line. */
  readonly value: unknown;
  readonly currency: string | null;
}

/** Every single value of a document; rows by their names. A row's own name is not said twice. */
export function* dataLines(shape: DataShape, data: unknown): Generator<DataLine> {
  yield* linesOf(shape, data, "", [], [], data);
}

function* linesOf(
  shape: DataShape,
  value: unknown,
  pattern: string,
  keys: readonly string[],
  path: Path,
  whole: unknown,
): Generator<DataLine> {
  if (isLeaf(shape) || value === null || value === undefined) {
    const currency = shape.kind === "number" && shape.unit === "cents" ? currencyAt(whole, path) : null;
    yield { pattern, keys, shape, value, currency };
    return;
  }
  if (shape.kind === "list") {
    const rows = Array.isArray(value) ? value : [];
    const naming = rowNaming(shape.item);
    const names = rowNames(shape.item, rows);
    for (const [index, row] of rows.entries()) {
      const below = [...keys, names[index] ?? ""];
      const lines = [...linesOf(shape.item, row, `${pattern}[]`, below, [...path, index], whole)];
      const own = lines.filter((line) => !repeatsName(naming, line.pattern.slice(pattern.length + 2)));
      // A row of nothing but its name still is one.
      yield* own.length > 0 ? own : lines;
    }
    return;
  }
  if (!isNamed(value)) return;
  const names = shape.kind === "map" ? Object.keys(value) : fieldsOf(shape, value).map(({ name }) => name);
  for (const name of names) {
    if (!Object.hasOwn(value, name)) continue;
    const below =
      shape.kind === "map" ? shape.value : fieldsOf(shape, value).find((field) => field.name === name)?.shape;
    if (!below) continue;
    const next = shape.kind === "map" ? `${pattern}[]` : pattern === "" ? name : `${pattern}.${name}`;
    yield* linesOf(below, value[name], next, shape.kind === "map" ? [...keys, name] : keys, [...path, name], whole);
  }
}

/** `.key` of a row that is called by its key; `.format.width` of one that is called by its size. */
function repeatsName(naming: RowName, rest: string): boolean {
  const [, first = "", second] = /^\.(\w+)(?:\.(\w+))?$/.exec(rest) ?? [];
  if (naming.by === "size" && naming.field === null) return first === "width" || first === "height";
  return isNameField(naming, first) && (naming.by === "size") === (second !== undefined);
}
