import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv, Visitor } from "../../platform/http/variables.ts";
import type { AccountChanges, AccountFailure } from "./account-changes.ts";
import type { Exporters } from "./account-ports.ts";
import type { ConfirmFailure } from "./confirm-email.ts";
import {
  type CustomerData,
  changeEmailForm,
  changePasswordForm,
  confirmEmailForm,
  confirmedData,
  customerData,
  customerPaths,
  deleteAccountForm,
  ownAccount,
} from "./contract.ts";
import { formBody, refuse, refuseFields } from "./form-answers.ts";
import { customerMessages } from "./messages.ts";
import type { Customers } from "./service.ts";

export interface AccountRoutesOptions {
  readonly customers: Pick<Customers, "account">;
  readonly changes: AccountChanges;
  readonly exporters: Exporters;
  /** Slow down guessing the password from a borrowed session, and mails to others. */
  readonly limitChanges: MiddlewareHandler<AppEnv>;
  /** Slow down asking for links to an address that may be somebody else's: each is a mail. */
  readonly limitProofs: MiddlewareHandler<AppEnv>;
  /** Slow down mails to one address, from however many accounts. */
  readonly limitNewEmails: MiddlewareHandler<AppEnv>;
  readonly answer: (c: Context<AppEnv>) => Promise<CustomerData>;
}

const answers = { 200: jsonAnswer(customerData, "Done; who asks"), default: problems };

/** Account of a customer: password, mail address, copy of her data, deletion. */
export function accountRoutes({
  customers,
  changes,
  exporters,
  limitChanges,
  limitProofs,
  limitNewEmails,
  answer,
}: AccountRoutesOptions): Router {
  const app = createRouter();
  const notSignedIn = (c: Context<AppEnv>) => problem(c, { status: 401, kind: "not-signed-in" });

  async function ownAccountOf(visitor: Visitor | undefined) {
    const id = visitor?.customerId;
    if (!id) return null;
    const [account, awaitedEmail] = await Promise.all([customers.account(id), changes.awaitedEmail(id)]);
    return account && { ...account, awaitedEmail };
  }

  function refuseChange(c: Context<AppEnv>, failure: AccountFailure) {
    const texts = customerMessages(c.var.shop.locale);
    switch (failure) {
      case "not-a-customer":
        return notSignedIn(c);
      case "leaked-password":
        return refuse(c, texts.checkFields, { password: texts.leakedPassword });
      case "wrong-password":
        return refuse(c, texts.checkFields, { current: texts.wrongPassword });
    }
  }

  function refuseLink(c: Context<AppEnv>, failure: ConfirmFailure) {
    const texts = customerMessages(c.var.shop.locale);
    switch (failure) {
      case "link-used":
        return refuse(c, texts.confirmLinkUsed, {});
      case "whose-password":
        return refuse(c, texts.checkFields, { current: texts.whosePassword });
      case "not-that-password":
        return refuse(c, texts.checkFields, { current: texts.notThatPassword });
    }
  }

  /** A form of a signed-in customer; what it does answers with a failure, or null. */
  function form<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    change: (c: Context<AppEnv>, customerId: string, values: z.output<Schema>) => Promise<AccountFailure | null>,
  ): void {
    app.use(path, limitChanges);
    const route = createRoute({ method: "post", path, request: { body: formBody(schema) }, responses: answers });
    app.openapi(route, async (c) => {
      c.header("cache-control", "private, no-store");
      const customerId = c.var.visitor?.customerId;
      if (!customerId) return notSignedIn(c);
      const values = schema.safeParse(await c.req.parseBody());
      if (!values.success) return refuseFields(c, values.error, customerMessages(c.var.shop.locale));
      const failure = await change(c, customerId, values.data);
      return failure ? refuseChange(c, failure) : c.json(await answer(c), 200);
    });
  }

  form(customerPaths.changePassword, changePasswordForm, async (c, id, values) => {
    const changed = await changes.changePassword(id, values, c.req.raw.headers, c.var.shop);
    if (!changed.ok) return changed.error;
    for (const cookie of changed.value) c.header("set-cookie", cookie, { append: true });
    return null;
  });

  app.use(customerPaths.changeEmail, limitNewEmails);
  form(customerPaths.changeEmail, changeEmailForm, async (c, id, values) => {
    const asked = await changes.askForEmail(id, values, c.var.shop);
    return asked.ok ? null : asked.error;
  });

  form(customerPaths.deleteAccount, deleteAccountForm, async (c, id, { current }) => {
    const removed = await changes.remove(id, current, c.var.shop);
    if (!removed.ok) return removed.error;
    if (c.var.visitor) c.set("visitor", { ...c.var.visitor, customerId: null });
    return null;
  });

  app.use(customerPaths.proveEmail, limitProofs);
  app.openapi(createRoute({ method: "post", path: customerPaths.proveEmail, responses: answers }), async (c) => {
    c.header("cache-control", "private, no-store");
    const id = c.var.visitor?.customerId;
    const asked = id ? await changes.askAgain(id, c.var.shop) : null;
    return asked?.ok ? c.json(await answer(c), 200) : notSignedIn(c);
  });

  // The mail may be opened on another device, without a session.
  app.use(customerPaths.confirmEmail, limitChanges);
  app.openapi(
    createRoute({
      method: "post",
      path: customerPaths.confirmEmail,
      request: { body: formBody(confirmEmailForm) },
      responses: { 200: jsonAnswer(confirmedData, "The address is hers; who asks"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const values = confirmEmailForm.safeParse(await c.req.parseBody());
      if (!values.success) return refuseLink(c, "link-used");
      const { token, current: password } = values.data;
      const customerId = c.var.visitor?.customerId ?? null;
      const confirmed = await changes.confirmEmail({ token, customerId, password }, c.var.shop);
      if (!confirmed.ok) return refuseLink(c, confirmed.error);
      const { joined, customerId: now } = confirmed.value;
      if (c.var.visitor) c.set("visitor", { ...c.var.visitor, customerId: now });
      return c.json({ ...(await answer(c)), joined }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: customerPaths.account,
      responses: { 200: jsonAnswer(ownAccount, "What only she reads of her account"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const account = await ownAccountOf(c.var.visitor);
      if (!account) return notSignedIn(c);
      const { email, emailProven, awaitedEmail, since } = account;
      return c.json({ email, emailProven, awaitedEmail, since }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: customerPaths.export,
      responses: {
        200: jsonAnswer(z.record(z.string(), z.unknown()), "All that is known of the customer, as a file"),
        default: problems,
      },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const { visitor } = c.var;
      const account = await ownAccountOf(visitor);
      if (!visitor?.customerId || !account) return notSignedIn(c);
      const owner = { visitorId: visitor.visitorId, customerId: visitor.customerId };
      const parts = Object.entries(exporters).map(async ([name, of]) => [name, await of(owner)] as const);
      c.header("content-disposition", 'attachment; filename="passepartout.json"');
      return c.json({ account, ...Object.fromEntries(await Promise.all(parts)) }, 200);
    },
  );

  return app;
}
