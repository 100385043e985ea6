/** Lets others have their turn when work has taken long enough; to be awaited between small pieces of work. */
export type Pause = () => Promise<void> | undefined;

/** Requests that wait meanwhile wait for one such slice. */
const longestSlice = 8;

/** @param slice milliseconds of work after which others come first */
export function createPause(slice = longestSlice): Pause {
  let since = performance.now();
  const resume = (resolve: () => void) => {
    since = performance.now();
    resolve();
  };
  return () =>
    performance.now() - since < slice ? undefined : new Promise<void>((resolve) => setImmediate(resume, resolve));
}
