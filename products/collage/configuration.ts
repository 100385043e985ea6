export type { CollageConfiguration, Panel } from "./configuration-schema.ts";

/** The material type of a set. Browsers that only choose load it without the schema. */
export const MIXED = "mixed";
