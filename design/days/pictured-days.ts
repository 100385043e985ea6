import type { DaysElement, DesignElement } from "../document.ts";
import { dateOfPicture, datesOfDays } from "./day-pictures.ts";

/** Days with the places in their list that have a picture, so that names leave it its room. */
export interface PicturedDays extends DaysElement {
  readonly pictured?: ReadonlySet<number>;
}

interface Remembered {
  readonly key: string;
  readonly element: PicturedDays;
}

/** The same element for the same pictures: elements are remembered by their identity. */
const remembered = new WeakMap<DaysElement, Remembered>();

/** The elements of a side as they are drawn. */
export function toDraw(elements: readonly DesignElement[]): readonly DesignElement[] {
  const pictures = new Set(elements.flatMap((element) => dateOfPicture(element) ?? []));
  if (pictures.size === 0) return elements;
  return elements.map((element) => (element.type === "days" ? pictured(element, pictures) : element));
}

function pictured(days: DaysElement, pictures: ReadonlySet<string>): PicturedDays {
  const places = datesOfDays(days).flatMap((date, index) => (pictures.has(date) ? [index] : []));
  if (places.length === 0) return days;
  const key = places.join();
  const known = remembered.get(days);
  if (known?.key === key) return known.element;
  const element = { ...days, pictured: new Set(places) };
  remembered.set(days, { key, element });
  return element;
}
