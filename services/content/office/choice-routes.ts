import { createRoute, z } from "@hono/zod-openapi";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../../platform/http/router.ts";
import { choiceList } from "./choice-shapes.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";

/** Of one datasource; a form shows no more. */
const most = 1_000;

/** Choices of fields that use a datasource. */
export function choiceRoutes({ office, requireEditor }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  app.use("/office-api/content/datasources/*", requireEditor);
  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/content/datasources/{slug}",
      request: { params: z.object({ slug: z.string().min(1).max(200) }) },
      responses: {
        200: jsonAnswer(choiceList, "The entries of a datasource", { choices: [{ name: "Oak", value: "oak" }] }),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      const choices = await office.db
        .selectFrom("content_datasource_entry as e")
        .innerJoin("content_datasource as d", (on) =>
          on.onRef("d.space_id", "=", "e.space_id").onRef("d.id", "=", "e.datasource_id"),
        )
        .select(["e.name", "e.value"])
        .where("e.space_id", "=", space ?? 0)
        .where("d.slug", "=", c.req.valid("param").slug)
        .orderBy("e.position")
        .orderBy("e.id")
        .limit(most)
        .execute();
      return c.json({ choices }, 200);
    },
  );
  return app;
}
