/** Runs tasks in the order they come, one after the other: decoding several large photos at once fills a phone's memory. */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task, task);
    last = result;
    return result;
  };
}
