import { createRoute } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { ZodType } from "zod";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { type CustomerData, customerData, customerPaths, newPasswordForm, resetForm } from "./contract.ts";
import { formBody, refuse, refuseFields } from "./form-answers.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { isLeakedPassword } from "./leaked-passwords.ts";
import { logRefusals } from "./log-refusals.ts";
import { customerMessages } from "./messages.ts";
import type { Customers } from "./service.ts";

export interface ResetRoutesOptions {
  readonly customers: Pick<Customers, "askForReset" | "resetPassword">;
  readonly limitResets: readonly MiddlewareHandler<AppEnv>[];
  readonly limitNewPasswords: readonly MiddlewareHandler<AppEnv>[];
  readonly browsers: Pick<KnownBrowsers, "remember">;
  /** The present customer: a reset signs nobody in. */
  readonly answer: (c: Context<AppEnv>) => Promise<CustomerData>;
}

/** A new password by mail: asking for the link, and setting it with the link's token. */
export function resetRoutes({
  customers,
  limitResets,
  limitNewPasswords,
  browsers,
  answer,
}: ResetRoutesOptions): Router {
  const app = createRouter();
  const answers = { 200: jsonAnswer(customerData, "Done; who asks is who she was"), default: problems };

  // Only requests that send a mail count as tries: an empty field or a mistyped address does not.
  app.use(
    customerPaths.passwordReset,
    logRefusals("customer-password-reset-error", null),
    readable(resetForm),
    ...limitResets,
  );
  app.openapi(
    createRoute({
      method: "post",
      path: customerPaths.passwordReset,
      request: { body: formBody(resetForm) },
      responses: answers,
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const { email } = resetForm.parse(await c.req.parseBody());
      await customers.askForReset(email, c.var.shop);
      return c.json(await answer(c), 200);
    },
  );

  app.use(customerPaths.newPassword, ...limitNewPasswords);
  app.openapi(
    createRoute({
      method: "post",
      path: customerPaths.newPassword,
      request: { body: formBody(newPasswordForm) },
      responses: answers,
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const texts = customerMessages(c.var.shop.locale);
      const body = await c.req.parseBody();
      const form = newPasswordForm.safeParse(body);
      if (!form.success && form.error.issues.some(({ path }) => path[0] === "token"))
        return refuse(c, texts.linkUsed, {});
      if (!form.success) return refuseFields(c, form.error, texts);
      if (await isLeakedPassword(form.data.password))
        return refuse(c, texts.checkFields, { password: texts.leakedPassword });
      const set = await customers.resetPassword(form.data);
      if (!set.ok) return refuse(c, texts.linkUsed, {});
      // The way in for an owner whose account strangers tried so often that new browsers wait.
      browsers.remember(c, "shop", set.value.email);
      return c.json(await answer(c), 200);
    },
  );

  return app;
}

/** Answers a form that cannot be read before anything is counted. */
const readable =
  (schema: ZodType): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const form = schema.safeParse(await c.req.parseBody());
    if (form.success) return next();
    c.header("cache-control", "private, no-store");
    return refuseFields(c, form.error, customerMessages(c.var.shop.locale));
  };
