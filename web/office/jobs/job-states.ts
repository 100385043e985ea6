import type { JobList } from "../../../services/operators/contract.ts";
import type { Tone } from "../../../ui/tone.ts";

export type Job = JobList["jobs"][number];

/** Tabs of the list; behind "all" the worst comes first. */
export const jobTabs = ["all", "dead", "retrying", "running", "waiting", "scheduled"] as const;

export const toneOfJob: Readonly<Record<Job["state"], Tone>> = {
  dead: "bad",
  retrying: "warn",
  running: "info",
  waiting: "plain",
  scheduled: "plain",
};

/** Jobs worth setting going by hand: those that failed. All others go by themselves. */
export const canBeRetried = ({ state }: Pick<Job, "state">): boolean => state === "dead" || state === "retrying";

/** The first line of an error says what went wrong; the rest is for whoever mends the program. */
export const errorHead = (error: string): string => error.split("\n", 1)[0] ?? "";
