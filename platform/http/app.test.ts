import { createRoute, z } from "@hono/zod-openapi";
import { HTTPException } from "hono/http-exception";
import { describe, expect, test } from "vitest";
import { createLog, silentLog } from "../log/log.ts";
import { createHttpApp } from "./app.ts";
import { limitBody } from "./body-limit.ts";
import { serveOpenApi } from "./openapi.ts";
import { problem, problems } from "./problem.ts";
import { createRouter, fieldErrors, jsonAnswer, jsonBody } from "./router.ts";

const line = z.object({ format: z.string().regex(/^\d+x\d+$/), quantity: z.int().min(1) });
const route = createRoute({
  method: "post",
  path: "/baskets/{id}",
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.coerce.number().int().default(1) }),
    body: jsonBody(z.object({ lines: z.array(line) })),
  },
  responses: { 200: jsonAnswer(z.object({ count: z.int() }), "The basket"), default: problems },
});

/** A shop with one service. */
function shop(log = silentLog) {
  const app = createHttpApp({ log, streamed: ["/photo"], polled: ["/news"] });
  const baskets = createRouter();
  baskets.openapi(route, (c) => {
    const { lines } = c.req.valid("json");
    if (lines.length > 9)
      return problem(c, { status: 409, kind: "full", title: "The basket is full", extra: { most: 9 } });
    return c.json({ count: lines.length }, 200);
  });
  app.route("/", baskets);
  app.get("/shop", (c) => c.json(c.var.shop));
  app.get("/bug", () => {
    throw new Error("secret inner workings");
  });
  app.get("/down", () => {
    throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  });
  app.get("/teapot", () => {
    throw new HTTPException(418, { message: "I am a teapot" });
  });
  app.put("/photo", async (c) => c.json((await c.req.arrayBuffer()).byteLength));
  serveOpenApi(app, { version: "1.2.3" });
  return app;
}

