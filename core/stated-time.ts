/** Servers queue for half an hour, and may be cut off for days; a clock that says more is wrong. */
const oldest = 7 * 86_400_000;

/**
 * A client's time, or ours where its clock is ahead, or says that it kept something for longer than it does; all in milliseconds.
 *
 * @param kept how long it keeps what it tells
 */
export const statedTime = (stated: number, now: number, kept = oldest): number =>
  stated > now || stated < now - kept ? now : stated;
