import { expect, test } from "vitest";
import { offline } from "../../../core/http/problem.ts";
import { createSaveQueue, type Send } from "./save-queue.ts";

const kept: Send = async () => null;
const lost: Send = async () => offline;

test("a price that the network dropped is known when she wants to publish, also after others were saved", async () => {
  const queue = createSaveQueue();
  const heard: unknown[] = [];
  const sent = async (...problems: unknown[]) => void heard.push(problems);
  queue.add(lost, sent);
  expect(queue.busy()).toBe(true);
  expect(await queue.settled()).toBe(offline);
  queue.add(kept, sent);
  expect(await queue.settled()).toBe(offline);
  expect(heard).toEqual([
    [offline, offline],
    [null, offline],
  ]);
  queue.forgive();
  queue.add(kept, sent);
  expect(await queue.settled()).toBeNull();
  expect(queue.busy()).toBe(false);
});

test("changes go one after the other, and it waits for those that come meanwhile", async () => {
  const queue = createSaveQueue();
  const order: string[] = [];
  const first = Promise.withResolvers<null>();
  const sent = async () => void order.push("all sent");
  queue.add(() => first.promise.then(() => order.push("first")).then(() => null), sent);
  const settled = queue.settled();
  queue.add(async () => {
    order.push("second");
    return offline;
  }, sent);
  expect(order).toEqual([]);
  first.resolve(null);
  expect(await settled).toBe(offline);
  expect(order).toEqual(["first", "second", "all sent"]);
});
