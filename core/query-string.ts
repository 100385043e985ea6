/**
 * Query parameters as a tree. In the address, array keys are written with `[]` and nested keys with brackets; null
 * values are dropped (specification section 5). Arrays hold plain texts.
 */
export type QueryValue = string | readonly string[] | QueryParameters;
export interface QueryParameters {
  readonly [key: string]: QueryValue | null | undefined;
}

/** A redirect takes a longer query not along, in characters: no page reads one. */
export const longestQuery = 2_048;

/** More than any link of the shop has; the rest is ignored, so that a hostile address costs nothing. */
const MOST_PAIRS = 200;
const MOST_LEVELS = 4;
const MOST_CHARACTERS = 16_384;

interface Tree {
  [key: string]: string | string[] | Tree;
}

/** No prototype, so that no key of an address can reach one. */
const emptyTree = (): Tree => Object.create(null) as Tree;

const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses a query string, with or without question mark: `a[]=1&a[]=2` is an array, `a[b]=1` nested. Never fails: wrong
 * escapes stay, keys beyond four levels and pairs after the 200th are dropped, a key keeps its first shape.
 */
export function parseQuery(query: string): QueryParameters {
  const tree = emptyTree();
  const text = query.slice(0, MOST_CHARACTERS).replace(/^\?/, "");
  for (const pair of text.split("&", MOST_PAIRS)) {
    const equals = pair.indexOf("=");
    const path = keyPath(unescaped(equals < 0 ? pair : pair.slice(0, equals)));
    if (path) place(tree, path, equals < 0 ? "" : unescaped(pair.slice(equals + 1)));
  }
  return tree;
}

function unescaped(text: string): string {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** `a[b][]` -> ["a", "b", ""]; null when malformed, too deep or forbidden. */
function keyPath(key: string): readonly string[] | null {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match?.[1]) return null;
  const nested = [...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name ?? "");
  const path = [match[1], ...nested];
  if (path.length > MOST_LEVELS || path.some((part) => forbiddenKeys.has(part))) return null;
  return nested.slice(0, -1).includes("") ? null : path;
}

function place(tree: Tree, [key, ...rest]: readonly string[], value: string): void {
  if (key === undefined) return;
  const present = tree[key];
  if (rest.length === 0) {
    if (present === undefined || typeof present === "string") tree[key] = value;
  } else if (rest[0] === "") {
    if (present === undefined) tree[key] = [value];
    else if (Array.isArray(present)) present.push(value);
  } else if (present === undefined || (typeof present === "object" && !Array.isArray(present))) {
    const branch = present ?? emptyTree();
    tree[key] = branch;
    place(branch, rest, value);
  }
}

/**
 * Writes parameters in their order, without question mark: `a[]=1&a[]=2&b[c]=3`. Omits null, undefined and empty
 * arrays.
 */
export function writeQuery(parameters: QueryParameters): string {
  return pairs(parameters, "").join("&");
}

function pairs(parameters: QueryParameters, parent: string): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    const key = parent ? `${parent}[${encodeURIComponent(name)}]` : encodeURIComponent(name);
    if (value === null || value === undefined) return [];
    if (typeof value === "string") return [`${key}=${encodeURIComponent(value)}`];
    if (isArray(value)) return value.map((item) => `${key}[]=${encodeURIComponent(item)}`);
    return pairs(value, key);
  });
}

/** `Array.isArray` narrows read-only arrays badly. */
const isArray = (value: readonly string[] | QueryParameters): value is readonly string[] => Array.isArray(value);

/** The parameter as one plain text; arrays and nested values count as absent. */
export function queryText(parameters: QueryParameters, key: string): string | null {
  const value = parameters[key];
  return typeof value === "string" ? value : null;
}

/** The parameter as a list of texts: a plain text is a list of one. */
export function queryTexts(parameters: QueryParameters, key: string): readonly string[] {
  const value = parameters[key];
  if (typeof value === "string") return [value];
  return value && isArray(value as readonly string[] | QueryParameters) ? (value as readonly string[]) : [];
}
