/** The remaining time of a countdown. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Events of a countdown (chrome document, section 4). */
export type CountdownEvent =
  | { readonly type: "start" | "progress"; readonly left: TimeLeft }
  | { readonly type: "abort" | "end" };

export type CountdownState = "running" | "aborted" | "ended";

/** Environment of a countdown; a hidden page has no ticks. */
export interface CountdownPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls again each second; returns what stops it. */
  readonly everySecond: (tick: () => void) => () => void;
  readonly isHidden: () => boolean;
  /** Calls when the page is hidden or seen again; returns what stops it. */
  readonly onVisibility: (changed: () => void) => () => void;
}

/** Whole seconds, the one that has begun counted. */
export function timeLeft(end: number, now: number): TimeLeft {
  const all = Math.max(0, Math.ceil((end - now) / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}

/**
 * Counts down to a moment: starts at once, pauses while the page is hidden, and reads the clock again when it is shown.
 * It ends once or is aborted once.
 *
 * @param end milliseconds since 1970
 */
export function createCountdown(end: number, ports: CountdownPorts, tell: (event: CountdownEvent) => void) {
  let state: CountdownState = "running";
  let stopTicks: (() => void) | null = null;
  const left = () => timeLeft(end, ports.now());

  function finish(how: "aborted" | "ended") {
    if (state !== "running") return;
    state = how;
    stopTicks?.();
    deaf();
    tell({ type: how === "ended" ? "end" : "abort" });
  }
  function tick() {
    if (ports.now() >= end) finish("ended");
    else tell({ type: "progress", left: left() });
  }
  function look() {
    stopTicks?.();
    stopTicks = null;
    if (state !== "running" || ports.isHidden()) return;
    tick();
    if (ports.now() < end) stopTicks = ports.everySecond(tick);
  }

  const deaf = ports.onVisibility(look);
  if (ports.now() >= end) finish("ended");
  else {
    tell({ type: "start", left: left() });
    if (!ports.isHidden()) stopTicks = ports.everySecond(tick);
  }
  return {
    abort: () => finish("aborted"),
    get state(): CountdownState {
      return state;
    },
  };
}
