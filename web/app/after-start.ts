import { watchPage } from "../browser/log/watch-page.ts";
import { startTracking } from "../frame/tracking/start-tracking.ts";
import { startExperiments } from "../shop/experiments/start-experiments.ts";

/** Begins what a page does beside being there, each in a task of its own: a visitor who presses something meanwhile waits for none of it. */
export function afterStart(): void {
  // First, for it hears what goes wrong with the others.
  for (const start of [watchPage, startTracking, startExperiments]) setTimeout(start);
}
