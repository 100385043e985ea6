import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PhotoRecord } from "../../../services/photos/contract.ts";
import type { KeptFile } from "./kept-files.ts";
import type { TransferEnd, TransferJob } from "./transfer.ts";
import { createUploads } from "./uploads.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });
const record = (id: string, status: PhotoRecord["status"]): PhotoRecord => ({
  id,
  name: id,
  status,
  rejection: status === "rejected" ? "corrupt" : null,
  width: 4000,
  height: 3000,
  bytes: 10,
  takenAt: null,
});

/** A shop on a table: transfers end when the test says so. */
function table(kept: KeptFile[] = []) {
  const jobs: (TransferJob & { end: (end: TransferEnd) => Promise<void>; stopped: boolean })[] = [];
  const records = new Map<string, PhotoRecord>();
  const store = new Map(kept.map((entry) => [entry.photo, entry]));
  const taken = new Set<string>();
  let online = true;
  let networkChanged = () => {};
  let ids = 0;
  const uploads = createUploads({
    newId: () => `photo-${++ids}`,
    startTransfer(job) {
      let resolve: (end: TransferEnd) => void = () => {};
      const ended = new Promise<TransferEnd>((done) => {
        resolve = done;
      });
      const entry = {
        ...job,
        stopped: false,
        async end(end: TransferEnd) {
          resolve(end);
          await vi.advanceTimersByTimeAsync(0);
        },
      };
      jobs.push(entry);
      return {
        ended,
        stop() {
          entry.stopped = true;
          resolve({ how: "interrupted" });
        },
      };
    },
    fetchPhotos: async (asked) => (online ? asked.flatMap((id) => records.get(id) ?? []) : null),
    keptFiles: {
      keep: async (entry) => void store.set(entry.photo, entry),
      of: async (group) => [...store.values()].filter((entry) => entry.group === group),
      forget: async (photo) => void store.delete(photo),
    },
    claim: async (name) => {
      if (taken.has(name)) return null;
      taken.add(name);
      return () => void taken.delete(name);
    },
    network: {
      online: () => online,
      onChange(listener) {
        networkChanged = listener;
        return () => {};
      },
    },
  });
  return {
    uploads,
    jobs,
    records,
    store,
    taken,
    steps: () => uploads.queue().map(({ state }) => state.step),
    async setOnline(value: boolean) {
      online = value;
      networkChanged();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe("uploading", () => {
  test("a photo goes from queue to ready and its kept file is let go", async () => {
    const { uploads, jobs, records, store, steps } = table();
    uploads.add("design", [file("a.jpg")]);
    expect(steps()).toEqual(["sending"]);
    jobs[0]?.onProgress(5);
    expect(uploads.queue()[0]?.sent).toBe(5);
    await jobs[0]?.end({ how: "arrived" });
    expect(steps()).toEqual(["checking"]);
    expect(store.get("photo-1")?.arrived).toBe(true);
    records.set("photo-1", record("photo-1", "ready"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(steps()).toEqual(["ready"]);
    expect(store.size).toBe(0);
  });

  test("the fourth photo starts only when one of the first three has arrived", async () => {
    const { uploads, jobs } = table();
    uploads.add(
      "design",
      ["a", "b", "c", "d"].map((name) => file(name)),
    );
    expect(jobs.map(({ photo }) => photo)).toEqual(["photo-1", "photo-2", "photo-3"]);
    await jobs[1]?.end({ how: "arrived" });
    expect(jobs.map(({ photo }) => photo)).toEqual(["photo-1", "photo-2", "photo-3", "photo-4"]);
  });

  test("an empty file is refused without a single request, the others go", () => {
    const { uploads, jobs, store } = table();
    const taken = uploads.add("design", [file("empty.jpg", 0), file("a.jpg")]);
    expect(taken.map(({ photo }) => photo)).toEqual(["photo-2"]);
    expect(uploads.queue()[0]?.state).toEqual({ step: "rejected", reason: "empty" });
    expect(jobs).toHaveLength(1);
    expect(store.has("photo-1")).toBe(false);
  });

  test("a cut connection goes on by itself, with longer and longer pauses", async () => {
    const { uploads, jobs, steps } = table();
    uploads.add("design", [file("a.jpg")]);
    await jobs[0]?.end({ how: "interrupted" });
    expect(steps()).toEqual(["waiting"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(steps()).toEqual(["sending"]);
    await jobs[1]?.end({ how: "interrupted" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(jobs).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(jobs).toHaveLength(3);
  });

  test("offline stops what runs; online starts it again at once", async () => {
    const { uploads, jobs, steps, setOnline } = table();
    uploads.add("design", [file("a.jpg")]);
    await setOnline(false);
    expect(jobs[0]?.stopped).toBe(true);
    expect(steps()).toEqual(["waiting"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(jobs).toHaveLength(1);
    await setOnline(true);
    expect(steps()).toEqual(["sending"]);
  });

  test("a full disk is said and can be tried again", async () => {
    const { uploads, jobs, steps } = table();
    uploads.add("design", [file("a.jpg")]);
    await jobs[0]?.end({ how: "failed", reason: "no-space" });
    expect(uploads.queue()[0]?.state).toEqual({ step: "failed", reason: "no-space" });
    uploads.retry("photo-1");
    expect(steps()).toEqual(["sending"]);
  });

  test("what the intake refuses is said with its reason", async () => {
    const { uploads, jobs, records } = table();
    uploads.add("design", [file("a.jpg")]);
    records.set("photo-1", record("photo-1", "rejected"));
    await jobs[0]?.end({ how: "arrived" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(uploads.queue()[0]?.state).toEqual({ step: "rejected", reason: "corrupt" });
  });

  test("a removed photo stops and its late end changes nothing", async () => {
    const { uploads, jobs, store } = table();
    uploads.add("design", [file("a.jpg")]);
    uploads.remove("photo-1");
    expect(jobs[0]?.stopped).toBe(true);
    await jobs[0]?.end({ how: "arrived" });
    expect(uploads.queue()).toEqual([]);
    expect(store.size).toBe(0);
  });
});

describe("after a reload", () => {
  const kept = (photo: string, arrived: boolean): KeptFile => ({ photo, group: "design", file: file(photo), arrived });

  test("a half-sent photo goes on, an arrived one only waits for the intake", async () => {
    const { uploads, jobs, records, steps } = table([kept("half", false), kept("whole", true)]);
    const restored = await uploads.restore("design");
    expect(restored.map(({ photo }) => photo)).toEqual(["half", "whole"]);
    expect(jobs.map(({ photo }) => photo)).toEqual(["half"]);
    records.set("whole", record("whole", "ready"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(steps()).toEqual(["sending", "ready"]);
  });

  test("what another tab is sending is left to it", async () => {
    const { uploads, jobs, taken } = table([kept("half", false)]);
    taken.add("upload-half");
    expect(await uploads.restore("design")).toEqual([]);
    expect(jobs).toEqual([]);
  });

  test("another design's photos stay where they are", async () => {
    const { uploads, store } = table([kept("half", false)]);
    expect(await uploads.restore("another design")).toEqual([]);
    expect(store.has("half")).toBe(true);
  });
});
