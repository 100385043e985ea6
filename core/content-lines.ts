/** One property of a vCard or iCalendar file: `BDAY;VALUE=date:1947-05-14`. */
export interface ContentLine {
  /** Of the file, where the property begins. */
  readonly line: number;
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** A value that is read is never longer; pictures in contacts are skipped line by line. */
const LONGEST_VALUE = 4_000;

/**
 * The properties of these names, unfolded (RFC 5545, 6350; vCard 2.1: quoted-printable lines that end with "=", too).
 * Others are not joined, so that a file full of pictures costs no more than its length.
 */
export function* contentLines(text: string, wanted: ReadonlySet<string>): Generator<ContentLine> {
  let open = null as ContentLine | null;
  let line = 0;
  for (let at = 0; at < text.length; ) {
    line += 1;
    const end = text.indexOf("\n", at);
    const stop = end < 0 ? text.length : end;
    const isMore = text[at] === " " || text[at] === "\t";
    if (isMore && open && open.value.length < LONGEST_VALUE) {
      open = { ...open, value: open.value + lineAt(text, at + 1, stop) };
    } else if (!isMore && open && isBroken(open)) {
      open = { ...open, value: open.value.slice(0, -1) + lineAt(text, at, stop) };
    } else if (!isMore) {
      if (open) yield open;
      const property = propertyAt(text, at, stop, wanted);
      open = property && { line, ...property };
    }
    at = stop + 1;
  }
  if (open) yield open;
}

const isPrintable = ({ parameters }: Pick<ContentLine, "parameters">): boolean => /QUOTED-PRINTABLE/i.test(parameters);
const isBroken = (property: ContentLine): boolean => property.value.endsWith("=") && isPrintable(property);

const lineAt = (text: string, from: number, to: number): string =>
  text.slice(from, Math.min(to, from + LONGEST_VALUE)).replace(/\r$/, "");

function propertyAt(
  text: string,
  from: number,
  to: number,
  wanted: ReadonlySet<string>,
): Omit<ContentLine, "line"> | null {
  const head = /^(?:[\w-]+\.)?([A-Za-z-]+)/.exec(text.slice(from, Math.min(to, from + 80)));
  const name = head?.[1]?.toUpperCase() ?? "";
  if (!wanted.has(name)) return null;
  const line = lineAt(text, from, to);
  const colon = colonOf(line);
  return colon < 0
    ? null
    : { name, parameters: line.slice(head?.[0].length ?? 0, colon), value: line.slice(colon + 1) };
}

/** The first colon that is not in quotes. */
function colonOf(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ":" && !quoted) return at;
  }
  return -1;
}

/** The value with what is escaped still escaped; older files write `=C3=84`. */
export const plainValue = (property: ContentLine): string =>
  isPrintable(property) ? quotedPrintable(property) : property.value;

/** `\,` and `\n` as they are meant. */
export function valueText(property: ContentLine): string {
  return plainValue(property).replaceAll(/\\([nN,;\\])/g, (_, sign: string) =>
    sign.toLowerCase() === "n" ? " " : sign,
  );
}

function quotedPrintable({ value, parameters }: ContentLine): string {
  const bytes = new TextEncoder().encode(value.replaceAll(/=\s*$/g, ""));
  const out: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const code =
      bytes[at] === 61 ? Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16) : Number.NaN;
    if (Number.isNaN(code)) out.push(bytes[at] ?? 0);
    else {
      out.push(code);
      at += 2;
    }
  }
  const isLatin = /CHARSET=(?:ISO-8859-1|WINDOWS-1252)/i.test(parameters);
  return new TextDecoder(isLatin ? "windows-1252" : "utf-8").decode(new Uint8Array(out));
}
