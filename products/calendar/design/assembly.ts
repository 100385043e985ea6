import { micrometres } from "../../../core/measure.ts";
import type { DesignOutline } from "../../../design/document.ts";
import { type Assembly, type Face, type Fitting, leavesOf, type Piece } from "../../assembly.ts";
import { known } from "../case.ts";
import { configurationSchema } from "../configuration.ts";
import type { Release } from "../release.ts";
import { type OpenCalendar, openCalendar, trimOf } from "./layouts.ts";
import type { CalendarSide } from "./sides.ts";

/** Sheets that are turned over the top, or a bound book. */
export function assembly({ configuration }: Pick<DesignOutline, "configuration">, release: Release): Assembly {
  const one = openCalendar(configurationSchema.parse(configuration), release);
  const isBook = known(one.type, "type").inside.kind === "weeks";
  return { kind: "turned", pieces: [isBook ? book(one) : sheets(one)] };
}

const sizeOf = ({ format }: OpenCalendar["configuration"]) => ({
  width: micrometres(format.width),
  height: micrometres(format.height),
});

function sheets(one: OpenCalendar): Piece {
  const size = sizeOf(one.configuration);
  return {
    leaves: one.sides.map(({ id }) => ({ size, hinge: "top", front: { surface: id }, back: null })),
    body: size,
    turned: "behind",
    last: "stays",
    fittings: fittingsOf(one),
  };
}

/** The cover is printed on its front alone. */
function book(one: OpenCalendar): Piece {
  const size = sizeOf(one.configuration);
  const [cover, ...inside] = one.sides;
  const pages = inside.flatMap((side) => facesOf(one, side));
  return {
    leaves: leavesOf([cover ? { surface: cover.id } : null, null, ...pages, null, null], size, "left"),
    body: size,
    turned: "beside",
    last: "turns",
    fittings: known(one.mounting, "mounting").keepFree > 0 && isSpiral(one) ? [spiral("left", false)] : [],
  };
}

function facesOf(one: OpenCalendar, side: CalendarSide): readonly Face[] {
  if (!side.spread) return [{ surface: side.id }];
  const { width, height } = trimOf(one, side);
  const half = width / 2;
  return [0, half].map((x) => ({ surface: side.id, part: { x, y: 0, width: half, height } }));
}

const spiral = (edge: "left" | "top", hanger: boolean): Fitting => ({ kind: "spiral", edge, hanger });
const isSpiral = ({ configuration }: OpenCalendar) => configuration.mounting === "spirale";

/** Table calendars have no hanger. */
function fittingsOf(one: OpenCalendar): readonly Fitting[] {
  const { hole } = known(one.mounting, "mounting");
  const { width } = sizeOf(one.configuration);
  if (hole) return [{ kind: "nail", at: { x: width / 2, y: micrometres(hole.fromEdge) } }];
  const stands = one.configuration.calendarType === "tischkalender";
  return [spiral("top", !stands), ...(stands ? [standOf(one)] : [])];
}

function standOf({ accessory }: OpenCalendar): Fitting {
  if (!accessory) return { kind: "easel" };
  const look = accessory.key === "holzblock" ? "block" : "foot";
  return { kind: "stand", look, hides: micrometres(accessory.hides) };
}
