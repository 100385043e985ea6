import type { Rect } from "../geometry.ts";
import type { FramedTile } from "./read-tiles.ts";

/** Width of a regular hexagon with a corner at its top, in shares of its height. */
const NARROW = 0.866;

/** Hexagons that interlock in rows, as large as the area allows, in its middle; every second row is one shorter. */
export function honeycomb(ids: readonly string[], area: Rect, gap: number): readonly FramedTile[] {
  const comb = bestComb(ids.length, area, gap);
  const { columns, width, height, kept } = comb;
  const rows = rowsOf(ids.length, columns);
  const step = 0.75 * height + kept;
  const whole = { width: columns * (width + kept) - kept, height: (rows.length - 1) * step + height };
  const [left, top] = [area.x + (area.width - whole.width) / 2, area.y + (area.height - whole.height) / 2];
  let next = 0;
  return rows.flatMap((count, row) => {
    // a last row that is not full keeps to the places between those above it
    const full = row % 2 === 0 ? columns : columns - 1;
    const shift = left + (Math.floor((full - count) / 2) + (columns - full) / 2) * (width + kept);
    return Array.from({ length: count }, (_, column) => ({
      id: ids[next++] ?? "",
      frame: {
        x: Math.round(shift + column * (width + kept)),
        y: Math.round(top + row * step),
        width: Math.max(1, Math.floor(width)),
        height: Math.max(1, Math.floor(height)),
      },
    }));
  });
}

/** Number of hexagons in each row: as many as columns, then one fewer, and the rest. */
function rowsOf(count: number, columns: number): readonly number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; ) {
    const full = rows.length % 2 === 0 ? columns : columns - 1;
    rows.push(Math.min(full, left));
    left -= full;
  }
  return rows;
}

function bestComb(count: number, area: Rect, gap: number) {
  let best = { columns: 1, width: 0, height: 0, kept: 0 };
  for (let columns = Math.min(2, count); columns <= count; columns += 1) {
    const rows = rowsOf(count, columns).length;
    const across = Math.min(gap, Math.floor(area.width / (4 * columns)));
    const down = Math.min(across, Math.floor(area.height / (4 * rows)));
    const wide = (area.width - down * (columns - 1)) / columns;
    const high = (area.height - down * (rows - 1)) / (0.75 * (rows - 1) + 1);
    const width = Math.min(wide, high * NARROW);
    if (width > best.width) best = { columns, width, height: width / NARROW, kept: down };
  }
  return best;
}
