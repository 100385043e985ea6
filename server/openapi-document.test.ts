import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { locales } from "../core/locale.ts";
import { operationSummaries } from "./operation-summaries.ts";
import { unopenedShop } from "./unopened-shop.fixture.ts";

interface Media {
  readonly schema: object;
  readonly example?: unknown;
}
interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly description?: string;
  readonly schema?: { readonly enum?: readonly string[]; readonly examples?: readonly string[] };
}
interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}
interface Operation {
  readonly summary?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, { schema: object }>>; readonly schemas: object };
}

let shop: Awaited<ReturnType<typeof unopenedShop>>;
let app: (typeof shop)["app"];
let document: Document;
let operations: (readonly [name: string, operation: Operation])[];

beforeAll(async () => {
  shop = await unopenedShop();
  app = shop.app;
  document = (await (await app.request("/openapi.json")).json()) as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
  );
});
afterAll(() => shop?.close());

test("every operation is summed up in a sentence; those that change something say what they do", () => {
  expect(operations.length).toBeGreaterThan(150);
  expect(operations.filter(([, { summary = "" }]) => summary.length < 5).map(([name]) => name)).toEqual([]);
  const ours = operations.filter(
    ([name]) => !/^(GET|HEAD|OPTIONS) |^\w+ \/(content|flags|web-api\/uploads)/.test(name),
  );
  expect(ours.map(([name]) => name).sort()).toEqual(Object.keys(operationSummaries).sort());
});

test("X-Channel and X-Locale are declared wherever they are read, with all their values and what counts without them", async () => {
  const headers = ["#/components/parameters/X-Channel", "#/components/parameters/X-Locale"];
  const without = operations.filter(([, { parameters }]) =>
    headers.some((one) => !parameters.some(({ $ref }) => $ref === one)),
  );
  expect(without.map(([name]) => name)).toEqual([]);
  expect(document.components.parameters["X-Channel"]?.schema).toEqual({ type: "string", enum: ["card", "poster"] });
  expect(document.components.parameters["X-Locale"]?.schema).toEqual({ type: "string", enum: [...locales] });
  // What is declared is what is read: an unknown value is refused by every kind of path.
  for (const path of ["/health/live", "/web-api/aspect-ratio", "/gift-voucher"]) {
    expect((await app.request(path, { headers: { "x-locale": "de-XX" } })).status, path).toBe(422);
  }
});

test("an address asked in another way than the document says is 405, wherever it stands, and says how", async () => {
  for (const path of ["/web-api/localized-urls", "/accessory", "/api/get-location", "/price-api/prices/article"]) {
    const answer = await app.request(path, { method: "POST" });
    expect([path, answer.status, answer.headers.get("allow")]).toEqual([path, 405, "GET, HEAD"]);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
  }
  const order = await app.request("/web-api/card-accessory-order");
  expect([order.status, order.headers.get("allow")]).toEqual([405, "POST"]);
  expect((await app.request("/web-api/nothing", { method: "POST" })).status).toBe(404);
});

test("every example of the document is what its schema describes", () => {
  let checked = 0;
  const media = operations.flatMap(([name, { requestBody = {}, responses }]) =>
    [requestBody, ...Object.values(responses)].flatMap(({ content = {} }) =>
      Object.values(content).map((one) => [name, one] as const),
    ),
  );
  for (const [name, { schema, example }] of media) {
    if (example === undefined || typeof example === "string") continue;
    const described = z.fromJSONSchema({ ...schema, components: document.components } as never);
    expect(
      described.safeParse(example).error?.issues,
      `${name}: ${JSON.stringify(example).slice(0, 200)}`,
    ).toBeUndefined();
    checked++;
  }
  expect(checked).toBeGreaterThan(50);
});

const parametersOf = (name: string) => operations.find(([one]) => one === name)?.[1].parameters ?? [];
const parameterOf = (name: string, parameter: string) => parametersOf(name).find((one) => one.name === parameter);

test("options say what may be written: fixed ones as enum, those of the catalogue as examples", () => {
  const calendar = "GET /web-api/calendar-price";
  expect(parameterOf(calendar, "calendarType")?.schema?.examples).toContain("wandkalender");
  expect(parameterOf(calendar, "mountingType")?.schema?.examples).toContain("spirale");
  expect(parameterOf("GET /web-api/card-price", "occasion")?.schema?.enum).toContain("wedding");
  expect(parameterOf("GET /price-api/prices/article", "productType")?.schema?.enum).toContain("photobook");
  expect(parameterOf("GET /price-api/prices/article", "materialType")?.schema?.examples).toEqual(
    expect.arrayContaining(["leinwand", "framed-poster"]),
  );
});

test("numbers with a unit say it", () => {
  const answer = JSON.stringify(document.paths["/price-api/prices/formats"]?.get?.responses["200"]);
  expect(answer).toContain("minor units of the currency");
  expect(answer).toContain("Millimetres");
  expect(answer).toContain("Parts per million");
});
