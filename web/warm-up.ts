import type { Page } from "./router/page.ts";

type Task = (page: Page) => void;

/**
 * Whatever is written first by the rules of a language makes the browser look for all the languages that it knows, some 18 ms on a desk and four
 * times that on a phone: nearly every page writes a number. The order of words brings half of that, and has the least beside it.
 */
const language = () => document.documentElement.lang;
const tasks: Task[] = [() => void new Intl.Collator(language()), () => void new Intl.NumberFormat(language())];

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
