import type { Experiment, RunningExperiment } from "../../../core/experiments.ts";
import type { Treatment } from "../../../core/treatment.ts";
import { createStore } from "../../browser/store/create-store.ts";

/** The experiment of a page, from its loaders (`PageContext.experimentOf`); null: none concerns it. */
export const runningIn = (data: readonly unknown[]): RunningExperiment | null =>
  data.map((one) => (one as { experiment?: RunningExperiment | null } | undefined)?.experiment).find((one) => one) ??
  null;

/** Experiments that were killed while the page is open, with what is shown instead. */
type Ended = Readonly<Partial<Record<Experiment, Treatment>>>;

/** What a page came with. */
export const noneEnded: Ended = {};
export const endedExperiments = createStore(noneEnded);

/** @param treatment null: it goes on as the page came */
export function endExperiment(name: Experiment, treatment: Treatment | null): void {
  const ended = endedExperiments.state();
  if ((ended[name] ?? null) === treatment) return;
  const { [name]: _, ...others } = ended;
  endedExperiments.write(treatment === null ? others : { ...others, [name]: treatment });
}

/** What is shown of an experiment now. */
export function shownOf(
  running: RunningExperiment | null,
  killed = endedExperiments.state(),
): RunningExperiment | null {
  const instead = running && killed[running.name];
  return running && instead ? { ...running, treatment: instead } : running;
}
