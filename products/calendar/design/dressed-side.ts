import { languageOf } from "../../../core/locale.ts";
import type { DesignElement, Surface } from "../../../design/document.ts";
import { LEAST_FOIL } from "../../../design/foil-fineness.ts";
import type { Refinement } from "../../../design/plate.ts";
import { movedInto } from "../../../design/rect.ts";
import type { DressedLayout } from "../../../design/template/dress-layout.ts";
import { layoutForPhotos, layoutsForSheet, placesIn } from "../../../design/template/layout-choice.ts";
import type { Sheet } from "../../../design/template/setting.ts";
import { layoutsOfPart } from "../../../design/template/style.ts";
import type { Layout } from "../../../design/template/template.ts";
import { templateFor, type Wardrobe, type Words } from "../../../design/template/wardrobe.ts";
import { plateOfRefinement } from "../../refinement-plates.ts";
import { known } from "../case.ts";
import { plainDressing } from "./dressing.ts";
import { type OpenCalendar, sheetOf, trimOf } from "./layouts.ts";
import { plainLayout } from "./plain-layout.ts";
import type { CalendarSide } from "./sides.ts";
import { suited } from "./suited-style.ts";
import { type DayPlan, writtenDays } from "./written-days.ts";
import { wordsOf } from "./written-words.ts";
import { clearArea } from "./zones.ts";

/** Present contents of a side: the visitor's changed words, and photos in places of a layout. */
interface SideContents {
  readonly changed?: Words;
  readonly photos?: number;
}

/** A side as its style or the calendar's own layout dresses it, with its days and words. */
export function dressedSide(
  one: OpenCalendar,
  side: CalendarSide,
  wardrobe: Wardrobe | null,
  plan: DayPlan,
  { changed = {}, photos = 0 }: SideContents = {},
): DressedLayout {
  const words = { ...wordsOf(side, one.configuration), ...changed };
  const dressed = layoutOf(one, side, wardrobe, words, photos);
  return { ...dressed, elements: dressed.elements.map((element) => finished(element, one, side, plan)) };
}

/** The dressed side as a surface of a design. */
export const surfaceOf = (
  { id, role }: CalendarSide,
  { background, elements }: DressedLayout,
  wardrobe: Wardrobe | null,
): Surface => ({
  id,
  role,
  background,
  copies: 1,
  turned: false,
  ...(wardrobe ? { style: wardrobe.style.key } : {}),
  elements,
});

function layoutOf(
  one: OpenCalendar,
  side: CalendarSide,
  wardrobe: Wardrobe | null,
  words: Words,
  photos: number,
): DressedLayout {
  const sheet = sheetOf(one, side);
  const layouts = wardrobe && !side.spread ? layoutsOfPart(suited(wardrobe.style, one), side.role) : [];
  const layout = layoutFor(layouts, sheet, photos);
  if (wardrobe && layout) {
    return wardrobe.dress({ surface: side.id, layout, sheet, words, plate: plateOf(one, side, "names") ?? null });
  }
  const dressing = plainDressing(wardrobe);
  const look = known(one.type, "type").columns ? "planner" : "table";
  const elements = plainLayout(side, sheet, look, dressing, photos).map((element) => ({
    ...element,
    id: `${side.id}-${element.id}`,
  }));
  const written = elements.flatMap((element): readonly DesignElement[] => {
    if (element.type !== "text") return [element];
    const text = words[element.slot as keyof Words] ?? "";
    return text === "" ? [] : [{ ...element, text }];
  });
  return { background: dressing.colours.paper, elements: written, leftOut: [] };
}

/** The look's own layout, or one with places for all photos that are on the side. */
function layoutFor(layouts: readonly Layout[], sheet: Sheet, photos: number): Layout | undefined {
  const [own] = layouts;
  if (!own || photos <= placesIn(templateFor(own, sheet))) return own;
  return layoutForPhotos(layoutsForSheet(layouts, sheet), sheet, photos);
}

/** Adds what the shop's layouts cannot know: days, their language, binding, stand and foil. */
function finished(element: DesignElement, one: OpenCalendar, side: CalendarSide, plan: DayPlan): DesignElement {
  const clear = clearArea(one, side, trimOf(one, side));
  switch (element.type) {
    case "days":
      return {
        ...element,
        frame: movedInto(element.frame, clear),
        ...writtenDays(side, element, one.configuration, plan),
      };
    case "text": {
      const plate = plateOf(one, side, element.slot);
      const language = languageOf(one.configuration.days.locale);
      const frame = movedInto(element.frame, clear);
      const { plate: _, ...bare } = element;
      return { ...bare, frame, language, ...(plate && element.size >= LEAST_FOIL.type ? { plate } : {}) };
    }
    case "art": {
      const { plate: _, ...bare } = element;
      return bare;
    }
    default:
      return element;
  }
}

/** The cover's title carries the refinement that was chosen. */
export const plateOf = (
  { configuration }: OpenCalendar,
  { role }: CalendarSide,
  slot: string | undefined,
): Refinement | undefined =>
  role === "cover" && slot === "names" ? (plateOfRefinement(configuration.refinement) ?? undefined) : undefined;
