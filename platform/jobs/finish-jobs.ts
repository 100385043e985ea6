/**
 * Makes graphile-worker (0.17) wait for completed jobs at its end. By default it does not await that statement: a
 * stopped worker repeats finished jobs, and a broken connection is an unhandled rejection.
 */
export const finishJobs: GraphileConfig.Preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