const id = "01990000-0000-7000-8000-000000000000";
const post = (body: unknown, { path = `/baskets/${id}`, headers = {} } = {}) =>
  shop().request(path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

describe("input", () => {
  test("that fits reaches the handler parsed", async () => {
    const answer = await post({ lines: [{ format: "600x400", quantity: 1 }] });
    expect([answer.status, await answer.json()]).toEqual([200, { count: 1 }]);
  });

  test("a wrong body is answered with 422 and names each wrong value", async () => {
    const answer = await post({
      lines: [
        { format: "600", quantity: 1 },
        { format: "1x1", quantity: 0 },
      ],
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toEqual({
      type: "urn:passepartout:problem:invalid-request",
      title: "Diese Anfrage hat falsche Werte",
      status: 422,
      requestId: answer.headers.get("x-request-id"),
      errors: [
        {
          in: "body",
          pointer: "/lines/0/format",
          detail: expect.stringMatching(/^So wird das nicht geschrieben: .*x/),
        },
        { in: "body", pointer: "/lines/1/quantity", detail: "Mindestens 1." },
      ],
    });
  });

  test("what must be more than nothing is said to be at least one, and names with slashes point at one place", () => {
    const given = z.object({ "a/b": z.int().positive() }).safeParse({ "a/b": 0 });
    expect(fieldErrors("body", given.error?.issues ?? [], "de-DE")).toEqual([
      { in: "body", pointer: "/a~1b", detail: "Mindestens 1." },
    ]);
  });

  test("a wrong path or query is answered as a wrong body is", async () => {
    const path = await post({ lines: [] }, { path: "/baskets/mine" });
    expect([path.status, await path.json()]).toMatchObject([422, { errors: [{ in: "path", pointer: "/id" }] }]);
    const query = await post({ lines: [] }, { path: `/baskets/${id}?page=x` });
    expect([query.status, await query.json()]).toMatchObject([422, { errors: [{ in: "query", pointer: "/page" }] }]);
  });

  test("broken JSON is 400, no body 422, another type 415: never a call of the handler", async () => {
    const broken = await post("{");
    expect([broken.status, await broken.json()]).toMatchObject([400, { title: "Diese Anfrage ist nicht zu lesen" }]);
    expect((await shop().request(`/baskets/${id}`, { method: "POST" })).status).toBe(422);
    expect((await post("a=1", { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });
});

describe("problems", () => {
  test("of a service carry their kind and members", async () => {
    const answer = await post({ lines: Array(10).fill({ format: "1x1", quantity: 1 }) });
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { type: "urn:passepartout:problem:full", title: "The basket is full", most: 9 },
    ]);
  });

  test("a bug is 500 with the request's id and nothing of its inner workings, which the log has", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "error", destination: { write: (text) => void lines.push(text) } });
    const answer = await shop(log).request("/bug", { headers: { "x-request-id": "request-1" } });
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toContain("secret");
    expect(JSON.parse(text)).toMatchObject({ requestId: "request-1" });
    expect(lines.map((text) => JSON.parse(text))).toMatchObject([
      { requestId: "request-1", err: { message: "secret inner workings" } },
    ]);
  });

  test("an unreachable database is 503 and says when to try again", async () => {
    const answer = await shop().request("/down");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toMatchObject({ type: "urn:passepartout:problem:unavailable" });
  });

  test("an unknown path is 404 in the words of the specification", async () => {
    const answer = await shop().request("/nowhere?x=1");
    expect([answer.status, await answer.json()]).toMatchObject([404, { detail: "Page not found: /nowhere" }]);
  });

  test("an address asked in another way than it knows is 405 and says how, one that nobody knows 404", async () => {
    const answer = await shop().request("/shop", { method: "POST" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(await answer.json()).toMatchObject({ type: "urn:passepartout:problem:method-not-allowed" });
    expect((await shop().request(`/baskets/${id}`)).headers.get("allow")).toBe("POST");
    expect((await shop().request("/nowhere", { method: "POST" })).status).toBe(404);
  });

  test.each([
    ["en-US", "The request has wrong values", "At least 1."],
    ["fr-CH", "La demande contient des valeurs erronées", "Au moins 1."],
    ["it-IT", "La richiesta contiene valori errati", "Almeno 1."],
    ["nl-BE", "Deze aanvraag heeft verkeerde waarden", "Minstens 1."],
    ["es-ES", "La solicitud tiene valores incorrectos", "Como mínimo 1."],
  ])("speak the visitor's language, title and detail alike: %s", async (locale, title, detail) => {
    const wrong = { lines: [{ format: "1x1", quantity: 0 }] };
    const answer = await post(wrong, { headers: { "x-locale": locale, "content-type": "application/json" } });
    expect(await answer.json()).toMatchObject({ title, errors: [{ detail }] });
  });

  test("a refusal of the framework becomes a problem document", async () => {
    const answer = await shop().request("/teapot");
    expect([answer.status, await answer.json()]).toMatchObject([
      418,
      { type: "urn:passepartout:problem:request-refused", title: "Die Anfrage wurde abgelehnt" },
    ]);
  });
});

describe("the request id", () => {
  test("comes from the caller or is made anew, and is answered", async () => {
    const given = await shop().request("/shop", { headers: { "x-request-id": "trace-0001" } });
    expect(given.headers.get("x-request-id")).toBe("trace-0001");
    const made = await shop().request("/shop");
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("is not taken from the caller when it could break a log line", async () => {
    const answer = await shop().request("/shop", { headers: { "x-request-id": 'x"},{"level":"fatal' } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("the shop of a request", () => {
  const shopFor = async (headers: Record<string, string>) => {
    const answer = await shop().request("/shop", { headers });
    return [answer.status, await answer.json()];
  };

  test("follows from X-Channel and X-Locale", async () => {
    expect(await shopFor({ "x-channel": "card", "x-locale": "de-CH" })).toEqual([
      200,
      { channel: "card", platform: "web", locale: "de-CH", currency: "CHF", unit: "cm", country: "CH" },
    ]);
    expect(await shopFor({ "x-locale": "en-US" })).toMatchObject([
      200,
      { currency: "USD", unit: "inch", country: "US" },
    ]);
  });

  test("is the German poster shop without headers", async () => {
    expect(await shopFor({})).toMatchObject([200, { channel: "poster", locale: "de-DE", currency: "EUR" }]);
  });

  test("is that of the address where no header says more: host, and a language in the path (specification section 2)", async () => {
    const app = createHttpApp({
      log: silentLog,
      placeOf: (host) => ({ channel: host.startsWith("cards.") ? "card" : "poster", country: "CH" }),
    });
    app.get("*", (c) => c.json(`${c.var.shop.channel} ${c.var.shop.locale}`));
    const shopAt = async (path: string, headers: Record<string, string>) =>
      (await app.request(path, { headers })).json();
    expect(await shopAt("/x", { host: "cards.shop.example" })).toBe("card de-CH");
    expect(await shopAt("/fr/x", { host: "shop.example" })).toBe("poster fr-CH");
    expect(await shopAt("/es/x", { host: "shop.example" })).toBe("poster de-CH");
    expect(await shopAt("/fr/x", { host: "cards.shop.example", "x-locale": "en-GB" })).toBe("card en-GB");
  });

  test("is refused when a header is unknown, naming what would do", async () => {
    expect(await shopFor({ "x-channel": "mug", "x-locale": "de-XX" })).toMatchObject([
      422,
      {
        errors: [
          { in: "header", pointer: "/x-channel", detail: "Möglich: card, poster." },
          { in: "header", pointer: "/x-locale", detail: expect.stringContaining("de-CH") },
        ],
      },
    ]);
  });
});

describe("a change", () => {
  const change = async (headers: Record<string, string>) =>
    (await post({ lines: [] }, { path: `http://shop.example/baskets/${id}`, headers })).status;

  test("is accepted from the shop's own pages and from programs", async () => {
    expect(await change({ "sec-fetch-site": "same-origin", origin: "http://shop.example" })).toBe(200);
    expect(await change({ origin: "http://shop.example" })).toBe(200);
    expect(await change({})).toBe(200);
  });

  test("is accepted when a proxy ended TLS: the page is https, the request that reaches us is not", async () => {
    expect(await change({ origin: "https://shop.example" })).toBe(200);
  });

  test("is refused from other sites, sister sites, other ports and opaque origins", async () => {
    expect(await change({ "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await change({ "sec-fetch-site": "same-site" })).toBe(403);
    expect(await change({ origin: "http://evil.example" })).toBe(403);
    expect(await change({ origin: "http://shop.example:8080" })).toBe(403);
    expect(await change({ origin: "null" })).toBe(403);
  });

  test("reading is allowed from anywhere", async () => {
    expect((await shop().request("/shop", { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(200);
  });
});

describe("a body", () => {
  test("that is too large is refused with 413 before the handler", async () => {
    const answer = await post({ lines: [], more: "x".repeat(2_000_000) });
    expect([answer.status, await answer.json()]).toMatchObject([413, { limit: 2_000_000 }]);
  });

  test("that hides its length is measured all the same", async () => {
    const app = createHttpApp({ log: silentLog });
    app.post("/x", limitBody({ bytes: 10 }), async (c) => c.text(await c.req.text()));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("x".repeat(11)));
        controller.close();
      },
    });
    const answer = await app.request("/x", { method: "POST", body, duplex: "half" } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test("of an upload is left to its own limits; a body that only says it is one is not", async () => {
    const body = new Uint8Array(2_000_001);
    const init = { method: "PUT", body, headers: { "content-type": "application/offset+octet-stream" } };
    const answer = await shop().request("/photo", init);
    expect([answer.status, await answer.json()]).toEqual([200, 2_000_001]);
    expect((await shop().request("/photos", init)).status).toBe(413);
    expect((await shop().request(`/baskets/${id}`, { ...init, method: "POST" })).status).toBe(413);
  });
});

describe("answers", () => {
  test("carry security headers, and a handler's own value stays", async () => {
    const app = createHttpApp({ log: silentLog, https: true });
    app.get("/frame", (c) => c.text("x", 200, { "x-frame-options": "DENY" }));
    const { headers } = await app.request("/frame");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("strict-transport-security")).toContain("max-age=");
    expect((await shop().request("/shop")).headers.has("strict-transport-security")).toBe(false);
    expect((await shop().request("/bug")).headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("that set a cookie are kept by no shared cache", async () => {
    const app = createHttpApp({ log: silentLog });
    app.get("/x", (c) => c.text("x", 200, { "set-cookie": "visitor=1", "cache-control": "public, max-age=60" }));
    app.get("/y", (c) => c.text("y", 200, { "cache-control": "public, max-age=60" }));
    expect((await app.request("/x")).headers.get("cache-control")).toBe("private, no-store");
    expect((await app.request("/y")).headers.get("cache-control")).toBe("public, max-age=60");
  });

  test("that came finished from elsewhere are completed as well", async () => {
    const app = createHttpApp({ log: silentLog });
    app.get("/moved", () => Response.redirect("https://shop.example/new", 303));
    const answer = await app.request("/moved");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "https://shop.example/new"]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("are logged in one line without the query", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "info", destination: { write: (text) => void lines.push(text) } });
    await shop(log).request("/shop?name=Ada");
    expect(lines.map((text) => JSON.parse(text))).toMatchObject([
      { level: "info", method: "GET", path: "/shop", status: 200, client: "in-process", ms: expect.any(Number) },
    ]);
    expect(lines.join()).not.toContain("Ada");
  });

  test("that open pages make every few seconds leave no line: it would tell how long who looked at what", async () => {
    const lines: string[] = [];
    const log = createLog({ level: "info", destination: { write: (text) => void lines.push(text) } });
    for (const path of ["/news", "/health/live", "/news/today", "/shop"]) await shop(log).request(path);
    expect(lines.map((text) => JSON.parse(text).path)).toEqual(["/news/today", "/shop"]);
  });
});

describe("the caller's address", () => {
  const addressBehind = async (trustedProxies: number, forwarded: string) => {
    const app = createHttpApp({ log: silentLog, trustedProxies });
    app.get("/me", (c) => c.text(c.var.clientAddress));
    return (await app.request("/me", { headers: { "x-forwarded-for": forwarded } })).text();
  };

  test("is what our own proxies saw, not what the caller claims", async () => {
    expect(await addressBehind(0, "1.1.1.1")).toBe("in-process");
    expect(await addressBehind(1, "6.6.6.6, 203.0.113.7")).toBe("203.0.113.7");
    expect(await addressBehind(2, "6.6.6.6, 203.0.113.7, 10.0.0.1")).toBe("203.0.113.7");
    expect(await addressBehind(2, "203.0.113.7")).toBe("203.0.113.7");
  });
});

test("every route of every service is in the OpenAPI document, with its problems", async () => {
  const document = await (await shop().request("/openapi.json")).json();
  expect(document).toMatchObject({ openapi: "3.1.0", info: { version: "1.2.3" } });
  const operation = document.paths["/baskets/{id}"].post;
  expect(operation.requestBody).toMatchObject({ required: true });
  expect(operation.responses.default.content["application/problem+json"].schema).toEqual({
    $ref: "#/components/schemas/Problem",
  });
  expect(document.components.schemas.Problem.required).toEqual(["type", "title", "status"]);
});
