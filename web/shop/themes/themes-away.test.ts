import { expect, test } from "vitest";
import { offline, type Problem, readProblem } from "../../../core/http/problem.ts";
import { failed } from "../../../core/outcome.ts";
import { shopOf } from "../../../core/shop.ts";
import { pageContext } from "../../reading/page-context.ts";
import { loader as design } from "./theme-route.tsx";
import { loader as list } from "./themes-route.tsx";

/** Status of a page for this response about its designs; null: an error, which is reported and becomes a 500. */
async function answered(load: typeof design | typeof list, problem: Problem): Promise<number | null> {
  const given = {
    api: { get: async () => failed(problem) },
    shop: shopOf("card", "de-DE"),
    origins: { card: {} },
    asked: new URL("https://shop.example/themes/birch"),
  };
  const context = new Map([[pageContext, given]]);
  const request = new Request("https://shop.example/karten-designen");
  const thrown = await Promise.resolve(load({ params: { id: "birch" }, context, request } as never)).catch(
    (what: unknown) => what,
  );
  return thrown instanceof Error ? null : ((thrown as { init?: ResponseInit }).init?.status ?? null);
}

test.each([0, 429, 503])(
  "while designs cannot be asked for (%i) their pages are unavailable, not gone",
  async (status) => {
    expect(await answered(list, { ...offline, status })).toBe(503);
    expect(await answered(design, { ...offline, status })).toBe(503);
  },
);

test.each([400, 404, 422])("a design that there is not, or cannot be (%i), was not found", async (status) => {
  expect(await answered(design, readProblem(status, null, null))).toBe(404);
});

test("a fault of the shop is reported as one", async () => {
  expect(await answered(list, readProblem(500, null, null))).toBeNull();
  expect(await answered(design, readProblem(500, null, null))).toBeNull();
});
