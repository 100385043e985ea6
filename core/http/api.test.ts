import { expect, test } from "vitest";
import { createApi } from "./api.ts";

type Answer = (request: Request) => Response | Promise<Response>;
const apiOf = (answer: Answer) =>
  createApi(async (input, init) => answer(new Request(input, init)), "https://shop.example", { "X-Locale": "de-CH" });

test("a call writes the query as the shop does, sends its headers, and answers with the body", async () => {
  const api = apiOf((request) => Response.json({ url: request.url, locale: request.headers.get("x-locale") }));
  expect(await api.get("/prices", { query: { format: "600x400", optionTypes: ["a", "b"], none: null } })).toEqual({
    ok: true,
    value: { url: "https://shop.example/prices?format=600x400&optionTypes[]=a&optionTypes[]=b", locale: "de-CH" },
  });
});

test("headers that may change are asked for at each call: an operator's language is that of the next one", async () => {
  let locale = "de-DE";
  const answer = async (input: RequestInfo | URL, init?: RequestInit) =>
    Response.json(new Request(input, init).headers.get("x-locale"));
  const api = createApi(answer, "https://shop.example", () => ({ "x-locale": locale }));
  expect(await api.get("/x")).toEqual({ ok: true, value: "de-DE" });
  locale = "fr-FR";
  expect(await api.get("/x")).toEqual({ ok: true, value: "fr-FR" });
});

test("a body is sent as JSON by every method that has one", async () => {
  const api = apiOf(async (request) => Response.json([request.method, await request.json()]));
  expect(await api.post("/x", { body: { a: 1 } })).toEqual({ ok: true, value: ["POST", { a: 1 }] });
  expect(await api.put("/x", { body: [] })).toEqual({ ok: true, value: ["PUT", []] });
  expect(await api.patch("/x", { body: 0 })).toEqual({ ok: true, value: ["PATCH", 0] });
});

test("an empty answer is null", async () => {
  expect(await apiOf(() => new Response(null, { status: 204 })).del("/x")).toEqual({ ok: true, value: null });
});

test("a problem document is read with its kind, wrong fields and what it brings along", async () => {
  const api = apiOf(() =>
    Response.json(
      {
        type: "urn:passepartout:problem:price-changed",
        title: "The price has changed",
        status: 409,
        detail: "It is 49.90 now.",
        errors: [{ in: "body", pointer: "/total", detail: "expected 4990" }, { bogus: true }],
        requestId: "r-1",
        total: 4990,
      },
      { status: 409, headers: { "content-type": "application/problem+json", "retry-after": "7" } },
    ),
  );
  expect(await api.post("/orders")).toEqual({
    ok: false,
    error: {
      kind: "price-changed",
      status: 409,
      title: "The price has changed",
      detail: "It is 49.90 now.",
      errors: [{ in: "body", pointer: "/total", detail: "expected 4990" }],
      requestId: "r-1",
      retryAfter: 7,
      extra: { total: 4990 },
    },
  });
});

test("an error page of a proxy is a problem of kind http", async () => {
  const result = await apiOf(() => new Response("<h1>Bad gateway</h1>", { status: 502 })).get("/x");
  expect(result).toMatchObject({ ok: false, error: { kind: "http", status: 502, title: "HTTP 502", errors: [] } });
});

test("a page where JSON was expected is a problem too, although its status is 200", async () => {
  const result = await apiOf(() => new Response("<h1>Sign in to the network</h1>")).get("/x");
  expect(result).toMatchObject({ ok: false, error: { kind: "http", status: 200 } });
});

test("an answer that breaks off is the outcome offline, not an empty answer", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  expect(await apiOf(() => new Response(broken)).get("/x")).toMatchObject({ ok: false, error: { kind: "offline" } });
});

test("no network is the outcome offline", async () => {
  const result = await apiOf(() => Promise.reject(new TypeError("Failed to fetch"))).get("/x");
  expect(result).toMatchObject({ ok: false, error: { kind: "offline", status: 0 } });
});

test("a call that was aborted by its caller is not taken for offline", async () => {
  const abort = new AbortController();
  const api = apiOf((request) => Promise.reject(request.signal.reason));
  abort.abort();
  await expect(api.get("/x", { signal: abort.signal })).rejects.toThrow("aborted");
});

test("a schema checks the answer", async () => {
  const schema = { parse: (value: unknown) => `parsed ${value}` };
  expect(await apiOf(() => Response.json(1)).get("/x", { schema })).toEqual({ ok: true, value: "parsed 1" });
});
