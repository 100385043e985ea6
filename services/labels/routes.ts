import { createRoute } from "@hono/zod-openapi";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { type LabelsAnswer, labelsAnswer, labelsPath } from "./contract.ts";
import type { Labels } from "./service.ts";

export function labelsRoutes(labels: Labels): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: labelsPath,
      responses: { 200: jsonAnswer(labelsAnswer, "All labels of the locale"), default: problems },
    }),
    async (c) => {
      const { locale } = c.var.shop;
      c.header("cache-control", "public, max-age=60");
      c.header("vary", "x-locale, accept-encoding");
      return c.json({ locale, labels: (await labels.of(locale)) as LabelsAnswer["labels"] }, 200);
    },
  );
  return app;
}
