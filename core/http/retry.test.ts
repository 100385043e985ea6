import { expect, test } from "vitest";
import { createApi } from "./api.ts";
import { retrying } from "./retry.ts";

/** An interface that answers in turn, with the pauses that were made and how often it was asked. */
function asked(...answers: readonly (() => Response | Promise<Response>)[]) {
  const pauses: number[] = [];
  let times = 0;
  const api = retrying(
    createApi(async () => {
      const answer = answers[Math.min(times++, answers.length - 1)];
      return answer?.() ?? Response.error();
    }, ""),
    async (milliseconds) => void pauses.push(milliseconds),
  );
  return { api, pauses, times: () => times };
}

const status = (code: number, headers?: Record<string, string>) => () =>
  new Response(null, { status: code, ...(headers && { headers }) });
const cut = () => Promise.reject(new TypeError("cut"));
const good = () => Response.json("prices");

test("failed requests are retried (core document, section 9): the network came back", async () => {
  const { api, pauses, times } = asked(cut, status(503), good);
  expect(await api.get("/prices")).toEqual({ ok: true, value: "prices" });
  expect(pauses).toEqual([200, 400]);
  expect(times()).toBe(3);
});

test("after three tries it is said", async () => {
  const { api, times } = asked(cut);
  expect(await api.get("/prices")).toMatchObject({ ok: false, error: { kind: "offline" } });
  expect(times()).toBe(3);
});

test.each([400, 401, 403, 404, 409, 422, 500, 501, 505, 599])(
  "status %i is an error at once, and not asked again",
  async (code) => {
    const { api, times } = asked(status(code), good);
    expect(await api.get("/prices")).toMatchObject({ ok: false, error: { status: code } });
    expect(times()).toBe(1);
  },
);

test.each([425, 429, 502, 503, 504])("status %i passes by itself", async (code) => {
  const { api, times } = asked(status(code), good);
  expect(await api.get("/prices")).toEqual({ ok: true, value: "prices" });
  expect(times()).toBe(2);
});

test("a server that names its time gets it, and none that asks for more than a visitor waits", async () => {
  const soon = asked(status(429, { "retry-after": "1" }), good);
  expect((await soon.api.get("/prices")).ok).toBe(true);
  expect(soon.pauses).toEqual([1000]);
  const late = asked(status(429, { "retry-after": "60" }), good);
  expect(await late.api.get("/prices")).toMatchObject({ ok: false, error: { status: 429, retryAfter: 60 } });
  expect(late.times()).toBe(1);
});

test("an order is never placed a second time by us", async () => {
  const { api, times } = asked(cut, good);
  expect(await api.post("/orders")).toMatchObject({ ok: false, error: { kind: "offline" } });
  expect(times()).toBe(1);
});

test("who leaves the page while we wait is not asked for again", async () => {
  const leaving = new AbortController();
  let times = 0;
  const api = retrying(
    createApi(async () => {
      times++;
      leaving.abort(new Error("left"));
      return new Response(null, { status: 503 });
    }, ""),
  );
  await expect(api.get("/prices", { signal: leaving.signal })).rejects.toThrow("left");
  expect(times).toBe(1);
});
