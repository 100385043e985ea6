import type { KeyboardEvent } from "react";

/**
 * Arrow keys go from row to row of a list whose rows are links; Home and End to its ends. Enter opens, as on any link.
 * Within one table only, so that the page still scrolls by keys everywhere else.
 */
export function onRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(".table-link")];
  const index = rows.indexOf(document.activeElement as HTMLElement);
  if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = nextRow(event.key, index, rows.length);
  if (next === null) return;
  event.preventDefault();
  rows[next]?.focus();
}

/** The row a key leads to from `index` of `count`, without going round; null when the key means nothing here. */
export function nextRow(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowDown":
      return Math.min(index + 1, count - 1);
    case "ArrowUp":
      return Math.max(index - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
