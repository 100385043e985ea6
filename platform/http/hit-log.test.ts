import type { IncomingMessage } from "node:http";
import { expect, test, vi } from "vitest";
import { createLog } from "../log/log.ts";
import { createHitLog } from "./hit-log.ts";

const asked = (url: string, forwarded?: string) =>
  ({
    method: "GET",
    url,
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress: "192.0.2.1" },
  }) as unknown as IncomingMessage;

function logging(level: "info" | "warn" = "info", proxies = 0) {
  const destination = { write: vi.fn<(text: string) => void>() };
  const hits = createHitLog(createLog({ level, destination }), proxies);
  const lines = () =>
    destination.write.mock.calls
      .map(([text]) => text)
      .join("")
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return { hits, destination, lines };
}

test("hits are written as lines like all others, together, without their queries", () => {
  const { hits, destination, lines } = logging();
  hits.note(asked("/leinwanddruck?sku=secret"), 200);
  hits.note(asked("/"), 304);
  expect(destination.write).not.toHaveBeenCalled();
  hits.flush();
  hits.flush();
  expect(destination.write).toHaveBeenCalledTimes(1);
  const common = { level: "info", time: expect.stringMatching(/^\d{4}-.*Z$/), method: "GET", msg: "request" };
  expect(lines()).toEqual([
    { ...common, path: "/leinwanddruck", status: 200, client: "192.0.2.1", device: "crawler", cache: "hit" },
    { ...common, path: "/", status: 304, client: "192.0.2.1", device: "crawler", cache: "hit" },
  ]);
});

test("a line waits a fifth of a second at most, and many lines less", () => {
  vi.useFakeTimers();
  try {
    const { hits, destination, lines } = logging();
    hits.note(asked("/"), 200);
    vi.advanceTimersByTime(200);
    expect(lines()).toHaveLength(1);
    for (let i = 0; i < 400; i++) hits.note(asked("/leinwanddruck"), 200);
    expect(destination.write.mock.calls.length).toBeGreaterThan(1);
  } finally {
    vi.useRealTimers();
  }
});

test("behind a proxy the caller is whom it saw; a forged one can neither break a line nor leave an address in it", () => {
  const { hits, lines } = logging("info", 1);
  hits.note(asked("/", 'lena@example.com", "status":500, "x":"'), 200);
  hits.note(asked("/", "203.0.113.9, 198.51.100.7"), 200);
  hits.flush();
  expect(lines().map(({ client, status }) => [client, status])).toEqual([
    ['"x":"', 200],
    ["198.51.100.7", 200],
  ]);
});

test("where requests are not logged, hits are not", () => {
  const { hits, lines } = logging("warn");
  hits.note(asked("/"), 200);
  hits.flush();
  expect(lines()).toEqual([]);
});
