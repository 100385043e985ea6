import { setImmediate } from "node:timers/promises";

/** As many lines of a file as are read in one go: a few milliseconds. */
const slice = 500;

/** Iterates in slices, and lets the process serve others after each. */
export async function* inSlices<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let count = 0;
  for await (const item of items) {
    if (++count % slice === 0) await setImmediate();
    yield item;
  }
}
