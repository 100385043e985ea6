import { createRoute } from "@hono/zod-openapi";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, csvAnswer, csvHeaders, jsonAnswer, type Router } from "../../../platform/http/router.ts";
import { flagReportAnswer } from "../figures/figure-shapes.ts";
import { reportCsv } from "../figures/report-csv.ts";
import { refused } from "./environment-of.ts";
import type { FlagOfficeOptions } from "./flag-routes.ts";
import { namedParam, officeFlagPaths as paths } from "./shapes.ts";

/** A flag's figures, for the office and as a file; `flag-routes.ts` checks rights. */
export function figureRoutes({ store }: Pick<FlagOfficeOptions, "store">): Router {
  const app = createRouter();
  app.openapi(
    createRoute({
      method: "get",
      path: paths.figures("{environment}", "{name}"),
      request: { params: namedParam },
      responses: { 200: jsonAnswer(flagReportAnswer, "How its treatments compare"), default: problems },
    }),
    async (c) => {
      const { environment, name } = c.req.valid("param");
      if (!(await store.flags.read(environment, name))) return refused(c, { kind: "unknown", name });
      return c.json({ report: await store.report(environment, name) }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: "get",
      path: paths.figuresFile("{environment}", "{name}"),
      request: { params: namedParam },
      responses: {
        200: csvAnswer("The same numbers as a table", "day,treatment,base,measure,visitors,count,value\r\n"),
        default: problems,
      },
    }),
    async (c) => {
      const { environment, name } = c.req.valid("param");
      const report = await store.report(environment, name);
      if (!report) return refused(c, { kind: "unknown", name }) as never;
      return c.body(reportCsv(report), 200, csvHeaders(name)) as never;
    },
  );
  return app;
}
