import type { LabelKey } from "../../core/label-key.generated.ts";
import type { Label } from "../../core/labels.ts";
import { type Format, writeFormat } from "../../core/measure.ts";

/** Categories of book designs by their number (chrome specification, section 3); 41 to 45 are licensed themes. */
export const bookCategories = {
  1: "occ.wedding",
  2: "cat.baby",
  3: "cat.kids",
  4: "cat.love",
  5: "cat.cooking",
  8: "occ.birthday",
  9: "cat.travel",
  10: "cat.family",
  12: "cat.lifestyle",
  15: "cat.everyday",
  16: "cat.basic",
  18: "cat.year",
  20: "cat.mother",
  22: "cat.newspaper",
  41: "cat.licensed",
  42: "cat.licensed",
  43: "cat.licensed",
  44: "cat.licensed",
  45: "cat.licensed",
} as const satisfies Readonly<Record<number, LabelKey>>;

/** The books as lists of products name them (chrome specification, section 3). */
export const bookTypes = {
  "digital-hard": "book.digital.hard",
  "digital-soft": "book.digital.soft",
  "real-glossy": "book.real.glossy",
  "real-matt": "book.real.matt",
  booklet: "book.booklet",
} as const satisfies Readonly<Record<string, LabelKey>>;

export const bindingLabels = {
  heftbindung: "book.binding.heftbindung",
  layflat: "book.binding.layflat",
  pur: "book.binding.pur",
} as const satisfies Readonly<Record<string, LabelKey>>;

/** Formats that have a name: "A4 quer", "8x11 portrait" (chrome specification, section 3). */
const named: Readonly<Record<string, LabelKey>> = {
  "200x200": "book-format.200x200",
  "300x300": "book-format.300x300",
  "420x297": "book-format.420x297",
  "210x297": "book-format.210x297",
  "297x210": "book-format.297x210",
  "148x210": "book-format.148x210",
  "210x148": "book-format.210x148",
  "148x105": "book-format.148x105",
};

/** The name of a book's format, or its size when it has none. */
export function formatLabel(format: Format): Label | Format {
  const key = named[writeFormat(format)];
  return key ? { key } : format;
}
