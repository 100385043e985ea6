import { describe, expect, test } from "vitest";
import { advance, enqueue, nextToStart, overallProgress, progress, type Queue, remove, retry } from "./queue.ts";
import type { Upload, UploadState } from "./upload.ts";

const upload = (photo: string, state: UploadState = { step: "queued" }, bytes = 100): Upload => ({
  photo,
  group: "design",
  name: `${photo}.jpg`,
  bytes,
  sent: 0,
  state,
});
const stepsOf = (queue: Queue) => queue.map(({ state }) => state.step);

describe("the line of uploads", () => {
  test("three photos travel at a time, in the order they were chosen", () => {
    const queue = ["a", "b", "c", "d"].map((photo) => upload(photo));
    expect(nextToStart(queue, true).map(({ photo }) => photo)).toEqual(["a", "b", "c"]);
    const sending = advance(advance(queue, "a", { step: "sending" }), "b", { step: "sending" });
    expect(nextToStart(sending, true).map(({ photo }) => photo)).toEqual(["c"]);
  });

  test("nothing starts without a connection", () => {
    expect(nextToStart([upload("a")], false)).toEqual([]);
  });

  test("a photo the intake still looks at does not hold up the next one", () => {
    const queue = [
      upload("a", { step: "checking" }),
      upload("b", { step: "checking" }),
      upload("c", { step: "checking" }),
    ];
    expect(nextToStart([...queue, upload("d")], true).map(({ photo }) => photo)).toEqual(["d"]);
  });

  test("the same photo is never in line twice", () => {
    expect(enqueue([upload("a")], [upload("a"), upload("b")]).map(({ photo }) => photo)).toEqual(["a", "b"]);
  });

  test("a late message does not wake an upload that is over", () => {
    const queue = [upload("a", { step: "rejected", reason: "corrupt" })];
    expect(stepsOf(advance(queue, "a", { step: "sending" }))).toEqual(["rejected"]);
    expect(progress(queue, "a", 50)[0]?.sent).toBe(0);
  });

  test("a failed transfer can be tried again, a rejected file cannot", () => {
    const queue = [
      upload("a", { step: "failed", reason: "no-space" }),
      upload("b", { step: "rejected", reason: "animated" }),
      upload("c", { step: "waiting" }),
    ];
    const retried = ["a", "b", "c"].reduce(retry, queue as Queue);
    expect(stepsOf(retried)).toEqual(["queued", "rejected", "queued"]);
  });

  test("removing one leaves the others", () => {
    expect(remove([upload("a"), upload("b")], "a").map(({ photo }) => photo)).toEqual(["b"]);
  });
});

describe("overall progress", () => {
  test("counts bytes of what will arrive, not of what failed", () => {
    const queue = [
      { ...upload("a", { step: "sending" }, 300), sent: 150 },
      upload("b", { step: "rejected", reason: "empty" }, 700),
      upload("c", { step: "queued" }, 100),
      { ...upload("other", { step: "queued" }, 9000), group: "another design" },
    ];
    expect(overallProgress(queue, "design")).toEqual({ photos: 2, arrived: 0, share: 150 / 400 });
  });

  test("an arrived photo counts with all its bytes although the last progress message never came", () => {
    const queue = advance([{ ...upload("a", { step: "sending" }), sent: 40 }], "a", { step: "checking" });
    expect(overallProgress(queue, "design")).toEqual({ photos: 1, arrived: 1, share: 1 });
  });

  test("never more than all, even when headers count as sent", () => {
    const queue = progress([upload("a", { step: "sending" })], "a", 108);
    expect(overallProgress(queue, "design").share).toBe(1);
  });
});
