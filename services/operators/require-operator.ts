import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { localeOf, problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { type Capability, may } from "./capabilities.ts";
import { operatorProblem } from "./problem-words.ts";

/** Lets only operators through whose role may do this: 401 for nobody, 403 for the wrong role. */
export const requireOperator = (capability: Capability): MiddlewareHandler<AppEnv> =>
  createMiddleware<AppEnv>(async (c, next) => {
    const operator = c.var.visitor?.operator;
    c.header("cache-control", "private, no-store");
    if (!operator)
      return problem(c, { status: 401, kind: "not-signed-in", title: operatorProblem("not-signed-in", localeOf(c)) });
    if (!may(operator.role, capability)) {
      return problem(c, { status: 403, kind: "not-allowed", title: operatorProblem("not-allowed", localeOf(c)) });
    }
    return next();
  });
