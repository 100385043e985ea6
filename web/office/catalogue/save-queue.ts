import type { Problem } from "../../../core/http/problem.ts";

/** Keeps a change; null when it is kept, otherwise why it is not. */
export type Send = () => Promise<Problem | null>;

/**
 * Hears when nothing is on its way any more.
 *
 * @param lost why one of the changes since it was last so is not kept
 * @param untold the same, of all changes since the last `forgive`
 */
export type Sent = (lost: Problem | null, untold: Problem | null) => Promise<void>;

/** Changes go to the server one after the other; what was lost stays known until it is forgiven. */
export function createSaveQueue() {
  let waiting = 0;
  let queue: Promise<void> = Promise.resolve();
  let lost: Problem | null = null;
  let untold: Problem | null = null;

  async function work(send: Send, sent: Sent): Promise<void> {
    const problem = await send();
    waiting--;
    if (problem) {
      lost = problem;
      untold = problem;
    }
    if (waiting > 0) return;
    const before = lost;
    lost = null;
    await sent(before, untold);
  }

  return {
    add(send: Send, sent: Sent): void {
      waiting++;
      queue = queue.then(() => work(send, sent));
    },

    /** Whether changes are on their way. */
    busy: (): boolean => waiting > 0,

    /** Waits for what is on its way: null when all since the last `forgive` is kept, otherwise why not. */
    async settled(): Promise<Problem | null> {
      for (let seen: Promise<void> | null = null; seen !== queue; await seen) seen = queue;
      return untold;
    },

    /** She was told what is not kept, and looks at what is. */
    forgive(): void {
      untold = null;
    },
  };
}
