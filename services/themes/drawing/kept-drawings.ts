import type { Outcome } from "../../../core/outcome.ts";
import { createCache } from "../../../platform/caches/cache.ts";
import type { DrawingFailure } from "./drawer.ts";

/** Null: there is nothing to draw. */
export type Drawn = Outcome<string | null, DrawingFailure>;

/**
 * Drawings by all that they depend on. One that is asked for twice at once is drawn once; one that failed is not kept.
 *
 * @param most bytes of all drawings and their keys together; beyond it those asked for longest ago go first
 */
export function keptDrawings(most?: number) {
  const kept = createCache<Promise<Drawn>>("themeDrawings", most);

  function weigh(key: string, drawn: Promise<Drawn>, result: Drawn): void {
    // Others may have pushed it out while it was drawn.
    if (kept.peek(key) !== drawn) return;
    if (result.ok) kept.set(key, drawn, key.length + Buffer.byteLength(result.value ?? ""));
    else kept.delete(key);
  }

  return {
    /** Whether it is drawn, or being drawn. */
    has: kept.has,
    of(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
      const known = kept.get(key);
      if (known) return known;
      const drawn = draw();
      // Weighs nothing while it is being drawn.
      kept.set(key, drawn, 0);
      drawn.then(
        (result) => weigh(key, drawn, result),
        () => kept.delete(key),
      );
      return drawn;
    },
  };
}
