/** Bytes of all drawings together: about 1600 of 30 kB, all themes in the proportions and languages of two countries. */
const usualMost = 48_000_000;

interface Kept {
  readonly drawn: Promise<string | null>;
  /** None while it is being drawn. */
  readonly bytes: number;
}

/**
 * Drawings by all that they depend on. One that is asked for twice at once is drawn once; one that failed is not kept.
 *
 * @param most bytes of all drawings and their keys together; beyond it those asked for longest ago go first
 */
export function keptDrawings(most = usualMost) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function weigh(key: string, drawn: Promise<string | null>, svg: string | null): void {
    const known = kept.get(key);
    // Others may have pushed it out while it was drawn.
    if (known?.drawn !== drawn) return;
    const own = key.length + (svg === null ? 0 : Buffer.byteLength(svg));
    kept.set(key, { drawn, bytes: own });
    bytes += own;
    for (const oldest of kept.keys()) {
      if (bytes <= most) break;
      drop(oldest);
    }
  }

  return {
    /** Whether it is drawn, or being drawn. */
    has: (key: string): boolean => kept.has(key),
    of(key: string, draw: () => Promise<string | null>): Promise<string | null> {
      const known = kept.get(key);
      if (known) {
        // A Map keeps insertion order; moving a drawing to the end makes the first one the least recently asked for.
        kept.delete(key);
        kept.set(key, known);
        return known.drawn;
      }
      const drawn = draw();
      kept.set(key, { drawn, bytes: 0 });
      drawn.then(
        (svg) => weigh(key, drawn, svg),
        () => drop(key),
      );
      return drawn;
    },
  };
}
