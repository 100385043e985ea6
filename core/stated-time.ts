/** Browsers queue for minutes, servers for half an hour; a clock that says more is wrong. */
const oldest = 7 * 86_400_000;

/** A client's time, or ours where its clock is ahead, or more than a week behind; both in milliseconds. */
export const statedTime = (stated: number, now: number): number =>
  stated > now || stated < now - oldest ? now : stated;
