import { createRoute } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv, Visitor } from "../../platform/http/variables.ts";
import type { Customers, EntryRefusal, KnownBrowsers } from "../customers/service.ts";
import { capabilitiesOf } from "./capabilities.ts";
import {
  operatorLanguage,
  operatorLogin,
  operatorPassword,
  operatorPaths,
  operatorReset,
  operatorView,
  recoveryCodes,
  secondFactorBegin,
  secondFactorConfirm,
  secondFactorProof,
  secondFactorSetup,
  secondFactorView,
} from "./contract.ts";
import { operatorProblem } from "./problem-words.ts";
import { requireOperator } from "./require-operator.ts";

export interface AccessRoutesOptions {
  readonly customers: Customers;
  readonly browsers: Pick<KnownBrowsers, "remember">;
  /** Slow down guessing, by browser, network and account. */
  readonly limitAttempts: readonly MiddlewareHandler<AppEnv>[];
  /** Slow down asking for links, by caller and by account: each is a mail. */
  readonly limitResets: readonly MiddlewareHandler<AppEnv>[];
  /** Slow down trying tokens, by caller. */
  readonly limitNewPasswords: readonly MiddlewareHandler<AppEnv>[];
  /** Slow down guessing from a borrowed session. */
  readonly limitChanges: MiddlewareHandler<AppEnv>;
}

const noContent = { 204: { description: "Done" }, default: problems };

/** The office's door, and what an operator does with her own access. */
export function accessRoutes({ customers, browsers, ...limits }: AccessRoutesOptions): Router {
  const app = createRouter();
  const { secondFactor } = customers;

  app.use(operatorPaths.login, ...limits.limitAttempts);
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.login,
      request: { body: jsonBody(operatorLogin) },
      responses: { 200: jsonAnswer(operatorView, "Signed in"), default: problems },
    }),
    async (c) => {
      const credentials = c.req.valid("json");
      const signedIn = await customers.enterOffice(credentials, c.req.raw.headers);
      if (!signedIn.ok) return refuse(c, signedIn.error);
      browsers.remember(c, "office", credentials.email.toLowerCase());
      for (const cookie of signedIn.value.cookies) c.header("set-cookie", cookie, { append: true });
      return c.json(operatorViewOf(signedIn.value.operator), 200);
    },
  );

  app.use(operatorPaths.language, requireOperator("own-access"));
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.language,
      request: { body: jsonBody(operatorLanguage) },
      responses: noContent,
    }),
    async (c) => {
      await customers.chooseLanguage(operatorId(c), c.req.valid("json").language);
      return c.body(null, 204);
    },
  );

  app.use(operatorPaths.passwordReset, ...limits.limitResets);
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.passwordReset,
      request: { body: jsonBody(operatorReset) },
      responses: noContent,
    }),
    async (c) => {
      await customers.askForReset(c.req.valid("json").email.toLowerCase(), c.var.shop);
      return c.body(null, 204);
    },
  );

  app.use(operatorPaths.newPassword, ...limits.limitNewPasswords);
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.newPassword,
      request: { body: jsonBody(operatorPassword) },
      responses: noContent,
    }),
    async (c) => {
      const set = await customers.setOfficePassword(c.req.valid("json"));
      if (!set.ok)
        return problem(c, { status: 400, kind: set.error, title: operatorProblem("password-not-set", localeOf(c)) });
      browsers.remember(c, "office", set.value.email);
      return c.body(null, 204);
    },
  );

  for (const path of [operatorPaths.secondFactor, `${operatorPaths.secondFactor}/*`])
    app.use(path, requireOperator("own-access"));
  app.openapi(
    createRoute({
      method: "get",
      path: operatorPaths.secondFactor,
      responses: { 200: jsonAnswer(secondFactorView, "Whether the second factor is on"), default: problems },
    }),
    async (c) => c.json(await secondFactor.view(operatorId(c)), 200),
  );

  app.use(`${operatorPaths.secondFactor}/*`, limits.limitChanges);
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.secondFactorOff,
      request: { body: jsonBody(secondFactorProof) },
      responses: noContent,
    }),
    async (c) => {
      const removed = await secondFactor.remove(operatorId(c), c.req.valid("json"));
      return removed.ok ? c.body(null, 204) : refuse(c, removed.error);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.secondFactorBegin,
      request: { body: jsonBody(secondFactorBegin) },
      responses: { 200: jsonAnswer(secondFactorSetup, "What an authenticator app is set up with"), default: problems },
    }),
    async (c) => {
      const begun = await secondFactor.begin(operatorId(c), c.req.valid("json").password);
      if (begun.ok) return c.json(begun.value, 200);
      return begun.error === "wrong-password"
        ? refuse(c, { kind: "wrong-credentials" })
        : problem(c, { status: 409, kind: begun.error, title: operatorProblem("second-factor-on", localeOf(c)) });
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.secondFactorConfirm,
      request: { body: jsonBody(secondFactorConfirm) },
      responses: { 200: jsonAnswer(recoveryCodes, "It is on; these are shown once"), default: problems },
    }),
    async (c) => {
      const confirmed = await secondFactor.confirm(operatorId(c), c.req.valid("json").code, c.req.raw.headers);
      return confirmed.ok ? c.json({ codes: [...confirmed.value] }, 200) : refuse(c, confirmed.error);
    },
  );
  app.openapi(
    createRoute({
      method: "post",
      path: operatorPaths.recoveryCodes,
      request: { body: jsonBody(secondFactorProof) },
      responses: { 200: jsonAnswer(recoveryCodes, "Shown once; those from before work no more"), default: problems },
    }),
    async (c) => {
      const made = await secondFactor.newRecoveryCodes(operatorId(c), c.req.valid("json"));
      return made.ok ? c.json({ codes: [...made.value] }, 200) : refuse(c, made.error);
    },
  );

  return app;
}

export const operatorViewOf = ({ id, name, role, language }: NonNullable<Visitor["operator"]>) => ({
  id,
  name,
  role,
  language,
  capabilities: [...capabilitiesOf(role)],
});

function operatorId(c: Context<AppEnv>): string {
  const id = c.var.visitor?.operator?.id;
  if (!id) throw new Error("requireOperator is missing");
  return id;
}

/** The same for a wrong password and for somebody who is no operator. */
function refuse(c: Context<AppEnv>, refusal: EntryRefusal) {
  const titled = (status: 400 | 403, kind: "wrong-credentials" | "code-needed" | "wrong-code") =>
    problem(c, { status, kind, title: operatorProblem(kind, localeOf(c)) });
  switch (refusal.kind) {
    case "wrong-credentials":
      return titled(400, refusal.kind);
    case "code-needed":
    case "wrong-code":
      return titled(403, refusal.kind);
    case "locked":
      c.header("retry-after", String(refusal.seconds));
      return problem(c, { status: 429, kind: "too-many-requests", extra: { retryAfter: refusal.seconds } });
  }
}
