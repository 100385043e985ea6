import type { KindPage } from "./kind-page.ts";

/** A page whose configuration and catalogue types only its kind knows; see `AnyKind` in the registry. */
// biome-ignore lint/suspicious/noExplicitAny: pages of different types, whose input their kind's schemas parsed.
export type AnyPage = KindPage<any, any>;

/** A kind's page and its loader. */
export interface PageOfKind {
  /** Its module from the project's root: pages name its files in their head. */
  readonly source: string;
  readonly load: () => Promise<AnyPage>;
  /** Its group of the main navigation (specification, chrome document, section 2); absent: none of its own. */
  readonly group?: string;
}

/** Every kind that has a product page. An eighth kind is one more line. */
export const pages: Readonly<Record<string, PageOfKind>> = {
  calendar: {
    group: "calendar",
    source: "products/calendar/page/page.ts",
    load: async () => (await import("./calendar/page/page.ts")).page,
  },
  card: {
    group: "card",
    source: "products/card/page/page.ts",
    load: async () => (await import("./card/page/page.ts")).page,
  },
  collage: {
    group: "collage",
    source: "products/collage/page/page.ts",
    load: async () => (await import("./collage/page/page.ts")).page,
  },
  photobook: {
    group: "photobook",
    source: "products/photobook/page/page.ts",
    load: async () => (await import("./photobook/page/page.ts")).page,
  },
  photobox: {
    source: "products/photobox/page/page.ts",
    load: async () => (await import("./photobox/page/page.ts")).page,
  },
  photoframe: {
    group: "wandbilder",
    source: "products/photoframe/page/page.ts",
    load: async () => (await import("./photoframe/page/page.ts")).page,
  },
  photoprint: {
    group: "photoprint",
    source: "products/photoprint/page/page.ts",
    load: async () => (await import("./photoprint/page/page.ts")).page,
  },
};
