import type { Drawings } from "./drawing.ts";

interface DrawingsOfKind {
  /** The module from the project's root: pages name its files in their head. */
  readonly source: string;
  readonly load: () => Promise<Drawings>;
}

/** Kinds whose calculators show something that nobody else draws: `page/drawings.tsx` of their folder, by the names of their sections. */
export const drawings: Readonly<Record<string, DrawingsOfKind>> = {
  photobook: {
    source: "products/photobook/page/drawings.tsx",
    load: async () => (await import("./photobook/page/drawings.tsx")).drawings,
  },
};
