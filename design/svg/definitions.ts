/** Shared definitions of a picture, each once and named by its content, so that several pictures can be on one page. */
export interface Definitions {
  /** @param element an SVG element without id; @returns what an attribute refers to it by */
  refer(element: string): string;
  written(): string;
}

export function createDefinitions(): Definitions {
  const ids = new Map<string, string>();
  return {
    refer(element) {
      const id = ids.get(element) ?? `d${nameOf(element)}`;
      ids.set(element, id);
      return `url(#${id})`;
    },
    written: () => [...ids].map(([element, id]) => element.replace(/^<(\w+)/, `<$1 id="${id}"`)).join(""),
  };
}

/** 64 bits of the text (FNV-1a), which is enough to tell the definitions of one page apart. */
function nameOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(36);
}
