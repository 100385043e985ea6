import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { FlagDefinition } from "../definition/flag-schema.ts";

/** Which flags a client wants: by set, or by name and first letters; all where nothing is asked. */
export interface FlagFilter {
  readonly sets: readonly string[];
  readonly names: readonly string[];
  readonly prefixes: readonly string[];
}

/** Most values of each (chrome document, section 5). */
const most: Readonly<Record<keyof FlagFilter, number>> = { sets: 50, names: 400, prefixes: 50 };

/** Reads the query's comma lists. Too many of one: its name (protocol: 414). */
export function readFilter(query: (name: string) => string | undefined): Outcome<FlagFilter, keyof FlagFilter> {
  const read = (name: keyof FlagFilter) => (query(name) ?? "").split(",").filter((value) => value !== "");
  const filter = { sets: read("sets"), names: read("names"), prefixes: read("prefixes") };
  const tooMany = (["sets", "names", "prefixes"] as const).find((name) => filter[name].length > most[name]);
  return tooMany ? failed(tooMany) : done(filter);
}

/** Sets exclude the others. */
export function passes(flag: Pick<FlagDefinition, "name" | "sets">, { sets, names, prefixes }: FlagFilter): boolean {
  if (sets.length > 0) return flag.sets.some((one) => sets.includes(one));
  if (names.length === 0 && prefixes.length === 0) return true;
  return names.includes(flag.name) || prefixes.some((prefix) => flag.name.startsWith(prefix));
}
