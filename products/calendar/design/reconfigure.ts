import { configurationStep } from "../../../design/apply-whole.ts";
import type { DesignDocument, DesignElement, Surface } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import { movedInto } from "../../../design/rect.ts";
import { photosInPlaces } from "../../../design/template/dress-side.ts";
import { changedWords, keepContents } from "../../../design/template/keep-contents.ts";
import type { Wardrobe, Words } from "../../../design/template/wardrobe.ts";
import { type CalendarConfiguration, configurationSchema } from "../configuration.ts";
import { planDays } from "../days/day-plan.ts";
import type { Release } from "../release.ts";
import { picturesInDays } from "./day-pictures.ts";
import { dressedSide, plateOf, surfaceOf } from "./dressed-side.ts";
import { editsOf } from "./keep-edits.ts";
import { type OpenCalendar, openCalendar, trimOf } from "./layouts.ts";
import { movedElement } from "./moved-element.ts";
import { type CalendarSide, daysOfSides } from "./sides.ts";
import { type DayPlan, writtenDays } from "./written-days.ts";
import { wordsOf } from "./written-words.ts";
import { clearArea } from "./zones.ts";

/** The calendar before and after a change. */
interface Change {
  readonly before: OpenCalendar;
  readonly after: OpenCalendar;
  readonly plan: DayPlan;
  readonly wardrobe: Wardrobe | null;
  readonly worn: Wardrobe | null;
  /** With another style or other proportions sides are laid out again. */
  readonly anew: boolean;
}

/**
 * The same calendar under another configuration: photos, words, additions and manual text of days stay, and days are
 * recomputed. Removed sides keep the visitor's elements.
 */
