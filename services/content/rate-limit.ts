import { RateLimiterMemory } from "rate-limiter-flexible";

/** Points of one second; a call costs the more of them the more it may answer. */
const points = 2_550;

/** Calls a second that the protocol promises for a page of so many. */
const tiers = [
  { perPage: 25, calls: 50 },
  { perPage: 50, calls: 15 },
  { perPage: 75, calls: 10 },
] as const;
const callsOfLargest = 6;

/**
 * Counts calls of one caller, in this process.
 *
 * @param factor how many times as much as the protocol promises; 1: its own limits
 */
export function createCallLimit(factor: number) {
  const limiter = new RateLimiterMemory({ points: Math.ceil(points * factor), duration: 1 });
  return {
    /** Whether the caller may make one more call. */
    async allows(caller: string, perPage: number): Promise<boolean> {
      const calls = tiers.find((tier) => perPage <= tier.perPage)?.calls ?? callsOfLargest;
      return limiter.consume(caller, Math.floor(points / calls)).then(
        () => true,
        () => false,
      );
    },
  };
}

export type CallLimit = ReturnType<typeof createCallLimit>;
