import { expect, test, vi } from "vitest";
import { createSharedReadings } from "./shared-readings.ts";

const card = { channel: "card", locale: "de-DE", platform: "web" } as const;
const poster = { ...card, channel: "poster" } as const;

function readings() {
  const at = { now: new Date("2026-11-22T12:00:00Z"), edition: 1 };
  const shared = createSharedReadings({ edition: () => at.edition, clock: { now: () => at.now } });
  const make = vi.fn(async () => make.mock.calls.length);
  /** @returns the how manieth reading it is */
  const read = async (shop: typeof card | typeof poster, name: string, isWhole = (_: number) => true) => {
    const reading = await shared(shop)(name, async () => {
      const value = await make();
      return { value, whole: isWhole(value) };
    });
    return reading.value;
  };
  return { at, make, read };
}

test("what pages say alike is read once for those of a shop, and for each shop by itself", async () => {
  const { read } = readings();
  expect(await Promise.all([read(poster, "frame"), read(poster, "frame")])).toEqual([1, 1]);
  expect(await read(card, "frame")).toBe(2);
  expect(await read(poster, "places")).toBe(3);
});

test("it is read anew when something was published, after a minute, and when the day is over", async () => {
  const { at, read: readAny } = readings();
  const read = () => readAny(poster, "frame");
  await read();
  at.now = new Date("2026-11-22T12:00:59Z");
  expect(await read()).toBe(1);
  at.edition = 2;
  expect(await read()).toBe(2);
  at.now = new Date("2026-11-22T12:02:00Z");
  expect(await read()).toBe(3);
  at.now = new Date("2026-11-22T22:59:59Z");
  expect(await read()).toBe(4);
  // Midnight in the workshop.
  at.now = new Date("2026-11-22T23:00:00Z");
  expect(await read()).toBe(5);
});

test("what fails is not kept", async () => {
  const { make, read } = readings();
  make.mockRejectedValueOnce(new Error("away"));
  await expect(read(poster, "frame")).rejects.toThrow("away");
  expect(await read(poster, "frame")).toBe(2);
});

test("what lacks something, because a service was away, is kept for a second", async () => {
  const { at, read: readAny } = readings();
  const read = () => readAny(poster, "frame", (times) => times > 1);
  expect([await read(), await read()]).toEqual([1, 1]);
  at.now = new Date("2026-11-22T12:00:01Z");
  expect(await read()).toBe(2);
  at.now = new Date("2026-11-22T12:01:00Z");
  expect(await read()).toBe(2);
});
