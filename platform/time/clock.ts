/** The time of day as a port, so that tests decide what time it is. */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stops until it is moved. */
export interface StoppedClock extends Clock {
  /** Moves the clock forward by so many milliseconds. */
  advance(milliseconds: number): void;
  /** Sets the clock to a moment. */
  set(moment: Date | string): void;
}

/**
 * A clock for tests, standing at the given moment.
 *
 * @example
 * const clock = stoppedClock("2026-11-20T14:59:00+01:00");
 * clock.advance(60_000); // the cut-off has passed
 */
export function stoppedClock(start: Date | string): StoppedClock {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    advance: (milliseconds) => {
      present += milliseconds;
    },
    set: (moment) => {
      present = new Date(moment).getTime();
    },
  };
}
