import { withoutLast } from "../../core/trimmed.ts";
/**
 * PDF values as source text (ISO 32000-1, 7.3), always in ASCII. Values are plain strings so that a dictionary is built
 * where it is used and nothing has to be walked again to be written.
 */
export type Pdf = string;

/** Number of an indirect object. */
export interface Ref {
  readonly object: number;
}

export type Entries = Readonly<Record<string, Pdf | undefined>>;

export const reference = (ref: Ref): Pdf => `${ref.object} 0 R`;

/** A name: "TrimBox" -> "/TrimBox"; characters outside the regular ones are written as #xx of their UTF-8 bytes. */
export function name(text: string): Pdf {
  if (/^[\w.-]+$/.test(text)) return `/${text}`;
  const bytes = Buffer.from(text, "utf8");
  const regular = (byte: number) => byte > 0x20 && byte < 0x7f && !"#/%()<>[]{}".includes(String.fromCharCode(byte));
  const written = [...bytes].map((byte) => (regular(byte) ? String.fromCharCode(byte) : `#${hex(byte)}`));
  return `/${written.join("")}`;
}

/** Entries in the order given; undefined ones are left out. */
export function dictionary(entries: Entries): Pdf {
  const written = Object.entries(entries).flatMap(([key, value]) =>
    value === undefined ? [] : [`${name(key)} ${value}`],
  );
  return `<<${written.join("\n")}>>`;
}

export const array = (items: readonly Pdf[]): Pdf => `[${items.join(" ")}]`;

/** A text string: ASCII as a literal, everything else as UTF-16 with byte order mark. */
export function text(value: string): Pdf {
  if (/^[\x20-\x7e]*$/.test(value)) return `(${value.replace(/[\\()]/g, "\\$&")})`;
  return `<FEFF${utf16Hex(value)}>`;
}

/** UTF-16BE in hexadecimal, as text strings and ToUnicode maps want it. */
export function utf16Hex(value: string): string {
  let written = "";
  for (let index = 0; index < value.length; index++) written += value.charCodeAt(index).toString(16).padStart(4, "0");
  return written.toUpperCase();
}

export const hexString = (bytes: Uint8Array): Pdf => `<${Buffer.from(bytes).toString("hex").toUpperCase()}>`;

/** A real number given in thousandths: 1500 -> "1.5". Integers in, so the text is the same on every machine. */
export function thousandths(value: number): Pdf {
  if (!Number.isSafeInteger(value)) throw new Error(`not whole thousandths: ${value}`);
  const size = Math.abs(value);
  const rest = size % 1000;
  const whole = `${value < 0 ? "-" : ""}${(size - rest) / 1000}`;
  // A book has a hundred thousand of these, so each length of fraction has its own way.
  if (rest === 0) return whole;
  if (rest % 100 === 0) return `${whole}.${rest / 100}`;
  if (rest % 10 === 0) return `${whole}.${rest < 100 ? "0" : ""}${rest / 10}`;
  return `${whole}.${rest < 100 ? "0" : ""}${rest < 10 ? "0" : ""}${rest}`;
}

/** A share or ratio given in millionths: 707107 -> "0.707107". Integers in, as above. */
export function millionths(value: number): Pdf {
  if (!Number.isSafeInteger(value)) throw new Error(`not whole millionths: ${value}`);
  const digits = String(Math.abs(value)).padStart(7, "0");
  const fraction = withoutLast(digits.slice(-6), "0");
  return `${value < 0 ? "-" : ""}${digits.slice(0, -6)}${fraction && `.${fraction}`}`;
}

/** PDF date of an ISO 8601 instant: "2026-11-20T19:00:00Z" -> (D:20261120190000Z). */
export function date(iso: string): Pdf {
  return text(`D:${new Date(iso).toISOString().slice(0, 19).replace(/[-:T]/g, "")}Z`);
}

function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0").toUpperCase();
}
