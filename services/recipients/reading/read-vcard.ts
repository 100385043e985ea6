import type { CellRow } from "../../../core/cell-rows.ts";
import { type ContentLine, contentLines, plainValue } from "../../../core/content-lines.ts";
import { withLineFeeds } from "../../../core/decoded-text.ts";

const wanted = new Set(["BEGIN", "END", "N", "FN", "ADR", "ORG"]);

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
 * Parses vCards (RFC 6350, and 2.1 and 3.0 of phones): name, organisation and the preferred or first address of each,
 * as a table with one row a card.
 */
export function readVcards(text: string, most: number): readonly CellRow[] {
  const rows: CellRow[] = [{ line: 1, cells: heads }];
  let card: ContentLine[] | null = null;
  let begins = 1;
  for (const property of contentLines(withLineFeeds(text.replace(/^\uFEFF/, "")), wanted)) {
    if (property.name === "BEGIN") [card, begins] = [[], property.line];
    else if (property.name === "END" && card) {
      rows.push({ line: begins, cells: cellsOf(card) });
      card = null;
      if (rows.length >= most) return rows;
    } else if (card && card.length < 500) card.push(property);
  }
  return rows;
}

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD\b/i.test(text.replace(/^\uFEFF/, ""));

function cellsOf(card: readonly ContentLine[]): readonly string[] {
  const preferred = (name: string) => {
    const all = card.filter((one) => one.name === name);
    const found = all.find(({ parameters }) => /PREF/i.test(parameters)) ?? all[0];
    return partsOf(found ? plainValue(found) : "");
  };
  const [last = "", first = "", middle = "", prefix = ""] = preferred("N");
  const [box = "", extended = "", street = "", city = "", state = "", postcode = "", country = ""] = preferred("ADR");
  const name = preferred("FN").join(";");
  const [company = ""] = preferred("ORG");
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
