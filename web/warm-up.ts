import type { Page } from "./router/page.ts";

type Task = (page: Page) => void;

const tasks: Task[] = [];

/** What a page will need and the browser takes long for the first time: it is done before the page comes alive, in a task of its own. */
export const warmUp = (task: Task): void => void tasks.push(task);

const nextTask = () => new Promise((next) => setTimeout(next));

/** Does all of it, each in a task of its own, as is what comes after it: so a key or press in between waits for none. */
export async function warmedUp(page: Page): Promise<void> {
  for (const task of tasks.splice(0)) {
    await nextTask();
    try {
      task(page);
    } catch {
      // It fails again where it is drawn, which tells of it; all else on the page comes alive.
    }
  }
  await nextTask();
}
