import { type ZodType, z } from "zod";
import { type DataField, type DataShape, type DataUnit, dataUnits } from "../../core/data-shape.ts";

/** The parts of a JSON schema that zod writes and that make a difference for a shape. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly unit?: string;
  readonly namesOf?: readonly string[];
}

/**
 * The form of a schema's input, to build editors and tables for any kind's catalogue. It omits rules in code, which the
 * schema checks itself.
 *
 * @throws when a schema uses something that no editor supports
 */
export function shapeOf(schema: ZodType): DataShape {
  return read(z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as JsonSchema, "");
}

function read(schema: JsonSchema, name: string): DataShape {
  if (typeof schema.type === "object") {
    const [type] = schema.type.filter((one) => one !== "null");
    return { ...readPlain({ ...schema, ...(type && { type }) }, name), nullable: schema.type.includes("null") };
  }
  const cases = (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== "null");
  if (!cases) return readPlain(schema, name);
  const nullable = cases.length < (schema.anyOf ?? schema.oneOf ?? []).length;
  const [only, ...more] = cases;
  if (only && more.length === 0) return { ...readPlain(only, name), nullable };
  // A plain text or one of some: a text.
  if (cases.every(({ type }) => type === "string")) return { kind: "text", of: null, nullable };
  const on = Object.keys(only?.properties ?? {}).find((field) =>
    cases.every(({ properties }) => properties?.[field]?.const !== undefined),
  );
  if (on === undefined) throw new Error(`no editor for what "${name}" may be`);
  const value = (one: JsonSchema) => String(one.properties?.[on]?.const);
  // In each case it may become any other.
  const shape: DataShape = { kind: "choice", values: cases.map(value), nullable: false };
  const withChoice = (one: JsonSchema) => fields(one).map((field) => (field.name === on ? { ...field, shape } : field));
  return { kind: "either", on, nullable, cases: cases.map((one) => ({ value: value(one), fields: withChoice(one) })) };
}

function readPlain(schema: JsonSchema, name: string): DataShape {
  const nullable = false;
  if (schema.const !== undefined) return { kind: "fixed", value: schema.const, nullable };
  if (schema.enum) return { kind: "choice", values: schema.enum, nullable };
  switch (schema.type) {
    case "object":
      return readObject(schema, name);
    case "array":
      return { kind: "list", item: read(schema.items ?? {}, name), least: schema.minItems ?? 0, nullable };
    case "integer":
    case "number":
      return readNumber(schema, name);
    case "boolean":
      return { kind: "yes-no", nullable };
    case "string":
      return schema.format === "date"
        ? { kind: "date", nullable }
        : { kind: "text", of: name === "label" ? "labels" : (schema.namesOf ?? null), nullable };
    default:
      throw new Error(`no editor for what "${name}" may be`);
  }
}

function readObject(schema: JsonSchema, name: string): DataShape {
  const { additionalProperties: more, propertyNames, properties, required = [] } = schema;
  if (typeof more !== "object" || Object.keys(more).length === 0) {
    return { kind: "object", fields: fields(schema), nullable: false };
  }
  const names = propertyNames?.enum;
  // All names of a closed list exist: ordinary fields.
  if (names?.every((one) => required.includes(one))) {
    const shape = read(more, name);
    return { kind: "object", nullable: false, fields: names.map((one) => ({ name: one, shape, optional: false })) };
  }
  return { kind: "map", value: read(Object.values(properties ?? {})[0] ?? more, name), nullable: false };
}

const fields = ({ properties = {}, required = [] }: JsonSchema): readonly DataField[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    shape: read(schema, name),
    optional: !required.includes(name),
  }));

const anyNumber = Number.MAX_SAFE_INTEGER;

function readNumber(schema: JsonSchema, name: string): DataShape {
  const whole = schema.type === "integer";
  const { minimum, exclusiveMinimum, maximum } = schema;
  const above = exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (whole ? 1 : 0);
  const least = minimum ?? above ?? -anyNumber;
  return {
    kind: "number",
    whole,
    nullable: false,
    unit: unitOf(schema, name),
    least: least <= -anyNumber ? null : least,
    most: maximum === undefined || maximum >= anyNumber ? null : maximum,
  };
}

/** As the schema says, otherwise as the name does. */
function unitOf({ unit }: JsonSchema, name: string): DataUnit | null {
  const said = dataUnits.find((one) => one === unit);
  if (said) return said;
  if (/percent/i.test(name)) return "percent";
  if (/^grams/.test(name)) return "g";
  if (/calliper|micrometres/i.test(name)) return "um";
  return /^(days|extraDays)$/.test(name) ? "days" : null;
}
