import { expect, test } from "vitest";
import { logEvent } from "./events.ts";
import { createLog } from "./log.ts";
import { withRequestContext } from "./request-context.ts";

function listen(level: "info" | "debug" = "info") {
  const lines: string[] = [];
  const log = createLog({ level, destination: { write: (line) => void lines.push(line) } });
  return { log, entries: () => lines.map((line) => JSON.parse(line)) };
}

test("a line is JSON with ISO time, level by name and message", () => {
  const { log, entries } = listen();
  log.info({ orderId: "o-1" }, "order placed");
  expect(entries()).toEqual([
    { level: "info", time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), orderId: "o-1", msg: "order placed" },
  ]);
});

test("lines below the level are not written", () => {
  const { log, entries } = listen();
  log.debug("noise");
  expect(entries()).toEqual([]);
});

test("lines logged in a request carry its id, also after waiting; others carry none", async () => {
  const { log, entries } = listen();
  await Promise.all(
    ["r-1", "r-2"].map((requestId) =>
      withRequestContext({ requestId }, async () => {
        await Promise.resolve();
        log.info(requestId);
      }),
    ),
  );
  log.info("outside");
  expect(entries().map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ["r-1", "r-1"],
    ["r-2", "r-2"],
    ["outside", undefined],
  ]);
});

test("secrets do not leave the process, neither in fields, nor in children, nor in errors", () => {
  const { log, entries } = listen();
  log.child({ token: "t0p" }).error({ err: new Error("no mail to ada@example.com"), db: { password: "geheim" } });
  const text = JSON.stringify(entries());
  expect(text).not.toMatch(/t0p|ada@example|geheim/);
  expect(text).toContain("no mail to [email]");
});

test("of an exception the line tells message, stack, code and causes, not what a library hung on it", () => {
  const { log, entries } = listen();
  const cause = Object.assign(new Error("connect refused"), { code: "ECONNREFUSED", client: { host: "db.internal" } });
  log.error({ err: new AggregateError([cause], "order failed", { cause }) }, "failed");
  const refused = { type: "Error", message: "connect refused", code: "ECONNREFUSED", stack: expect.any(String) };
  expect(entries()[0].err).toEqual({
    type: "AggregateError",
    message: "order failed",
    stack: expect.any(String),
    cause: refused,
    errors: [refused],
  });
});

test("an exception that is its own cause ends somewhere", () => {
  const { log, entries } = listen();
  const error = new Error("round");
  error.cause = error;
  log.error({ err: error });
  expect(entries()).toHaveLength(1);
});

test("a named event is logged under its name at its own level", () => {
  const { log, entries } = listen();
  logEvent(log, "error-no-materials-for-frame-type", { frameType: "artbox" });
  logEvent(log, "cms-page-not-found", { slug: "x" });
  expect(entries()).toMatchObject([
    { level: "error", event: "error-no-materials-for-frame-type", frameType: "artbox" },
    { level: "info", event: "cms-page-not-found", slug: "x" },
  ]);
});
