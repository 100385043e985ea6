import { isLink, LONGEST_LINK } from "../../../design/code/link-code.ts";
import type { LinkCode } from "../../../design/document.ts";

export type BadLink = "no-link" | "too-long";

/** Fault of a typed link; null for a valid one. */
export function badLink(text: string): BadLink | null {
  const link = text.trim();
  if (!isLink(link)) return "no-link";
  return new TextEncoder().encode(link).length > LONGEST_LINK ? "too-long" : null;
}

/** A link as a code that still reads with a seventh of it dirty. The library is loaded now. */
export async function codeOf(text: string): Promise<LinkCode> {
  const { default: encode } = await import("qr");
  const link = text.trim();
  // It draws at least one module around, which is no part of the code.
  const rows = encode(link, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  return { link, modules: rows.map((row) => row.map((dark) => (dark ? "1" : "0")).join("")).join("") };
}

/** "films.example/sea": text below a code, for readers without a phone. */
export function linkWords(link: string): string {
  const [place = ""] = link
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, "")
    .split(/[?#]/, 1);
  return place.replace(/\/$/, "");
}
