import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, csvAnswer, csvHeaders, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import {
  type ConsentChoice,
  type ConsentCounts,
  type ConsentProof,
  consentChoice,
  consentCounts,
  consentPaths,
  consentProof,
} from "./contract.ts";
import type { Consents } from "./service.ts";

const exampleChoice: ConsentChoice = {
  id: "7b0cbd31-7a2c-4b2d-8f57-0d4f0b6f7d11",
  version: 1,
  locale: "de-DE",
  way: "settings",
  granted: ["shop-statistics"],
  declined: ["experiments"],
};
const exampleCounts: ConsentCounts = { counts: [{ day: "2026-11-22", version: 1, all: 40, some: 3, none: 61 }] };

const { id: _, ...exampleDecision } = exampleChoice;
const exampleProof: ConsentProof = { choices: [{ ...exampleDecision, at: "2026-11-22T09:00:00.000Z" }] };

interface ConsentRoutesOptions {
  readonly consents: Consents;
  /** Slows down who decides without end. */
  readonly limitChoices: MiddlewareHandler<AppEnv>;
}

/** Takes what visitors decide. Nobody is asked who she is. */
export function consentRoutes({ consents, limitChoices }: ConsentRoutesOptions): Router {
  const app = createRouter();
  app.post(consentPaths.choice, limitChoices);
  app.openapi(
    createRoute({
      method: "post",
      path: consentPaths.choice,
      request: { body: jsonBody(consentChoice, exampleChoice) },
      responses: { 204: { description: "Written down" }, default: problems },
    }),
    async (c) => {
      await consents.record(c.req.valid("json"));
      return c.body(null, 204);
    },
  );
  return app;
}

/** Consent statistics for operators. */
export function consentOfficeRoutes(consents: Consents, requireOperator: MiddlewareHandler<AppEnv>): Router {
  const app = createRouter();
  app.use(consentPaths.counts, requireOperator);
  app.use(consentPaths.file, requireOperator);
  app.use(consentPaths.proof(":id"), requireOperator);
  app.openapi(
    createRoute({
      method: "get",
      path: consentPaths.counts,
      responses: {
        200: jsonAnswer(consentCounts, "Choices of visitors by day and version", exampleCounts),
        default: problems,
      },
    }),
    async (c) => c.json(await consents.counts(), 200),
  );
  app.openapi(
    createRoute({
      method: "get",
      path: consentPaths.proof("{id}"),
      request: { params: z.object({ id: z.uuid() }) },
      responses: {
        200: jsonAnswer(consentProof, "Everything that was decided under a number, the oldest first", exampleProof),
        default: problems,
      },
    }),
    async (c) => {
      const proof = await consents.proof(c.req.valid("param").id);
      return proof ? c.json(proof, 200) : (problem(c, { status: 404, kind: "not-found" }) as never);
    },
  );
  const example = "day,version,all,some,none\r\n2026-11-22,1,40,3,61\r\n";
  app.openapi(
    createRoute({
      method: "get",
      path: consentPaths.file,
      responses: {
        200: csvAnswer("The counts as a table", example),
        default: problems,
      },
    }),
    async (c) => c.body(await consents.file(), 200, csvHeaders("consent")) as never,
  );
  return app;
}
