import type { BadLine } from "../../core/bad-line.ts";

/** A cell that begins like a formula is no formula: spreadsheets run what they open. */
export function csvCell(cell: string, between: string): string {
  const safe = /^[=@\t\r]/.test(cell) || /^[+-](?![\d.,]+$)/.test(cell) ? `'${cell}` : cell;
  const open = safe.includes(between) || /["\r\n]/.test(safe);
  return open ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The value of a cell that `csvCell` wrote. */
export const plainCell = (text: string): string => (/^'[=@\t\r+-]/.test(text) ? text.slice(1) : text);

/**
 * The bad lines of a file as a table.
 *
 * @param more that there are others, in words; null when these are all
 */
export function badLinesCsv(lines: readonly BadLine[], more: string | null = null): string {
  const cell = (text: string | number) => {
    const safe = /^[=@+\t\r-]/.test(String(text)) ? `'${text}` : String(text);
    return `"${safe.replaceAll('"', '""')}"`;
  };
  const rows = lines.map(({ line, column, place, rule }) => [line, column, place, rule].map(cell).join(","));
  if (more !== null) rows.push(["", "", "", more].map(cell).join(","));
  return `\uFEFF${["line,column,place,rule", ...rows].join("\r\n")}\r\n`;
}
