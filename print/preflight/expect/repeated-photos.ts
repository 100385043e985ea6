import { flatItems, type Scene } from "../../../design/scene.ts";
import type { ImposedSheet } from "../../imposition/imposed-sheet.ts";

/** A photo that several elements of an article show. */
export interface RepeatedPhoto {
  readonly photo: string;
  /** Number of elements that show it. */
  readonly times: number;
  /** Pages of this file on which it is, from 1. */
  readonly pages: readonly number[];
}

/** Reflected edges are one element that is drawn nine times, so elements are counted and not drawings. */
export function repeatedPhotos({ pages }: Scene, sheets: readonly ImposedSheet[]): readonly RepeatedPhoto[] {
  const elements = new Map<string, Set<string>>();
  for (const { surface, items } of pages) {
    for (const item of flatItems(items)) {
      if (item.type !== "image") continue;
      const places = elements.get(item.photo) ?? new Set();
      elements.set(item.photo, places.add(`${surface} ${item.element}`));
    }
  }
  return [...elements].flatMap(([photo, places]): readonly RepeatedPhoto[] => {
    if (places.size < 2) return [];
    const on = sheets.flatMap(({ parts }, index) =>
      parts.some(({ page }) => shows(page.items, photo)) ? [index + 1] : [],
    );
    return on.length === 0 ? [] : [{ photo, times: places.size, pages: on }];
  });
}

const shows = (items: Parameters<typeof flatItems>[0], photo: string): boolean => {
  for (const item of flatItems(items)) if (item.type === "image" && item.photo === photo) return true;
  return false;
};
