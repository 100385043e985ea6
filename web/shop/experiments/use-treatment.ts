import { useMatches } from "react-router";
import type { Experiment, RunningExperiment } from "../../../core/experiments.ts";
import type { Treatment } from "../../../core/treatment.ts";

/** The experiment that the page is part of, as its loader asked for it (`PageContext.experimentOf`); null: none concerns it. */
export const useRunningExperiment = (): RunningExperiment | null =>
  useMatches()
    .map(({ loaderData }) => (loaderData as { experiment?: RunningExperiment | null } | undefined)?.experiment)
    .find((one) => one) ?? null;

/** What this visitor sees of an experiment; `control` on a page that it does not concern. */
export function useTreatment(name: Experiment): Treatment {
  const running = useRunningExperiment();
  return running?.name === name ? running.treatment : "control";
}
