/** An answer as it goes out, kept as bytes. */
export interface KeptAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Bytes of one answer that are too many to keep. */
const mostOfOne = 4_000_000;

/**
 * Caches published responses for one version of their space; a new version drops all, so none is stale. The least
 * recently used are dropped first.
 *
 * @param mostBytes of all responses together
 */
export function createAnswerCache(mostBytes: number) {
  const spaces = new Map<number, { version: number; answers: Map<string, KeptAnswer> }>();
  let bytes = 0;

  function drop(answers: Map<string, KeptAnswer>, key: string): void {
    const answer = answers.get(key);
    if (!answer) return;
    answers.delete(key);
    bytes -= answer.bytes.byteLength;
  }

  function of(space: number, version: number) {
    const kept = spaces.get(space);
    if (kept?.version === version) return kept.answers;
    // An answer of the version before that is still being made must not throw away those of the new one.
    if (kept && kept.version > version) return null;
    for (const key of [...(kept?.answers.keys() ?? [])]) drop(kept?.answers ?? new Map(), key);
    const answers = new Map<string, KeptAnswer>();
    spaces.set(space, { version, answers });
    return answers;
  }

  return {
    get(space: number, version: number, key: string): KeptAnswer | undefined {
      const answers = of(space, version);
      const answer = answers?.get(key);
      if (answers && answer) {
        answers.delete(key);
        answers.set(key, answer);
      }
      return answer;
    },
    set(space: number, version: number, key: string, answer: KeptAnswer): void {
      const answers = of(space, version);
      if (!answers || answer.bytes.byteLength > Math.min(mostOfOne, mostBytes)) return;
      drop(answers, key);
      answers.set(key, answer);
      bytes += answer.bytes.byteLength;
      for (const { answers: others } of spaces.values()) {
        for (const oldest of others.keys()) {
          if (bytes <= mostBytes) return;
          drop(others, oldest);
        }
      }
    },
    /** Bytes of everything that is kept. */
    size: () => bytes,
  };
}
