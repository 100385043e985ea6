import { createWeighedMap } from "../../platform/weighed-map.ts";

/** Bytes of all drawings together: about 1600 of 30 kB, all themes in the proportions and languages of two countries. */
const usualMost = 48_000_000;

/**
 * Drawings by all that they depend on. One that is asked for twice at once is drawn once; one that failed is not kept.
 *
 * @param most bytes of all drawings and their keys together; beyond it those asked for longest ago go first
 */
export function keptDrawings(most = usualMost) {
  const kept = createWeighedMap<Promise<string | null>>(most);

  function weigh(key: string, drawn: Promise<string | null>, svg: string | null): void {
    // Others may have pushed it out while it was drawn.
    if (kept.get(key) !== drawn) return;
    kept.set(key, drawn, key.length + (svg === null ? 0 : Buffer.byteLength(svg)));
  }

  return {
    /** Whether it is drawn, or being drawn. */
    has: kept.has,
    of(key: string, draw: () => Promise<string | null>): Promise<string | null> {
      const known = kept.get(key);
      if (known) {
        kept.touch(key);
        return known;
      }
      const drawn = draw();
      // Weighs nothing while it is being drawn.
      kept.set(key, drawn, 0);
      drawn.then(
        (svg) => weigh(key, drawn, svg),
        () => kept.delete(key),
      );
      return drawn;
    },
  };
}
