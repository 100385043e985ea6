/**
 * Makes graphile-worker wait at its end until finished jobs are off the list. As shipped (0.17, both delays -1) it sends
 * that statement and forgets it: a worker stopped at once can leave a job that is done, to be done again (on a busy
 * machine 24 of 25 times), and a broken connection becomes an unhandled rejection. With a delay of 0 the statement goes
 * through a batcher that is emptied before the end.
 */
export const finishJobs: GraphileConfig.Preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
