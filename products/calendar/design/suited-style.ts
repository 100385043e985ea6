import type { Style } from "../../../design/template/style.ts";
import type { Layout } from "../../../design/template/template.ts";
import { type Case, known } from "../case.ts";

const hasColumns = ({ variants }: Layout): boolean =>
  Object.values(variants).some(({ items }) => items.some((item) => item.type === "days" && item.look === "planner"));

/** A style with the layouts that suit the calendar: columns for people where it has them, and nowhere else. */
export function suited(style: Style, one: Pick<Case, "type">): Style {
  const wanted = known(one.type, "type").columns !== null;
  const month = (style.parts.month ?? []).filter((layout) => hasColumns(layout) === wanted);
  return month.length > 0 ? { ...style, parts: { ...style.parts, month } } : style;
}
