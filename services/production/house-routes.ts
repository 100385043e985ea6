import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import { pressSheetSchema } from "../../print/press-sheet.ts";
import { printHouses } from "./contract.ts";
import { productionProblem } from "./problem-words.ts";
import type { Production } from "./service.ts";

const params = z.object({ key: z.string().regex(/^[a-z0-9-]{1,40}$/) });
const answers = { 200: jsonAnswer(printHouses, "The print houses with their sheets"), default: problems };
const noHouse = (c: Context<AppEnv>) =>
  problem(c, {
    status: 404,
    kind: "print-house-not-found",
    title: productionProblem("print-house-not-found", localeOf(c)),
  });

/** Sheets of print houses, for operators; the caller guards the paths. */
export function houseRoutes(app: Router, production: Production): void {
  const houses = async (c: Context<AppEnv>) => c.json(await production.houses(), 200);

  app.openapi(createRoute({ method: "get", path: "/office-api/print-houses", responses: answers }), houses);

  app.openapi(
    createRoute({
      method: "put",
      path: "/office-api/print-houses/{key}/sheet",
      request: { params, body: jsonBody(pressSheetSchema) },
      responses: answers,
    }),
    async (c) => {
      const noted = await production.setSheet(c.req.valid("param").key, c.req.valid("json"), operatorName(c));
      return noted ? houses(c) : noHouse(c);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/office-api/print-houses/{key}/sheet",
      request: { params },
      responses: answers,
    }),
    async (c) => {
      const noted = await production.setSheet(c.req.valid("param").key, null, operatorName(c));
      return noted ? houses(c) : noHouse(c);
    },
  );
}
