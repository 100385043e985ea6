import type { Print } from "./use-pile.ts";

/** In which order prints lie on the table; the pile itself keeps its own. */
export const printSorts = ["added", "taken", "name"] as const;
export type PrintSort = (typeof printSorts)[number];

export function sortedPrints(prints: readonly Print[], sort: PrintSort): readonly Print[] {
  switch (sort) {
    case "added":
      return prints;
    case "taken":
      return prints.toSorted((one, other) => compare(one.photo?.takenAt ?? "9", other.photo?.takenAt ?? "9"));
    case "name":
      return prints.toSorted((one, other) => names.compare(one.photo?.name ?? "", other.photo?.name ?? ""));
  }
}

/** "IMG_2" comes before "IMG_10". */
const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
