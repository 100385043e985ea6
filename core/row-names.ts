import { type DataShape, isLeaf, isNamed, type Named } from "./data-shape.ts";

/** Fields that identify rows of a list, the best first. */
const naming = ["key", "id", "sku", "from", "format", "quantity", "quantityMax"];

export type RowName =
  /** The row's own field, as `key`. */
  | { readonly by: "field"; readonly field: string; readonly number: boolean }
  /** A size in a field, or the row itself: `300x200`. */
  | { readonly by: "size"; readonly field: string | null }
  /** The value itself, in lists of single values. */
  | { readonly by: "value" }
  | { readonly by: "place" };

/** Names of a list's rows, so that a row keeps its name when others are added or removed before it. */
export function rowNaming(item: DataShape): RowName {
  if (isLeaf(item)) return { by: "value" };
  if (item.kind !== "object") return { by: "place" };
  for (const name of naming) {
    const field = item.fields.find((one) => one.name === name && !one.optional && !one.shape.nullable);
    if (field && isLeaf(field.shape)) return { by: "field", field: name, number: field.shape.kind === "number" };
    if (field && isSize(field.shape)) return { by: "size", field: name };
  }
  return isSize(item) ? { by: "size", field: null } : { by: "place" };
}

function isSize(shape: DataShape): boolean {
  if (shape.kind !== "object" || shape.fields.length !== 2) return false;
  return ["width", "height"].every((name) => shape.fields.some((one) => one.name === name && isLeaf(one.shape)));
}

/** A unique name for each row: repeated names get a number. */
export function rowNames(item: DataShape, rows: readonly unknown[]): readonly string[] {
  const naming = rowNaming(item);
  const seen = new Map<string, number>();
  return rows.map((row, index) => {
    const name = nameOf(naming, row, index);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name}#${count}`;
  });
}

function nameOf(naming: RowName, row: unknown, index: number): string {
  const place = String(index + 1);
  switch (naming.by) {
    case "value":
      return String(row);
    case "field":
      return isNamed(row) && row[naming.field] !== undefined ? String(row[naming.field]) : place;
    case "size": {
      const size = naming.field === null ? row : isNamed(row) ? row[naming.field] : undefined;
      return isNamed(size) ? `${size.width}x${size.height}` : place;
    }
    default:
      return place;
  }
}

/** Initial values of a new row of that name; null where the list has no such name. */
export function namedRow(naming: RowName, numbered: string): Named | null {
  const name = numbered.replace(/#\d+$/, "");
  if (naming.by === "field") {
    if (!naming.number) return { [naming.field]: name };
    return /^\d+$/.test(name) ? { [naming.field]: Number(name) } : null;
  }
  if (naming.by !== "size") return {};
  const [, width, height] = /^(\d+)x(\d+)$/.exec(name) ?? [];
  if (width === undefined) return null;
  const size = { width: Number(width), height: Number(height) };
  return naming.field === null ? size : { [naming.field]: size };
}

/** Whether a field of a row only repeats its name. */
export const isNameField = (naming: RowName, field: string): boolean =>
  naming.by === "field" ? naming.field === field : naming.by === "size" && (naming.field ?? field) === field;
