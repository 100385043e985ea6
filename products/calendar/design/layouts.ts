import { micrometres } from "../../../core/measure.ts";
import type { DesignOutline } from "../../../design/document.ts";
import type { Size } from "../../../design/geometry.ts";
import { allSides, type SurfaceLayout } from "../../../design/layout.ts";
import type { Sheet } from "../../../design/template/setting.ts";
import { type Case, known, openCase } from "../case.ts";
import { type CalendarConfiguration, configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { type CalendarSide, sidesOf } from "./sides.ts";
import { clearArea, zonesOf } from "./zones.ts";

/** A calendar opened for its sides: what is chosen, what the release says of it, and the sides themselves. */
export interface OpenCalendar extends Case {
  readonly sides: readonly CalendarSide[];
}

export function openCalendar(configuration: CalendarConfiguration, release: Release): OpenCalendar {
  const one = openCase(configuration, release);
  return { ...one, sides: sidesOf(configuration, known(one.type, "type")) };
}

export const trimOf = ({ configuration: { format } }: Case, { spread }: CalendarSide): Size => ({
  width: micrometres(format.width) * (spread ? 2 : 1),
  height: micrometres(format.height),
});

export const sheetOf = (one: Case, side: CalendarSide): Sheet => ({
  trim: trimOf(one, side),
  bleed: micrometres(one.release.sheet.bleed),
  safe: micrometres(one.release.sheet.safe),
  clear: clearArea(one, side, trimOf(one, side)),
});

/** The printed sides of a calendar in binding order. The configuration must be possible. */
export function surfaces(design: Pick<DesignOutline, "configuration">, release: Release): readonly SurfaceLayout[] {
  const one = openCalendar(configurationSchema.parse(design.configuration), release);
  return one.sides.map((side) => {
    const trim = trimOf(one, side);
    return {
      surface: side.id,
      role: side.role,
      trim,
      bleed: allSides(micrometres(release.sheet.bleed)),
      edge: { kind: "bleed" },
      zones: zonesOf(one, side, trim),
      background: "#ffffff",
      resolution: release.sheet.resolution,
    };
  });
}
