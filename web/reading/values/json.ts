/** Looks into JSON that editors' programs wrote, of which nothing is known yet. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value where it is an object, an empty one otherwise. */
export const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** The value where it is a text, "" otherwise. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
