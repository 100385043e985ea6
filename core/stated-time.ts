/** Servers queue for half an hour, and may be cut off for days; a clock that says more is wrong. */
const oldest = 7 * 86_400_000;

/**
 * A client's time in ms; ours where its clock is ahead or the time is older than `kept` allows.
 *
 * @param kept how long the client stores events, milliseconds
 */
export const statedTime = (stated: number, now: number, kept = oldest): number =>
  stated > now || stated < now - kept ? now : stated;
