import type { Experiment, RunningExperiment } from "../../../core/experiments.ts";
import type { Treatment } from "../../../core/treatment.ts";
import { loadedFor, usePage } from "../../browser/navigation/page.ts";
import { useStore } from "../../browser/store/use-store.ts";
import { endedExperiments, noneEnded, runningIn, shownOf } from "./running.ts";

/** The page's experiment and this visitor's treatment; null: none concerns it. Changes only when it is killed. */
export function useRunningExperiment(): RunningExperiment | null {
  const ended = useStore(endedExperiments, noneEnded);
  return shownOf(runningIn(loadedFor(usePage())), ended);
}

/** What this visitor sees of an experiment; `control` on a page that it does not concern. */
export function useTreatment(name: Experiment): Treatment {
  const running = useRunningExperiment();
  return running?.name === name ? running.treatment : "control";
}
