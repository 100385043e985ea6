/** Unit of a number, where a screen writes it differently; `clock` counts minutes from midnight. */
export const dataUnits = ["cents", "mm", "um", "g", "percent", "ppm", "days", "clock"] as const;
export type DataUnit = (typeof dataUnits)[number];

/** The form of a data document, from which editors, tables and comparisons are built that know no particular data. */
export type DataShape = { readonly nullable: boolean } & (
  | { readonly kind: "object"; readonly fields: readonly DataField[] }
  | { readonly kind: "list"; readonly item: DataShape; readonly least: number }
  | { readonly kind: "map"; readonly value: DataShape }
  | {
      readonly kind: "number";
      readonly whole: boolean;
      readonly least: number | null;
      readonly most: number | null;
      readonly unit: DataUnit | null;
    }
  | {
      readonly kind: "text";
      /** A label's key, or a row's name in these lists (`materials.key`); `=mixed` is a literal. Null: any text. */
      readonly of: "labels" | readonly string[] | null;
    }
  | { readonly kind: "date" }
  | { readonly kind: "yes-no" }
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "fixed"; readonly value: string | number | boolean }
  /** One of several objects, distinguished by the field `on`. */
  | { readonly kind: "either"; readonly on: string; readonly cases: readonly EitherCase[] }
);
export interface DataField {
  readonly name: string;
  readonly shape: DataShape;
  readonly optional: boolean;
}
export interface EitherCase {
  readonly value: string;
  readonly fields: readonly DataField[];
}

export type Step = string | number;
export type Path = readonly Step[];
export type Named = Readonly<Record<string, unknown>>;

export const isNamed = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const groups = new Set<DataShape["kind"]>(["object", "list", "map", "either"]);
/** Whether it is a single value, to be written into one field. */
export const isLeaf = ({ kind }: DataShape): boolean => !groups.has(kind);

/** The fields of an object, of the case that counts where there are several. */
export function fieldsOf(shape: DataShape, value: unknown): readonly DataField[] {
  if (shape.kind === "object") return shape.fields;
  if (shape.kind !== "either") return [];
  const chosen = isNamed(value) ? shape.cases.find((one) => one.value === value[shape.on]) : undefined;
  return (chosen ?? shape.cases[0])?.fields ?? [];
}

/** The shape one step below; undefined where it has no such member. */
export function shapeBelow(shape: DataShape, step: Step, value?: unknown): DataShape | undefined {
  if (shape.kind === "list") return shape.item;
  if (shape.kind === "map") return shape.value;
  const own = fieldsOf(shape, value).find(({ name }) => name === step)?.shape;
  if (own || shape.kind !== "either") return own;
  return shape.cases.flatMap(({ fields }) => fields).find(({ name }) => name === step)?.shape;
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    return (value as Record<Step, unknown>)[step];
  }, data);

export function shapeAt(shape: DataShape, path: Path, data: unknown): DataShape | undefined {
  let [here, value]: [DataShape | undefined, unknown] = [shape, data];
  for (const step of path) {
    here = here && shapeBelow(here, step, value);
    value = valueAt(value, [step]);
  }
  return here;
}

/** The initial value of a shape. */
export function emptyOf(shape: DataShape): unknown {
  if (shape.nullable) return null;
  switch (shape.kind) {
    case "object":
      return emptyFields(shape.fields);
    case "either":
      return emptyFields(shape.cases[0]?.fields ?? []);
    case "list":
      return Array.from({ length: shape.least }, () => emptyOf(shape.item));
    case "map":
      return {};
    case "number":
      return shape.least ?? 0;
    case "choice":
      return shape.values[0] ?? "";
    case "fixed":
      return shape.value;
    case "yes-no":
      return false;
    default:
      return "";
  }
}

export const emptyFields = (fields: readonly DataField[]): Named =>
  Object.fromEntries(fields.flatMap(({ name, shape, optional }) => (optional ? [] : [[name, emptyOf(shape)]])));
