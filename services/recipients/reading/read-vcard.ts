import type { CellRow } from "./read-csv.ts";

const heads = [
  "name",
  "title",
  "firstName",
  "lastName",
  "company",
  "street",
  "extra",
  "postcode",
  "city",
  "state",
  "country",
];

/**
 * Address cards (RFC 6350, and 2.1 and 3.0 as phones write them): name, organisation and the preferred or first address of
 * each, as a table with one row a card.
 */
export function readVcards(text: string, most: number): readonly CellRow[] {
  const rows: CellRow[] = [{ line: 1, cells: heads }];
  let card: Property[] | null = null;
  let begins = 1;
  for (const { line, text: content } of unfolded(text)) {
    const property = propertyOf(content);
    if (property?.name === "BEGIN") [card, begins] = [[], line];
    else if (property?.name === "END" && card) {
      rows.push({ line: begins, cells: cellsOf(card) });
      card = null;
      if (rows.length >= most) return rows;
    } else if (property && card && card.length < 500) card.push(property);
  }
  return rows;
}

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\b/i.test(text.replace(/^\uFEFF/, ""));

interface Property {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

interface ContentLine {
  readonly line: number;
  readonly text: string;
}

/** A line goes on in the next one that begins with a space, and in quoted-printable after one that ends with "=". */
function* unfolded(text: string): Generator<ContentLine> {
  let open: { line: number; text: string } | null = null;
  for (const [index, part] of text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (open && /^[ \t]/.test(part)) open.text += part.slice(1);
    else if (open?.text.endsWith("=") && /QUOTED-PRINTABLE/i.test(open.text.split(":", 1)[0] ?? "")) {
      open.text = open.text.slice(0, -1) + part;
    } else {
      if (open) yield open;
      open = { line: index + 1, text: part };
    }
  }
  if (open) yield open;
}

function propertyOf(line: string): Property | null {
  const found = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(line.slice(0, 20_000));
  if (!found) return null;
  const [, name = "", parameters = "", value = ""] = found;
  return {
    name: name.toUpperCase(),
    parameters,
    value: /QUOTED-PRINTABLE/i.test(parameters) ? printable(value, parameters) : value,
  };
}

function printable(value: string, parameters: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at++) {
    const hex = /^=([0-9A-F]{2})/i.exec(value.slice(at, at + 3))?.[1];
    if (hex) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(value[at]));
  }
  const latin = /CHARSET=(?:ISO-8859-1|WINDOWS-1252)/i.test(parameters);
  return new TextDecoder(latin ? "windows-1252" : "utf-8").decode(Uint8Array.from(bytes));
}

function cellsOf(card: readonly Property[]): readonly string[] {
  const all = (name: string) => card.filter((one) => one.name === name);
  const preferred = (name: string) => all(name).find(({ parameters }) => /PREF/i.test(parameters)) ?? all(name)[0];
  const [last = "", first = "", middle = "", prefix = ""] = partsOf(preferred("N")?.value ?? "");
  const [box = "", extended = "", street = "", city = "", state = "", postcode = "", country = ""] = partsOf(
    preferred("ADR")?.value ?? "",
  );
  const name = partsOf(preferred("FN")?.value ?? "").join(";");
  const [company = ""] = partsOf(preferred("ORG")?.value ?? "");
  const extra = [extended, box].filter(Boolean).join(", ");
  return [
    name,
    prefix,
    [first, middle].filter(Boolean).join(" "),
    last,
    company,
    street,
    extra,
    postcode,
    city,
    state,
    country,
  ];
}

/** Components separated by semicolons, what is escaped in them written out. */
function partsOf(value: string): readonly string[] {
  const parts = [""];
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? "";
    if (sign === "\\") {
      at += 1;
      const next = value[at] ?? "";
      parts[parts.length - 1] += next === "n" || next === "N" ? " " : next;
    } else if (sign === ";") parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}
