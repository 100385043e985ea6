import type { AnswerStore } from "./keeping-answers.ts";

/** A release, terms, labels and the art of a few designs. */
const mostAnswers = 120;

/** Answers in a cache of the browser's, the oldest of which go first. */
export const browserAnswers: AnswerStore = {
  async get(key) {
    const found = await (await open()).match(addressOf(key));
    return found?.json();
  },
  async put(key, value) {
    const cache = await open();
    await cache.delete(addressOf(key));
    await cache.put(addressOf(key), Response.json(value));
    const keys = await cache.keys();
    for (const one of keys.slice(0, Math.max(0, keys.length - mostAnswers))) await cache.delete(one);
  },
};

const open = () => caches.open("answers");
const addressOf = (key: string) => new URL(`/_kept/${key}`, location.origin).href;
