import { watchPage } from "../browser/log/watch-page.ts";
import { startTracking } from "../frame/tracking/start-tracking.ts";
import { startExperiments } from "../shop/experiments/start-experiments.ts";

/** Starts what can wait, each in a task of its own, so that a click meanwhile waits for one of them at most. */
export function afterStart(): void {
  // First, for it hears what goes wrong with the others.
  for (const start of [watchPage, startTracking, startExperiments]) setTimeout(start);
}
