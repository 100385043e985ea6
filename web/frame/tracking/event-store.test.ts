import { beforeEach, expect, test } from "vitest";
import type { TrackedEvent, TrackingBatch } from "../../../services/tracking/contract.ts";
import { createEventStore, type EventStore, visitorKey } from "./event-store.ts";

const login: TrackedEvent = { event: "login", method: "email" };
let granted: boolean;
let status: number;
let sent: { path: string; body: object; leaving: boolean }[];
let planned: (() => void)[];
let kept: Map<string, string>;
let store: EventStore;

beforeEach(() => {
  [granted, status, sent, planned, kept] = [true, 204, [], [], new Map()];
  let ids = 0;
  store = createEventStore({
    shop: { channel: "poster", locale: "de-DE", platform: "web" },
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    isGranted: () => granted,
    post: async (path, body) => {
      sent.push({ path, body, leaving: false });
      return status;
    },
    beacon: (path, body) => void sent.push({ path, body, leaving: true }),
    newId: () => `id-${++ids}`,
    now: () => 1_000,
    later: (then) => void planned.push(then),
  });
});

const batchOf = (index: number) => sent[index]?.body as TrackingBatch;
const answered = () => new Promise((resolve) => setTimeout(resolve));

test("events go in one batch, later, under ids of their own and a visitor that is made by then", () => {
  store.take(login);
  store.take(login);
  expect([sent.length, kept.size, planned.length]).toEqual([0, 0, 1]);
  planned[0]?.();
  expect(sent).toHaveLength(1);
  expect(batchOf(0)).toEqual({
    visitor: "id-3",
    shop: { channel: "poster", locale: "de-DE", platform: "web" },
    events: [
      { id: "id-1", at: 1_000, what: login },
      { id: "id-2", at: 1_001, what: login },
    ],
  });
  expect(kept.get(visitorKey)).toBe("id-3");
});

test("a page that is left sends at once", () => {
  store.take(login);
  store.flush(true);
  expect(sent.map(({ leaving }) => leaving)).toEqual([true]);
  planned[0]?.();
  expect(sent).toHaveLength(1);
});

test.each([0, 429, 503])("what is answered with %d is sent again under the same ids", async (trouble) => {
  status = trouble;
  store.take(login);
  planned[0]?.();
  await answered();
  status = 204;
  planned[1]?.();
  await answered();
  expect(batchOf(1)).toEqual(batchOf(0));
  expect(planned).toHaveLength(2);
});

test("what the shop refuses is not sent again", async () => {
  status = 422;
  store.take(login);
  planned[0]?.();
  await answered();
  store.flush();
  expect(sent).toHaveLength(1);
});

test("more than a hundred events are several batches", () => {
  for (let events = 0; events < 150; events++) store.take(login);
  store.flush();
  expect(sent.map(({ body }) => (body as TrackingBatch).events.length)).toEqual([100, 50]);
});

test("without consent nothing is taken, sent or kept, also when another tab withdrew", () => {
  store.take(login);
  granted = false;
  store.take(login);
  store.flush();
  store.flush(true);
  granted = true;
  store.flush();
  expect([sent.length, kept.size]).toEqual([0, 0]);
});

test("who withdraws is forgotten here and in the shop, behind what was on its way", async () => {
  store.take(login);
  planned[0]?.();
  store.take(login);
  store.withdraw(true);
  await answered();
  await answered();
  expect(sent.map(({ path }) => path)).toEqual(["/web-api/tracking", "/web-api/tracking/withdrawal"]);
  expect(sent[1]?.body).toEqual({ visitor: batchOf(0).visitor });
  expect(kept.size).toBe(0);
});

test("who never consented has nothing to withdraw, and no request says so", async () => {
  store.withdraw(true);
  await answered();
  expect(sent).toEqual([]);
});

test("a consent that ran out is no refusal: the number is dropped here, and nothing is sent", async () => {
  kept.set(visitorKey, "id-0");
  store.withdraw(false);
  await answered();
  expect([sent.length, kept.size]).toEqual([0, 0]);
});
