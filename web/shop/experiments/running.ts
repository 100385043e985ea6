import type { Experiment, RunningExperiment } from "../../../core/experiments.ts";
import type { Treatment } from "../../../core/treatment.ts";

/** The experiment that a page is part of, among what its routes' loaders gave (`PageContext.experimentOf`); null: none concerns it. */
export const runningIn = (data: readonly unknown[]): RunningExperiment | null =>
  data.map((one) => (one as { experiment?: RunningExperiment | null } | undefined)?.experiment).find((one) => one) ??
  null;

/** Experiments that were killed while the page is open, with what is shown instead. */
let ended: Readonly<Partial<Record<Experiment, Treatment>>> = {};
const endedAtFirst = ended;
const listeners = new Set<() => void>();

/** @param treatment null: it goes on as the page came */
export function endExperiment(name: Experiment, treatment: Treatment | null): void {
  if ((ended[name] ?? null) === treatment) return;
  const { [name]: _, ...others } = ended;
  ended = treatment === null ? others : { ...others, [name]: treatment };
  for (const listener of listeners) listener();
}

export const endedExperiments = () => ended;

/** What is shown of an experiment now. */
export function shownOf(running: RunningExperiment | null, killed = ended): RunningExperiment | null {
  const instead = running && killed[running.name];
  return running && instead ? { ...running, treatment: instead } : running;
}

/** What a page came with: the same thing as long as none ended, or every page would be drawn once more when it comes alive. */
export const noEndedExperiments = () => endedAtFirst;

export function onEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
