import type { ProductKind } from "./kind.ts";

/** All kinds the shop sells. A new kind is one folder and one line here. */
// biome-ignore lint/suspicious/noExplicitAny: each kind has its own configuration and data, parsed by its own schemas
const kinds: readonly ProductKind<any, any>[] = [];

/** The kind of a key, for instance "photoframe". */
export const kindOf = (key: string) => kinds.find((kind) => kind.key === key);
