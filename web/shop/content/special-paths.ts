import { type Category, categoryOfPath } from "../../../core/category-path.ts";
import { splitAddress } from "../../../core/locale-address.ts";
import { withoutLast } from "../../../core/trimmed.ts";

/** Where an address leads that the shop knows but has no page of its own for. */
export interface SpecialPath {
  /** Key of the product that a path names in any language; a product page of the visitor's comes before stories. */
  readonly product?: string;
  /** Slugs of stories in the shop's default language; the first that exists is shown in the visitor's. */
  readonly stories: readonly string[];
  /** Where none does; null: then there is no such page. */
  readonly otherwise: `/${string}` | null;
  /** The story is shown at this address: a redirect would lose the treatment it sets (`core/treatment.ts`). */
  readonly inPlace?: true;
}

const account = { stories: [], otherwise: "/account" } as const;
const calendars = { stories: ["fotokalender"], otherwise: "/products" } as const;
const allCalendars = { stories: ["alle-fotokalender", "fotokalender"], otherwise: "/products" } as const;

const ofCategory: Readonly<Record<Category, SpecialPath>> = {
  photobox: { stories: ["fotoabzuege/fotobox", "fotoabzuege"], otherwise: "/products" },
  photoprint: { stories: ["fotoabzuege"], otherwise: "/products" },
  calendar: calendars,
  canvas: { product: "canvas-prints", stories: ["wandbilder"], otherwise: "/products" },
};

interface Known {
  readonly leads: SpecialPath;
  /** Where what stands below it leads; without it nothing is there. */
  readonly below?: (name: string) => SpecialPath;
}

const known: Readonly<Record<`/${string}`, Known>> = {
  "/kundenkonto": { leads: account, below: () => account },
  "/magazin": {
    leads: { stories: ["ratgeber"], otherwise: "/products" },
    below: (name) => ({ stories: [`ratgeber/${name}`], otherwise: null }),
  },
  "/alle-fotokalender": { leads: calendars },
  "/filters/calendar": { leads: allCalendars, below: () => allCalendars },
  // A content path of the specification (section 7): our stories have no folder of pages, each is at its own address.
  "/pages": {
    leads: { stories: [], otherwise: "/products" },
    below: (name) => ({ stories: [name], otherwise: null }),
  },
  "/posterdruck": { leads: { stories: ["wandbilder/poster"], otherwise: "/products", inPlace: true } },
  "/feed-calendar": { leads: calendars },
  "/feed-card": { leads: { stories: [], otherwise: "/karten-designen" } },
  "/feed-collage": { leads: { stories: ["wandbilder"], otherwise: "/products" } },
};

/**
 * The addresses that the specification names (section 2: internal app paths, named areas, localised categories), so
 * that none of them is a dead end: asked only where no page stands at the path itself. Null: a path like any other.
 */
export function specialPath(path: string): SpecialPath | null {
  const { rest } = splitAddress(path);
  const page = withoutLast(rest, "/");
  for (const [start, { leads, below }] of Object.entries(known)) {
    if (page === start) return leads;
    if (page.startsWith(`${start}/`)) return below?.(page.slice(start.length + 1)) ?? null;
  }
  const category = categoryOfPath(path);
  // Only the category itself: a page that is missing below it is missing.
  return category !== null && /^\/[^/]+\/?$/.test(rest) && !/\.|%2e/i.test(rest) ? ofCategory[category] : null;
}
