import { type AutofillAnswer, type AutofillTask, doTask } from "./autofill-task.ts";

/** The worker's own end; the page's types know no workers. */
const page = globalThis as unknown as {
  onmessage: ((event: MessageEvent<{ readonly id: number; readonly task: AutofillTask }>) => void) | null;
  postMessage(answer: { readonly id: number; readonly answer: AutofillAnswer }): void;
};

page.onmessage = ({ data: { id, task } }) => {
  doTask(task).then(
    (answer) => page.postMessage({ id, answer }),
    () => page.postMessage({ id, answer: null }),
  );
};
