import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { TranslationFile } from "./round-trip.ts";

const namespace = "urn:oasis:names:tc:xliff:document:2.0";

/** Writes an export as XLIFF 2.0, the format of translators' tools: a file for each folder, a unit for each message. */
export function toXliff({ language, rooms }: TranslationFile): string {
  const files = Object.entries(rooms).map(([folder, messages], number) => {
    const units = Object.entries(messages).map(([path, { source, note, text }], at) => {
      const notes = note === undefined ? "" : `<notes><note>${escaped(note)}</note></notes>`;
      const target = text === "" ? "" : `<target xml:space="preserve">${escaped(text)}</target>`;
      const segment = `<segment><source xml:space="preserve">${escaped(source)}</source>${target}</segment>`;
      return `    <unit id="u${at + 1}" name="${escaped(path)}">${notes}${segment}</unit>\n`;
    });
    return `  <file id="f${number + 1}" original="${escaped(folder)}">\n${units.join("")}  </file>\n`;
  });
  const head = `<xliff xmlns="${namespace}" version="2.0" srcLang="de" trgLang="${language}">`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${files.join("")}</xliff>\n`;
}

/**
 * Reads XLIFF 2 as tools send it back, into what `importWords` checks. Their own attributes, notes and elements beside
 * source and target are passed over; elements within a text are refused, because a message is text alone.
 *
 * @returns the file, or the first fault of it in words
 */
export function fromXliff(xml: string): Outcome<unknown, string> {
  const rooms: Record<string, Record<string, { source: string; text: string }>> = {};
  const open: string[] = [];
  let language: string | undefined;
  let room: Record<string, { source: string; text: string }> | undefined;
  let unit: { source: string; text: string } | undefined;
  for (const [whole, cdata] of xml.matchAll(pieces)) {
    const [, end, name = "", attributes = "", empty] = tag.exec(whole) ?? [];
    const field = open.at(-1) === "source" ? "source" : open.at(-1) === "target" ? "text" : null;
    if (/^<[?!]/.test(whole) && cdata === undefined) continue;
    if (cdata !== undefined || !whole.startsWith("<")) {
      if (field && unit) unit[field] += cdata ?? unescaped(whole);
      continue;
    }
    if (end === "/") {
      if (open.pop() !== name) return failed(`</${name}> closes nothing that is open`);
      continue;
    }
    if (field) return failed(`<${name}> within a text: messages contain no elements`);
    if (name === "xliff") language = attribute(attributes, "trgLang");
    else if (name === "file") {
      room = {};
      rooms[attribute(attributes, "original") ?? ""] = room;
    } else if (name === "unit" && room) {
      unit = { source: "", text: "" };
      room[attribute(attributes, "name") ?? ""] = unit;
    }
    if (!empty) open.push(name);
  }
  if (open.length > 0) return failed(`<${open.at(-1)}> is not closed`);
  return language === undefined ? failed("no <xliff> with a trgLang") : done({ language, rooms });
}

/** Comments, processing instructions, character data, tags with their quoted attributes, and texts between them. */
const pieces = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(?:[^<>"']|"[^"]*"|'[^']*')*>|[^<]+/g;
const tag = /^<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>$/;

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescaped(value);
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const entities = Object.entries(named).map(([name, sign]) => [sign, `&${name};`] as const);

const escaped = (text: string): string =>
  entities.reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text).replaceAll("\n", "&#10;");

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, number?: string, name?: string) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return number === undefined ? (named[name ?? ""] ?? whole) : String.fromCodePoint(Number(number));
  });
