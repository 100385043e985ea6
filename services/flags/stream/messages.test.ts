import { expect, test } from "vitest";
import { messageOf } from "./messages.ts";

test("of two controls in one millisecond the second is the newer one", () => {
  const right = { environment: 1, audience: "server", isOlder: false } as const;
  const told = (change: number, name: string) => ({
    environment: 1,
    change,
    kind: "control" as const,
    name,
    before: -1,
    details: {},
  });
  const timeOf = (message: string) => Number(/"timestamp":(\d+)/.exec(message)?.[1]);
  const [paused, resumed] = [told(1_000, "STREAMING_PAUSED"), told(1_001, "STREAMING_RESUMED")].map((one) =>
    messageOf(one, right),
  );
  expect([timeOf(paused ?? ""), timeOf(resumed ?? "")]).toEqual([1_000, 1_001]);
});
