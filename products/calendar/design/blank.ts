import { DESIGN_SCHEMA, type DesignDocument } from "../../../design/document.ts";
import type { Wardrobe } from "../../../design/template/wardrobe.ts";
import type { CalendarConfiguration } from "../configuration.ts";
import { planDays } from "../days/day-plan.ts";
import type { Release } from "../release.ts";
import { dressedSide, surfaceOf } from "./dressed-side.ts";
import { openCalendar } from "./layouts.ts";
import { daysOfSides } from "./sides.ts";

/** A calendar nobody has touched: every side dressed, every day written. */
export function blank(
  configuration: CalendarConfiguration,
  release: Release,
  wardrobe: Wardrobe | null,
): DesignDocument {
  const one = openCalendar(configuration, release);
  const { from, to } = daysOfSides(one.sides);
  const plan = planDays(configuration, from, to);
  return {
    schema: DESIGN_SCHEMA,
    kind: "calendar",
    configuration,
    title: "",
    photos: [],
    surfaces: one.sides.map((side) => surfaceOf(side, dressedSide(one, side, wardrobe, plan), wardrobe)),
  };
}
