import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { languageOf } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv, Visitor } from "../../platform/http/variables.ts";
import { retryJob } from "../../platform/jobs/job-changes.ts";
import { countJobs, listJobs } from "../../platform/jobs/jobs-view.ts";
import type { Customers, KnownBrowsers } from "../customers/service.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { jobList, jobsQuery, operatorLogin, operatorPaths, operatorView } from "./contract.ts";
import { requireOperator } from "./require-operator.ts";

export interface OperatorsRoutesOptions {
  readonly db: Db;
  readonly customers: Customers;
  readonly browsers: Pick<KnownBrowsers, "remember">;
  readonly limitAttempts: readonly MiddlewareHandler<AppEnv>[];
}

const noContent = { 204: { description: "Done" }, default: problems };

export function operatorsRoutes({ db, customers, browsers, limitAttempts }: OperatorsRoutesOptions): Router {
  const app = createRouter();

  app.use(operatorPaths.login, ...limitAttempts);
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.login,
      request: { body: jsonBody(operatorLogin) },
      responses: { 200: jsonAnswer(operatorView, "Signed in"), default: problems },
    }),
    async (c) => {
      const signedIn = await customers.enterOffice(c.req.valid("json"), c.req.raw.headers);
      if (!signedIn.ok) return wrongCredentials(c);
      browsers.remember(c, "office", c.req.valid("json").email.toLowerCase());
      for (const cookie of signedIn.value.cookies) c.header("set-cookie", cookie, { append: true });
      return c.json(view(signedIn.value.operator), 200);
    },
  );

  app.openapi(createRoute({ method: "post", path: operatorPaths.logout, responses: noContent }), async (c) => {
    for (const cookie of await customers.leave(c.req.raw.headers)) c.header("set-cookie", cookie, { append: true });
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
      return c.json(operator ? view(operator) : null, 200);
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
          ...{ id, name, state, payload, attempts, maxAttempts, lastError },
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
      return problem(c, { status, kind: `job-${retried.error}`, title: "The job was not tried again" });
    },
  );

  return app;
}

const view = ({ id, name, role }: NonNullable<Visitor["operator"]>) => ({
  ...{ id, name, role },
  capabilities: [...capabilitiesOf(role)],
});

/** The same for a wrong password and for somebody who is no operator. */
function wrongCredentials(c: Context<AppEnv>) {
  const detail =
    languageOf(c.var.shop.locale) === "de" ? "E-Mail oder Passwort stimmt nicht." : "Email or password is not right.";
  return problem(c, { status: 400, kind: "wrong-credentials", title: "Wrong credentials", detail });
}
