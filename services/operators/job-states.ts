/** As `platform/jobs/jobs-view.ts` has them; here once more because contracts are read by browsers. */
export const jobStates = ["scheduled", "waiting", "running", "retrying", "dead"] as const;
