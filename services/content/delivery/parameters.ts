/** The query of a delivery call: plain parameters, and the tree of `filter_query`. */
export interface Parameters {
  /** Absent and empty parameters are null; lists written as `name[]=` are joined with commas. */
  readonly text: (name: string) => string | null;
  /** A comma list without its empty parts. */
  readonly list: (name: string) => readonly string[];
  /** Names as they were sent, without brackets. */
  readonly names: readonly string[];
  readonly filters: readonly Filter[];
  /** Everything but the token and the cv, in a fixed order: what an answer depends on. */
  readonly key: string;
}

/** `filter_query[path][operation]=value`, or alternatives of which one must hold. */
export type Filter = Condition | { readonly any: readonly (readonly Condition[])[] };

export interface Condition {
  /** `seo.title` as a path into the content. */
  readonly path: readonly string[];
  readonly operation: string;
  readonly value: string;
}

/** More than any page requests. */
const mostFilters = 50;
const mostDepth = 10;

/** Reads a query string as the official client writes it. Never fails: wrong escapes stay as they are. */
export function readParameters(search: string): Parameters {
  const values = new Map<string, string>();
  const filters: [keys: readonly string[], value: string][] = [];
  const sorted: string[] = [];
  for (const [name, value] of new URLSearchParams(search)) {
    const [root = "", ...keys] = name.split(/\[|\]\[|\]/).slice(0, -1);
    const plain = name.includes("[") ? root : name;
    if (plain !== "token" && plain !== "cv") sorted.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
    if (plain === "filter_query") filters.push([keys, value]);
    const known = values.get(plain);
    values.set(plain, keys.length > 0 && known !== undefined ? `${known},${value}` : value);
  }
  const text = (name: string) => values.get(name) || null;
  return {
    text,
    list: (name) =>
      text(name)
        ?.split(",")
        .map((one) => one.trim())
        .filter((one) => one !== "") ?? [],
    names: [...values.keys()],
    filters: readFilters(filters.slice(0, mostFilters)),
    // Filters and lists keep the order they came in, which means something.
    key: sorted.sort((one, other) => compareNames(one, other)).join("&"),
  };
}

const compareNames = (one: string, other: string) => {
  const [a, b] = [one.slice(0, one.indexOf("=")), other.slice(0, other.indexOf("="))];
  return a < b ? -1 : a > b ? 1 : 0;
};

function readFilters(pairs: readonly [readonly string[], string][]): readonly Filter[] {
  const all: Condition[] = [];
  const groups = new Map<string, Condition[]>();
  for (const [keys, value] of pairs) {
    const [first, ...rest] = keys;
    if (first !== "__or") {
      const one = condition(keys, value);
      if (one) all.push(one);
      continue;
    }
    const one = condition(rest.slice(1), value);
    if (!one) continue;
    // The official client writes every alternative as `[]`; a number ties conditions together.
    const index = rest[0] ?? "";
    const name = index === "" ? `alone ${groups.size}` : index;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return groups.size === 0 ? all : [...all, { any: [...groups.values()] }];
}

function condition(keys: readonly string[], value: string): Condition | null {
  const [path, operation, ...more] = keys;
  if (!path || !operation || more.length > 0) return null;
  const steps = path.split(".");
  return steps.length > mostDepth ? null : { path: steps, operation, value };
}
