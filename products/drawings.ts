import type { Drawings } from "./drawing.ts";

interface DrawingsOfKind {
  /** The module from the project's root: pages name its files in their head. */
  readonly source: string;
  readonly load: () => Promise<Drawings>;
}

/** Drawings for calculators of single kinds, by section name: `page/drawings.tsx` of their folder. */
export const drawings: Readonly<Record<string, DrawingsOfKind>> = {
  photobook: {
    source: "products/photobook/page/drawings.tsx",
    load: async () => (await import("./photobook/page/drawings.tsx")).drawings,
  },
};
