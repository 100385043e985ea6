import { z } from "zod";
import { flagKeyKinds, keyFacts } from "../key-kinds.ts";
import { environmentParam } from "./shapes.ts";

/** In addresses of the office. */
export const environmentName = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9-]{0,39}$/);
export const environmentOrder = z.strictObject({ name: environmentName });

const kind = z.enum(flagKeyKinds);
const secrets = z.object({ server: z.string(), client: z.string(), management: z.string() });
/** Its first keys; only a browser's is shown again later. */
export const environmentMade = z.object({ id: z.int(), name: z.string(), keys: secrets });
export type EnvironmentMade = z.infer<typeof environmentMade>;

export const keyList = z.object({ keys: z.array(keyFacts) });
export type KeyList = z.infer<typeof keyList>;

export const keyOrder = z.strictObject({ kind });
export const keyMade = z.object({ kind, key: z.string(), keys: z.array(keyFacts) });
export type KeyMade = z.infer<typeof keyMade>;
export const keyParam = environmentParam.extend({ id: z.string().regex(/^[\w-]{1,64}$/) });
