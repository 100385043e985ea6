export interface Asked<Task> {
  readonly id: number;
  readonly task: Task;
}

export interface Answered<Answer> {
  readonly id: number;
  /** Null: it could not be done. */
  readonly answer: Answer | null;
}

/**
 * Hands tasks to a worker, which answers them in any order (`answer-tasks.ts`). Where workers or their canvases are missing,
 * or the worker fails, the page does them itself.
 *
 * @param inPage does a task in the page
 * @returns asks for a task; null where it could not be done
 */
export function askWorker<Task, Answer>(
  create: () => Worker,
  inPage: (task: Task) => Promise<Answer | null>,
): (task: Task) => Promise<Answer | null> {
  const here = (task: Task) => inPage(task).catch(() => null);
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return here;
  const worker = create();
  const open = new Map<number, { readonly task: Task; readonly settle: (answer: Answer | null) => void }>();
  let last = 0;
  let isBroken = false;
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<Answered<Answer>>) => {
    open.get(id)?.settle(answer);
    open.delete(id);
  };
  worker.onerror = () => {
    isBroken = true;
    for (const { task, settle } of open.values()) void here(task).then(settle);
    open.clear();
  };
  return (task) => {
    if (isBroken) return here(task);
    return new Promise((settle) => {
      last += 1;
      open.set(last, { task, settle });
      worker.postMessage({ id: last, task } satisfies Asked<Task>);
    });
  };
}
