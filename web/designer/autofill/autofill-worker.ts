import { type AutofillAnswer, type AutofillTask, doTask } from "./autofill-task.ts";

interface Asked {
  readonly id: number;
  readonly task: AutofillTask;
}

/** In a worker, the global `postMessage` reaches the page. */
const reply = (id: number, answer: AutofillAnswer) => postMessage({ id, answer });

globalThis.onmessage = ({ data: { id, task } }: MessageEvent<Asked>) => {
  doTask(task).then(
    (answer) => reply(id, answer),
    () => reply(id, null),
  );
};
