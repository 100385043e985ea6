/** Largest drawing in bytes: browsers parse it as a whole. */
const mostBytes = 1_000_000;

/**
 * Fault of a drawing; null: none. Scripts are not removed: it is served so that no browser runs them
 * (`serving/asset-headers.ts`). Entities are refused, because a few lines of them can expand to gigabytes.
 *
 * @returns undefined when it is no drawing at all
 */
export function svgProblem(content: Uint8Array): string | null | undefined {
  const start = new TextDecoder().decode(content.subarray(0, 4_096)).replace(/^\uFEFF/, "");
  if (!beginsAsDrawing(start)) return undefined;
  if (content.byteLength > mostBytes) return `is a drawing of more than ${mostBytes} bytes`;
  const text = decoded(content);
  if (text === null) return "is no UTF-8";
  return /<!(DOCTYPE|ENTITY)/i.test(text) ? "has a document type or entities, which drawings need not have" : null;
}

/** Parts before the drawing element; each has another start, so that none is parsed twice. */
const before = [/^\s+/, /^<\?xml[^>]*\?>/i, /^<!--[\s\S]*?-->/, /^<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>/i];

function beginsAsDrawing(start: string): boolean {
  let rest = start;
  for (let found = true; found; ) {
    const next = before.map((one) => one.exec(rest)?.[0].length).find((length) => length !== undefined);
    found = next !== undefined;
    rest = rest.slice(next ?? 0);
  }
  return /^<svg[\s>]/i.test(rest);
}

function decoded(content: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return null;
  }
}
