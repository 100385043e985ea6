import type { XmpFacts } from "../inspection.ts";

const LIMIT = 1 << 20;

/** Namespaces a print file speaks in, by the prefix we name them with. */
const namespaces = {
  dc: "http://purl.org/dc/elements/1.1/",
  pdf: "http://ns.adobe.com/pdf/1.3/",
  pdfxid: "http://www.npes.org/pdfx/ns/id/",
  xmp: "http://ns.adobe.com/xap/1.0/",
  xmpMM: "http://ns.adobe.com/xap/1.0/mm/",
} as const;

/**
 * The simple properties of an XMP packet, whatever prefixes it uses, written as elements or as attributes; of a
 * language alternative the first entry. Null when it is no XMP. Not an XML parser: it reads what XMP writers write.
 */
export function readXmp(packet: Uint8Array): XmpFacts | null {
  const text = Buffer.from(packet.subarray(0, LIMIT)).toString("utf8");
  if (!text.includes("http://www.w3.org/1999/02/22-rdf-syntax-ns#")) return null;
  const facts = new Map<string, string>();
  for (const [prefix, address] of Object.entries(namespaces)) {
    for (const used of prefixesOf(text, address)) {
      for (const [key, value] of properties(text, used))
        if (!facts.has(`${prefix}:${key}`)) facts.set(`${prefix}:${key}`, value);
    }
  }
  return facts;
}

function prefixesOf(text: string, address: string): ReadonlySet<string> {
  const declarations = text.matchAll(/xmlns:([A-Za-z_][\w.-]*)\s*=\s*["']([^"']*)["']/g);
  return new Set([...declarations].flatMap(([, prefix, declared]) => (declared === address && prefix ? [prefix] : [])));
}

function* properties(text: string, prefix: string): Generator<readonly [string, string]> {
  const name = `${prefix.replace(/[.]/g, "\\.")}:([A-Za-z]\\w*)`;
  for (const [, key = "", value = ""] of text.matchAll(new RegExp(`\\s${name}\\s*=\\s*"([^"<]*)"`, "g"))) {
    yield [key, unescaped(value)];
  }
  for (const [, key = "", value = ""] of text.matchAll(
    new RegExp(`<${name}[^<>]*>([^<]*(?:<rdf:(?:Alt|Seq|Bag)>\\s*<rdf:li[^<>]*>[^<]*)?)`, "g"),
  )) {
    yield [key, unescaped(value.replace(/^\s*<rdf:.*>/s, ""))];
  }
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function unescaped(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? "").trim();
}
