import { expect, test } from "vitest";
import { createApi } from "../../../core/http/api.ts";
import { httpDesignApi } from "./http-design-api.ts";
import { DESIGN } from "./test-house.ts";

const answering = (status: number, body: unknown) =>
  httpDesignApi(createApi(async () => new Response(JSON.stringify(body), { status }), ""));
const problem = (kind: string) => ({ type: `urn:passepartout:problem:${kind}`, title: kind });
const batch = { baseSequence: 0, operations: [] };

test.each([
  [404, "design-not-found", "not-found"],
  [409, "sequence-conflict", "conflict"],
  [503, "http", "unreachable"],
  [429, "too-many-requests", "too-fast"],
  [422, "operation-refused", "refused"],
])("status %i of kind %s is %s", async (status, kind, reason) => {
  const outcome = await answering(status, problem(kind)).append(DESIGN, batch);
  expect(outcome).toMatchObject({ ok: false, error: { reason } });
});

test("no connection is worth another try", async () => {
  const cut = httpDesignApi(createApi(async () => Promise.reject(new TypeError("cut")), ""));
  expect(await cut.read(DESIGN)).toEqual({ ok: false, error: { reason: "unreachable" } });
});

test("an answer that is no design is refused, not believed", async () => {
  const outcome = await answering(200, { id: DESIGN, sequence: -1 }).read(DESIGN);
  expect(outcome).toMatchObject({ ok: false, error: { reason: "refused" } });
});
