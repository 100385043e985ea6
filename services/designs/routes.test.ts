import { expect, test, vi } from "vitest";
import { stepsAtOnce } from "./contract.ts";
import { designsRoutes } from "./routes.ts";

const append = vi.fn();
const routes = designsRoutes({
  designs: { append } as never,
  requireVisitor: (_, next) => next(),
  limitDesigns: (_, next) => next(),
  offerings: (() => null) as never,
});
const title = { type: "setTitle", title: "Strand" };
const ofSteps = (count: number) => ({ type: "together", steps: Array(count).fill(title) });
const send = (operations: readonly unknown[]) =>
  routes.request("/web-api/designs/7b0c8a3e-5a53-4b8f-9a55-0a51b2a3c4d5/operations", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ baseSequence: 0, operations }),
  });

test.each([
  ["steps of several operations", [ofSteps(stepsAtOnce - 1), title, title]],
  ["steps of one operation", [ofSteps(stepsAtOnce + 1)]],
])("more %s than may come at once are refused by name, before any work is done", async (_what, operations) => {
  const refused = await send(operations);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    type: "urn:passepartout:problem:invalid-request",
    errors: [{ in: "body", pointer: "/operations", detail: `more than ${stepsAtOnce} steps at once` }],
  });
  expect(append).not.toHaveBeenCalled();
});

test("as many as may come at once are looked at", async () => {
  // nobody asks, so there is no such design
  expect((await send([ofSteps(stepsAtOnce - 1), title])).status).toBe(404);
});
