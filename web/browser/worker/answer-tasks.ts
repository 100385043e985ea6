import type { Answered, Asked } from "./ask-worker.ts";

/** The worker's side of `ask-worker.ts`; what it cannot do is answered with null. */
export function answerTasks<Task, Answer>(doTask: (task: Task) => Promise<Answer | null>): void {
  // In a worker, the global `postMessage` reaches the page.
  const reply = (id: number, answer: Answer | null) => postMessage({ id, answer } satisfies Answered<Answer>);
  globalThis.onmessage = ({ data: { id, task } }: MessageEvent<Asked<Task>>) => {
    doTask(task).then(
      (answer) => reply(id, answer),
      () => reply(id, null),
    );
  };
}
