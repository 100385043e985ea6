import type { Goods } from "./goods.ts";

export const groupKinds = ["calendar", "photobook", "collage"] as const;
export type GroupKind = (typeof groupKinds)[number];

/** Looks of calendars and books, and collages, as they are stored. */
export function groupsOf({ calendarGroups, bookSets, collages }: Goods) {
  return [
    ...calendarGroups.map((data) => ({
      kind: "calendar" as const,
      id: data.id,
      popularity: data.popularity,
      data,
      words: undefined,
      layouts: [data.layouts.cover, data.layouts.month],
    })),
    ...bookSets.map((data) => ({
      kind: "photobook" as const,
      id: data.id,
      popularity: data.popularity,
      data,
      words: data.words,
      layouts: [data.layouts.cover, data.layouts.opening, ...data.layouts.pages],
    })),
    ...collages.map((data) => ({
      kind: "collage" as const,
      id: String(data.id),
      popularity: data.popularity,
      data,
      words: undefined,
      layouts: [data.layout],
    })),
  ];
}
