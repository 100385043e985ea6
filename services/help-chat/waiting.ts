/** Lets requests wait until something was written in any chat. */
export interface Waiting {
  /** Resolves when something was written, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void>;
  /** Something was written, here or in another process. */
  wake(): void;
  /** The process stops: whoever waits, or begins to, is answered at once. */
  end(): void;
  readonly ended: () => boolean;
}

export function createWaiting(): Waiting {
  const waiting = new Set<() => void>();
  let ended = false;
  const wake = () => {
    for (const one of waiting) one();
  };
  return {
    async next(signal) {
      if (signal.aborted || ended) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const answered = () => resolve();
      signal.addEventListener("abort", answered, { once: true });
      waiting.add(answered);
      await promise;
      waiting.delete(answered);
      signal.removeEventListener("abort", answered);
    },
    wake,
    end() {
      ended = true;
      wake();
    },
    ended: () => ended,
  };
}
