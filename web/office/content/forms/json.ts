import type { Json, JsonObject } from "../../../../services/content/contract.ts";

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value where it is an object, an empty one otherwise. */
export const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** The value where it is a text, "" otherwise. */
export const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");

/** Whether nobody has written anything there. */
export const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
