import type { BadLine } from "../../core/bad-line.ts";

/** A cell that begins like a formula is no formula: spreadsheets run what they open. */
export function csvCell(cell: string, between: string): string {
  const safe = /^[=@\t\r]/.test(cell) || /^[+-](?![\d.,]+$)/.test(cell) ? `'${cell}` : cell;
  const open = safe.includes(between) || /["\r\n]/.test(safe);
  return open ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The value of a cell that `csvCell` wrote. */
export const plainCell = (text: string): string => (/^'[=@\t\r+-]/.test(text) ? text.slice(1) : text);

/** Every bad line of a file as a table. */
export function badLinesCsv(lines: readonly BadLine[]): string {
  const cell = (text: string | number) => {
    const safe = /^[=@+\t\r-]/.test(String(text)) ? `'${text}` : String(text);
    return `"${safe.replaceAll('"', '""')}"`;
  };
  const rows = lines.map(({ line, column, place, rule }) => [line, column, place, rule].map(cell).join(","));
  return `\uFEFF${["line,column,place,rule", ...rows].join("\r\n")}\r\n`;
}
