import type { RecipientList } from "../../design/recipients/recipient.ts";

/** Pieces that are checked of a file that holds more: their pages differ in words alone. */
export const mostProved = 100;

/**
 * A sample of recipients for checks: those with the longest words, which come closest to edges and folds, and others
 * evenly spread. In the order of the list.
 */
export function proofOfList({ columns, rows }: RecipientList, most = mostProved): RecipientList {
  if (rows.length <= most) return { columns, rows };
  const length = (row: RecipientList["rows"][number]) => Object.values(row.values).join("").length;
  const longest = rows.toSorted((one, other) => length(other) - length(one)).slice(0, Math.floor(most / 2));
  const chosen = new Set(longest);
  const others = rows.filter((row) => !chosen.has(row));
  const step = others.length / (most - chosen.size);
  for (let n = 0; n < most - longest.length; n += 1) {
    const row = others[Math.floor(n * step)];
    if (row) chosen.add(row);
  }
  return { columns, rows: rows.filter((row) => chosen.has(row)) };
}
