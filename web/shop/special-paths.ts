import { type Category, categoryOfPath } from "../../core/category-path.ts";
import { splitAddress } from "../../core/locale-address.ts";

/** Where an address leads that the shop knows but has no page of its own for. */
export interface SpecialPath {
  /** Key of the product that it names in any language; where the visitor's has a page of it, that comes before stories. */
  readonly product?: string;
  /** Slugs of stories in the shop's default language; the first that exists is shown in the visitor's. */
  readonly stories: readonly string[];
  /** Where none does. */
  readonly otherwise: `/${string}`;
  /** The story is shown at this very address, which would lose what it switches on (`core/treatment.ts`) on the way to another. */
  readonly inPlace?: true;
}

const calendars = { stories: ["fotokalender"], otherwise: "/products" } as const;

const ofCategory: Readonly<Record<Category, SpecialPath>> = {
  photobox: { stories: ["fotoabzuege/fotobox", "fotoabzuege"], otherwise: "/products" },
  photoprint: { stories: ["fotoabzuege"], otherwise: "/products" },
  calendar: calendars,
  canvas: { product: "canvas-prints", stories: ["wandbilder"], otherwise: "/products" },
};

/** By the beginning of the path; a whole segment, unless it ends in a slash itself. */
const known: readonly (readonly [start: string, leads: SpecialPath])[] = [
  ["/kundenkonto", { stories: [], otherwise: "/account" }],
  ["/magazin", { stories: ["ratgeber"], otherwise: "/products" }],
  ["/alle-fotokalender", calendars],
  ["/filters/calendar", calendars],
  ["/posterdruck", { stories: ["wandbilder/poster"], otherwise: "/products", inPlace: true }],
  ["/feed-calendar", calendars],
  ["/feed-card", { stories: [], otherwise: "/karten-designen" }],
  ["/feed-collage", { stories: ["wandbilder"], otherwise: "/products" }],
];

/**
 * The addresses that the specification names (section 2: internal app paths, named areas, localised categories), so that none of them is a
 * dead end: asked only where no page stands at the path itself. Null: a path like any other.
 */
export function specialPath(path: string): SpecialPath | null {
  const { rest } = splitAddress(path);
  const found = known.find(([start]) => rest === start || rest.startsWith(`${start}/`));
  if (found) return found[1];
  const category = categoryOfPath(path);
  // Only the category itself: a page that is missing below it is missing.
  return category !== null && /^\/[^/]+\/?$/.test(rest) && !rest.includes(".") ? ofCategory[category] : null;
}
