import { createRoute, z } from "@hono/zod-openapi";
import type { Db } from "../../platform/database/database.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { retryJob } from "../../platform/jobs/job-changes.ts";
import { countJobs, listJobs } from "../../platform/jobs/jobs-view.ts";
import { type AccessRoutesOptions, accessRoutes, operatorViewOf } from "./access-routes.ts";
import { jobList, jobsQuery, operatorPaths, operatorView } from "./contract.ts";
import { operatorProblem } from "./problem-words.ts";
import { requireOperator } from "./require-operator.ts";

export interface OperatorsRoutesOptions extends AccessRoutesOptions {
  readonly db: Db;
}

const noContent = { 204: { description: "Done" }, default: problems };

export function operatorsRoutes({ db, ...access }: OperatorsRoutesOptions): Router {
  const app = createRouter();

  app.route("/", accessRoutes(access));

  app.openapi(createRoute({ method: "post", path: operatorPaths.logout, responses: noContent }), async (c) => {
    for (const cookie of await access.customers.leave(c.req.raw.headers))
      c.header("set-cookie", cookie, { append: true });
    return c.body(null, 204);
  });

  app.openapi(
    createRoute({
      method: "get",
      path: operatorPaths.me,
      responses: { 200: jsonAnswer(operatorView.nullable(), "Who is signed in; null: nobody"), default: problems },
    }),
    (c) => {
      c.header("cache-control", "private, no-store");
      const operator = c.var.visitor?.operator;
      return c.json(operator ? operatorViewOf(operator) : null, 200);
    },
  );

  app.use(operatorPaths.jobs, requireOperator("jobs"));
  app.openapi(
    createRoute({
      method: "get",
      path: operatorPaths.jobs,
      request: { query: jobsQuery },
      responses: {
        200: jsonAnswer(jobList, "Background jobs, dead letters first, then the newest"),
        default: problems,
      },
    }),
    async (c) => {
      const { state, search, page } = c.req.valid("query");
      const filter = { page, ...(state && { state }), ...(search && { search }) };
      const [found, counts] = await Promise.all([listJobs(db, filter), countJobs(db)]);
      const jobs = found.jobs.map(
        ({ id, name, state, payload, attempts, maxAttempts, lastError, runAt, createdAt }) => ({
          id,
          name,
          state,
          payload,
          attempts,
          maxAttempts,
          lastError,
          runAt: runAt.toISOString(),
          createdAt: createdAt.toISOString(),
        }),
      );
      return c.json({ jobs, counts, total: found.total, page, pageSize: found.pageSize }, 200);
    },
  );

  app.use("/office-api/jobs/*", requireOperator("jobs-retry"));
  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/jobs/{id}/retry",
      request: { params: z.object({ id: z.string().regex(/^\d{1,18}$/) }) },
      responses: noContent,
    }),
    async (c) => {
      const retried = await retryJob(db, c.req.valid("param").id);
      if (retried.ok) return c.body(null, 204);
      const status = retried.error === "not-found" ? 404 : 409;
      return problem(c, {
        status,
        kind: `job-${retried.error}`,
        title: operatorProblem("job-not-retried", localeOf(c)),
      });
    },
  );

  return app;
}
