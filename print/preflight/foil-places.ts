import { LEAST_FOIL } from "../../design/foil-fineness.ts";
import { foils } from "../../design/plate.ts";
import type { Expectation } from "./expectation.ts";
import { inksOf } from "./inks-of.ts";
import type { PageFacts } from "./inspection.ts";
import { type Least, type NarrowPlace, narrowPlaces, type Solid } from "./narrow-places.ts";
import { isOn } from "./plate-marks.ts";
import { type Finding, placeOn, skips, warns } from "./rule.ts";

const POINTS = 72 / 25.4;

/** Finest foil that can be stamped, in millimetres. */
export const leastFoil = { line: LEAST_FOIL.line / 1000, gap: 0.6 } as const;

const least: Least = { line: leastFoil.line * POINTS - 0.01, gap: leastFoil.gap * POINTS - 0.01 };

/** The narrowest line or gap of each foil of a page, when it is too narrow. Letters are judged by their size. */
export function narrowFoil(
  kind: NarrowPlace["kind"],
  page: PageFacts,
  number: number,
  expectation: Expectation,
): readonly Finding[] {
  return [...placesOf(page, expectation)].flatMap(([ink, found]): readonly Finding[] => {
    if (found === null) return [skips("too-much", { ink }, { page: number })];
    const places = found.filter((place) => place.kind === kind);
    const narrowest = places.sort((one, other) => one.width - other.width)[0];
    if (!narrowest) return [];
    const params = { ink, millimetres: Number((narrowest.width / POINTS).toFixed(2)), least: leastFoil[kind] };
    return [warns("narrow", params, placeOn(number, page, narrowest.box))];
  });
}

type Places = ReadonlyMap<string, readonly NarrowPlace[] | null>;

/** Two rules use the same places. */
const known = new WeakMap<PageFacts, Places>();

function placesOf(page: PageFacts, expectation: Expectation): Places {
  const places =
    known.get(page) ??
    new Map([...foilsOf(page, expectation)].map(([ink, solids]) => [ink, narrowPlaces(solids, least)]));
  known.set(page, places);
  return places;
}

function foilsOf(page: PageFacts, expectation: Expectation): ReadonlyMap<string, readonly Solid[]> {
  const byInk = new Map<string, Solid[]>();
  for (const mark of page.marks) {
    if ((mark.kind !== "area" && mark.kind !== "line") || !mark.box || !isOn(mark, foils, expectation)) continue;
    const ink = inksOf(mark).join();
    const there = byInk.get(ink);
    if (there) there.push(mark);
    else byInk.set(ink, [mark]);
  }
  return byInk;
}
