import { expect, test } from "vitest";
import { createSingleFlight } from "./single-flight.ts";

/** Work whose end the test decides. */
function works() {
  const begun: { readonly end: (value: number) => void; readonly fail: (reason: Error) => void }[] = [];
  const work = () => new Promise<number>((end, fail) => begun.push({ end, fail }));
  return { begun, work };
}

test("who asks at the same time gets the same work, by key", async () => {
  const { begun, work } = works();
  const flight = createSingleFlight<number>();
  const [one, same, other] = [flight.run("a", work), flight.run("a", work), flight.run("b", work)];
  expect(begun).toHaveLength(2);
  expect([flight.has("a"), flight.has("b"), flight.has("c"), flight.size]).toEqual([true, true, false, 2]);
  begun[0]?.end(1);
  begun[1]?.end(2);
  expect(await Promise.all([one, same, other])).toEqual([1, 1, 2]);
  expect(flight.size).toBe(0);
});

test("nothing is kept: after the end it is begun anew, also after a failure that all were told of", async () => {
  const { begun, work } = works();
  const flight = createSingleFlight<number>();
  const [one, same] = [flight.run("a", work), flight.run("a", work)];
  begun[0]?.fail(new Error("no"));
  await expect(one).rejects.toThrow("no");
  await expect(same).rejects.toThrow("no");
  const again = flight.run("a", work);
  expect(begun).toHaveLength(2);
  begun[1]?.end(3);
  expect(await again).toBe(3);
});
