import type { DesignDocument, DesignElement, Surface, TextElement } from "../../../design/document.ts";
import { freeName } from "../../../design/free-name.ts";
import type { Rect } from "../../../design/geometry.ts";
import type { Step } from "../../../design/operation.ts";
import { ONE } from "../../../design/placement.ts";
import { intersect } from "../../../design/rect.ts";
import type { Case } from "../case.ts";
import { FIRST, hasSinglePages, isSpread, LAST, spreadsOf } from "../sides/sides.ts";
import { type NumberPlan, numberPlace, numberSlot, type PageSide, readNumberSlot } from "./number-plan.ts";

/** Style of page numbers; `words` has `#` in place of the number: "– # –". */
export interface NumberLook extends Pick<TextElement, "font" | "size" | "colour"> {
  readonly words: string;
}

export interface PageNumbers {
  readonly plan: NumberPlan;
  readonly look: NumberLook;
}

/** A page of the block, where it is in the design. */
export interface NumberedPage {
  readonly surface: string;
  readonly side: PageSide;
  readonly page: number;
}

/** Pages in the order of the book; those it has no room for are none. */
export function numberedPages({ surfaces }: Pick<DesignDocument, "surfaces">, one: Case): readonly NumberedPage[] {
  const { configuration } = one;
  const single = hasSinglePages(configuration);
  const spreads = surfaces.filter(isSpread).slice(0, spreadsOf(configuration.pageCount, configuration));
  const has = (id: string) => single && surfaces.some((side) => side.id === id);
  return [
    ...(has(FIRST) ? [{ surface: FIRST, side: "right", page: 1 } as const] : []),
    ...spreads.flatMap(({ id }, n): readonly NumberedPage[] => {
      const left = (single ? 2 : 1) + 2 * n;
      return [
        { surface: id, side: "left", page: left },
        { surface: id, side: "right", page: left + 1 },
      ];
    }),
    ...(has(LAST) ? [{ surface: LAST, side: "left", page: configuration.pageCount } as const] : []),
  ];
}

export const isPageNumber = (element: DesignElement): element is TextElement =>
  element.type === "text" && readNumberSlot(element.slot) !== null;

/** As the first of them is; null without any. */
export function pageNumbersOf({ surfaces }: Pick<DesignDocument, "surfaces">): PageNumbers | null {
  const found = surfaces.flatMap(({ elements }) => elements).find(isPageNumber);
  const plan = readNumberSlot(found?.slot);
  if (!found || !plan) return null;
  const { font, size, colour, text } = found;
  return { plan, look: { font, size, colour, words: text.replace(/\d+/, "#") } };
}

/** Numbers on all pages, or on none. */
export function numberSteps(design: DesignDocument, one: Case, numbers: PageNumbers | null): readonly Step[] {
  const present = design.surfaces.flatMap(({ elements }) => elements.filter(isPageNumber));
  const bare = design.surfaces.map((side) => ({
    ...side,
    elements: side.elements.filter((element) => !isPageNumber(element)),
  }));
  return [
    ...(present.length > 0 ? [{ type: "removeElements", elements: present.map(({ id }) => id) } as const] : []),
    ...(numbers ? changes({ ...design, surfaces: bare }, one, numbers) : []),
  ];
}

/** Updates page numbers after pages or photos were moved. The visitor's changes of single numbers stay. */
export function followNumbers(design: DesignDocument, one: Case): readonly Step[] {
  const numbers = pageNumbersOf(design);
  return numbers ? changes(design, one, numbers) : [];
}

/** Sides that were laid out without their numbers, with numbers as the design had them. */
export function numberedAs(design: DesignDocument, sides: readonly Surface[], one: Case): readonly Surface[] {
  const numbers = pageNumbersOf(design);
  if (!numbers) return sides;
  const bare = sides.map((side) => ({ ...side, elements: side.elements.filter((element) => !isPageNumber(element)) }));
  const added = new Map<string, DesignElement[]>();
  for (const step of changes({ ...design, surfaces: bare }, one, numbers))
    if (step.type === "addElements") added.set(step.surface, [...(added.get(step.surface) ?? []), ...step.elements]);
  return bare.map((side) => ({ ...side, elements: [...side.elements, ...(added.get(side.id) ?? [])] }));
}

function changes(design: DesignDocument, one: Case, { plan, look }: PageNumbers): readonly Step[] {
  const bySurface = new Map(design.surfaces.map((side) => [side.id, side]));
  const taken = new Set(design.surfaces.flatMap(({ elements }) => elements.map(({ id }) => id)));
  return numberedPages(design, one).flatMap(({ surface, side, page }): readonly Step[] => {
    const on = bySurface.get(surface);
    if (!on) return [];
    const [present, ...more] = on.elements.filter(
      (element) => isPageNumber(element) && readNumberSlot(element.slot)?.side === side,
    ) as readonly TextElement[];
    const place = numberPlace(one, surface, side, plan, look.size);
    const frame = present?.frame ?? place.frame;
    const wanted = (page > 1 || plan.onFirst) && (plan.overPhotos || !isUnderPhoto(on, frame));
    const spare = [...(wanted || !present ? [] : [present]), ...more];
    const removed: readonly Step[] =
      spare.length > 0 ? [{ type: "removeElements", elements: spare.map(({ id }) => id) }] : [];
    if (!wanted) return removed;
    if (present) {
      const text = present.text.replace(/\d+/, String(page));
      return [...removed, ...(text === present.text ? [] : [setText(present.id, text)])];
    }
    const id = freeName(`${surface}-number-${side}`, taken);
    taken.add(id);
    const element = { ...numberElement(id, page, look), ...place, slot: numberSlot(side, plan) };
    return [...removed, { type: "addElements", surface, elements: [element] }];
  });
}

const setText = (element: string, text: string): Step => ({ type: "setElement", element, set: { text } });

const numberElement = (
  id: string,
  page: number,
  { words, ...look }: NumberLook,
): Omit<TextElement, "frame" | "align"> => ({
  id,
  type: "text",
  rotation: 0,
  opacity: ONE,
  text: words.replace("#", String(page)),
  language: null,
  hyphenate: false,
  ...look,
  stand: "middle",
  leading: ONE,
  tracking: 0,
  fit: "shrink",
});

const isUnderPhoto = ({ elements }: Surface, frame: Rect): boolean =>
  elements.some((one) => one.type === "photo" && (one.frame === "surface" || intersect(one.frame, frame) !== null));
