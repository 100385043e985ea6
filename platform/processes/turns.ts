import { done, failed, type Outcome } from "../../core/outcome.ts";

/** Runs so many works at a time and queues so many more in order; further callers are refused at once. */
export function createTurns({
  together,
  waiting: mostWaiting,
}: {
  readonly together: number;
  readonly waiting: number;
}) {
  const waiting: (() => void)[] = [];
  let free = together;
  return async <Value>(work: () => Promise<Value>): Promise<Outcome<Value, "busy">> => {
    if (free === 0) {
      if (waiting.length >= mostWaiting) return failed("busy");
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else free--;
    try {
      return done(await work());
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
