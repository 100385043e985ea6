import { micrometres } from "../../../core/measure.ts";
import type { Rect, Size } from "../../../design/geometry.ts";
import type { Zone } from "../../../design/layout.ts";
import { outlinePath } from "../../../design/outline.ts";
import type { Case } from "../case.ts";
import { known } from "../case.ts";
import type { CalendarSide } from "./sides.ts";

/** Bound, drilled and hidden zones of a side, from the catalogue's measures. */
export function zonesOf(one: Case, side: CalendarSide, trim: Size): readonly Zone[] {
  return [
    { kind: "safe", by: "safe", area: safeRect(one, trim) },
    ...bindingZones(one, side, trim),
    ...standZones(one, trim),
  ];
}

const safeRect = ({ release }: Case, { width, height }: Size): Rect => {
  const safe = micrometres(release.sheet.safe);
  return { x: safe, y: safe, width: width - 2 * safe, height: height - 2 * safe };
};

const isBook = ({ type }: Case): boolean => known(type, "type").inside.kind === "weeks";

function bindingZones(one: Case, side: CalendarSide, trim: Size): readonly Zone[] {
  const { key, keepFree, hole } = known(one.mounting, "mounting");
  const free = micrometres(keepFree);
  if (hole) {
    const radius = micrometres(hole.diameter) / 2;
    const area = {
      x: trim.width / 2 - radius,
      y: micrometres(hole.fromEdge) - radius,
      width: 2 * radius,
      height: 2 * radius,
    };
    return [{ kind: "hole", by: key, area, outline: outlinePath("ellipse", area) }];
  }
  if (free === 0) return [];
  if (!isBook(one)) return [{ kind: "hole", by: key, area: { x: 0, y: 0, width: trim.width, height: free } }];
  const at = bookEdge(side, trim, free);
  return [{ kind: "gutter", by: key, area: { ...at, y: 0, height: trim.height } }];
}

/** Books are bound in the middle of a spread, and where a single page meets the others. */
function bookEdge({ spread, role }: CalendarSide, { width }: Size, free: number) {
  if (spread) return { x: width / 2 - free, width: 2 * free };
  return { x: role === "closing" ? width - free : 0, width: free };
}

/** The part that the slot of a wooden stand hides at the bottom. */
function standZones({ accessory }: Case, { width, height }: Size): readonly Zone[] {
  if (!accessory || accessory.hides === 0) return [];
  return [
    { kind: "covered", by: accessory.key, area: { x: 0, y: 0, width, height: height - micrometres(accessory.hides) } },
  ];
}

/** The area safe for text: inside the safe distance, the binding and the stand. */
export function clearArea(one: Case, side: CalendarSide, trim: Size): Rect {
  const safe = safeRect(one, trim);
  const { keepFree, hole } = known(one.mounting, "mounting");
  const book = isBook(one);
  const bound = hole ? micrometres(hole.fromEdge + hole.diameter / 2 + 2) : micrometres(keepFree + 2);
  const top = book ? safe.y : Math.max(safe.y, bound);
  const bottom = trim.height - Math.max(safe.y, micrometres((one.accessory?.hides ?? 0) + 2));
  const left = book && !side.spread && side.role !== "closing" ? Math.max(safe.x, bound) : safe.x;
  const right = book && side.role === "closing" ? trim.width - Math.max(safe.x, bound) : trim.width - safe.x;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