export function reconfigure(
  design: DesignDocument,
  wanted: CalendarConfiguration,
  release: Release,
  wardrobe: Wardrobe | null,
  worn: Wardrobe | null,
): readonly Step[] {
  const before = openCalendar(configurationSchema.parse(design.configuration), release);
  const edits =
    wanted.edits === before.configuration.edits || sameJson(wanted.edits, before.configuration.edits)
      ? editsOf(design, before)
      : wanted.edits;
  const configuration = { ...wanted, edits };
  const after = openCalendar(configuration, release);
  const { from, to } = daysOfSides(after.sides);
  const plan = planDays(configuration, from, to);
  const change = { before, after, plan, wardrobe, worn, anew: isAnew(before.configuration, configuration) };
  const step = configurationStep(design.configuration, configuration);
  return [...(step ? [step] : []), ...sideSteps(design, change)];
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Proportions that differ by less than this are the same: A5 to A3. */
const ALIKE = 0.02;

function isAnew(before: CalendarConfiguration, after: CalendarConfiguration): boolean {
  const ratio = ({ format: { width, height } }: CalendarConfiguration) => width / height;
  return (
    before.designGroupId !== after.designGroupId ||
    before.calendarType !== after.calendarType ||
    Math.abs(ratio(before) / ratio(after) - 1) > ALIKE
  );
}

function sideSteps(design: DesignDocument, change: Change): readonly Step[] {
  const surfaces = new Map(design.surfaces.map((surface) => [surface.id, surface]));
  const next = change.after.sides.map((side) => {
    const surface = surfaces.get(side.id);
    return surface ? changedSurface(surface, side, change) : newSurface(side, change);
  });
  const ids = new Set(next.map(({ id }) => id));
  const spare = design.surfaces.filter(({ id, elements }) => !ids.has(id) && elements.some((one) => isOwn(one)));
  const all = picturesInDays([...next, ...spare], ids);
  if (all.map(({ id }) => id).join() !== design.surfaces.map(({ id }) => id).join() || isOneElsewhere(design, all))
    return [{ type: "setSurfaces", surfaces: all }];
  return all.flatMap((surface) => stepsFor(surfaces.get(surface.id), surface));
}

/** Names are unique in a design: an element comes to another side only together with all of them. */
function isOneElsewhere(design: DesignDocument, after: readonly Surface[]): boolean {
  const before = new Map(design.surfaces.flatMap(({ id, elements }) => elements.map((one) => [one.id, id] as const)));
  return after.some(({ id, elements }) => elements.some((one) => (before.get(one.id) ?? id) !== id));
}

/** Something that a visitor made: a photo that was put there, or an element of her own. */
const isOwn = (element: DesignElement) =>
  element.slot === undefined || (element.type === "photo" && element.photo !== null);

const newSurface = (side: CalendarSide, { after, wardrobe, plan }: Change): Surface =>
  surfaceOf(side, dressedSide(after, side, wardrobe, plan), wardrobe);

function changedSurface(surface: Surface, side: CalendarSide, change: Change): Surface {
  const { before, after } = change;
  const known = before.sides.find(({ id }) => id === side.id) ?? side;
  const [from, to] = [trimOf(before, known), trimOf(after, side)];
  const moved = surface.elements.map((element) => movedElement(element, from, to));
  return change.anew ? redressed(surface, moved, side, known, change) : rewritten(surface, moved, side, known, change);
}

function redressed(
  surface: Surface,
  elements: readonly DesignElement[],
  side: CalendarSide,
  known: CalendarSide,
  { before, after, wardrobe, worn, plan }: Change,
): Surface {
  const words = { ...worn?.style.dressing.words, ...wordsOf(known, before.configuration) };
  const dressed = { dressing: { words } };
  const changed = changedWords(elements, dressed);
  const layout = dressedSide(after, side, wardrobe, plan, { changed, photos: photosInPlaces(elements) });
  const kept = keepContents(withoutDays(elements, layout.elements), layout, dressed);
  const { background, style: _, ...rest } = surface;
  const isPlain = background === null || background === surfaceBackground(before, known, worn, plan);
  return {
    ...rest,
    role: side.role,
    background: isPlain ? layout.background : background,
    elements: kept.elements,
    ...(wardrobe ? { style: wardrobe.style.key } : {}),
  };
}

/** The new layout brings its days written; where it has none, those of the side stay. */
const withoutDays = (elements: readonly DesignElement[], dressed: readonly DesignElement[]) =>
  dressed.some(({ type }) => type === "days")
    ? elements.filter(({ type, slot }) => type !== "days" || slot === undefined)
    : elements;

const surfaceBackground = (before: OpenCalendar, side: CalendarSide, worn: Wardrobe | null, plan: DayPlan) =>
  dressedSide(before, side, worn, plan).background;

/** The same layout with other words and days. */
function rewritten(
  surface: Surface,
  elements: readonly DesignElement[],
  side: CalendarSide,
  known: CalendarSide,
  change: Change,
): Surface {
  const { before, after, plan } = change;
  const [was, is] = [wordsOf(known, before.configuration), wordsOf(side, after.configuration)];
  const clear = clearArea(after, side, trimOf(after, side));
  const bound =
    clear.y > clearArea(before, known, trimOf(before, known)).y ||
    clear.height < clearArea(before, known, trimOf(before, known)).height;
  return {
    ...surface,
    role: side.role,
    elements: elements.map((element) => {
      if (element.slot === undefined) return element;
      if (element.type === "days") {
        const frame = bound ? movedInto(element.frame, clear) : element.frame;
        return { ...withoutColumns(element), frame, ...writtenDays(side, element, after.configuration, plan) };
      }
      if (element.type !== "text") return element;
      const slot = element.slot as keyof Words;
      const text = element.text === was[slot] ? (is[slot] ?? element.text) : element.text;
      const { plate: _, ...bare } = element;
      const isTitle = side.role === "cover" && slot === "names";
      const plate = isTitle ? plateOf(after, side, slot) : element.plate;
      return {
        ...bare,
        text,
        frame: bound ? movedInto(element.frame, clear) : element.frame,
        ...(plate ? { plate } : {}),
      };
    }),
  };
}

function withoutColumns<Element extends Extract<DesignElement, { type: "days" }>>(element: Element) {
  const { columns: _, ...rest } = element;
  return rest;
}

function stepsFor(before: Surface | undefined, after: Surface): readonly Step[] {
  if (!before) return [];
  const steps: Step[] = [];
  if (before.background !== after.background || before.style !== after.style) {
    const style = before.style === after.style ? {} : { style: after.style ?? null };
    steps.push({ type: "setSurface", surface: after.id, background: after.background, ...style });
  }
  if (!sameJson(before.elements, after.elements))
    steps.push({ type: "arrange", surface: after.id, elements: after.elements });
  return steps;
}
