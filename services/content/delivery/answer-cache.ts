import { createCache } from "../../../platform/caches/cache.ts";

/** An answer as it goes out, kept as bytes. */
export interface KeptAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Bytes of one answer that are too many to keep. */
const mostOfOne = 4_000_000;

/**
 * Caches published responses, each for one version of its space, so none is stale.
 *
 * @param mostBytes of all responses together, instead of the manifest's limit
 */
export function createAnswerCache(mostBytes?: number) {
  const kept = createCache<KeptAnswer>("contentResponses", mostBytes);
  const keyOf = (space: number, version: number, key: string) => `${space} ${version} ${key}`;
  return {
    get: (space: number, version: number, key: string) => kept.get(keyOf(space, version, key)),
    set(space: number, version: number, key: string, answer: KeptAnswer): void {
      if (answer.bytes.byteLength > mostOfOne) return;
      const whole = keyOf(space, version, key);
      kept.set(whole, answer, whole.length + answer.bytes.byteLength);
    },
    /** Bytes of everything that is kept, with its keys. */
    size: () => kept.weight,
  };
}
