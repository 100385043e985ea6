import { createRoute } from "@hono/zod-openapi";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { spamChallenge, spamTokenPaths } from "./contract.ts";
import type { SpamTokens } from "./service.ts";

const example = { challenge: "tdz8k0-3fJ0c1vQ9aXw2LmP:Qb7…", bits: 13 };

/** Challenges for forms; see contract.ts. */
export function spamTokenRoutes(tokens: Pick<SpamTokens, "challenge">): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: spamTokenPaths.challenge,
      responses: { 200: jsonAnswer(spamChallenge, "Work for a form's sender", example), default: problems },
    }),
    (c) => c.json(tokens.challenge(), 200, { "cache-control": "private, no-store" }),
  );
  return app;
}
