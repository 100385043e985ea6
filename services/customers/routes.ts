import { createHash } from "node:crypto";
import { createRoute } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv, Visitor } from "../../platform/http/variables.ts";
import { type AccountRoutesOptions, accountRoutes } from "./account-routes.ts";
import { attemptedLogin } from "./attempted-account.ts";
import { type CustomerData, customerData, customerPaths, enteredData, loginForm, signupForm } from "./contract.ts";
import { formBody, refuse, refuseFields } from "./form-answers.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { isLeakedPassword } from "./leaked-passwords.ts";
import { logRefusals } from "./log-refusals.ts";
import { customerMessages } from "./messages.ts";
import { customerProblem } from "./problem-words.ts";
import { resetRoutes } from "./reset-routes.ts";
import type { Account, Customers } from "./service.ts";
import { type SignedIn, signOut } from "./sign-in-answers.ts";

export interface CustomersRoutesOptions {
  readonly customers: Customers;
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Gives who has just signed in another cookie. */
  readonly renewVisitor: (c: Context<AppEnv>) => Promise<void>;
  /** Browsers that signed in before, whose tries no stranger uses up. */
  readonly browsers: Pick<KnownBrowsers, "remember">;
  /** Slow down guessing, by caller and by account. */
  readonly limitAttempts: readonly MiddlewareHandler<AppEnv>[];
  readonly limitSignUps: readonly MiddlewareHandler<AppEnv>[];
  /** Slow down asking for links, by caller and by account: each is a mail. */
  readonly limitResets: readonly MiddlewareHandler<AppEnv>[];
  /** Slow down trying tokens, by caller. */
  readonly limitNewPasswords: readonly MiddlewareHandler<AppEnv>[];
  /** Account changes; null where no mail can be written, as in commands. */
  readonly account: Omit<AccountRoutesOptions, "customers" | "answer"> | null;
  /** Whether a partner began this visit. */
  readonly isPartnerVisit: (c: Context) => boolean;
  /** Pieces in the visitor's basket, for the number on its icon. */
  readonly cartPieces: (visitor: Visitor) => Promise<number>;
}

const loggedOut: CustomerData["payload"] = {
  emailHash: null,
  firstName: "",
  lastName: "",
  isLoggedIn: false,
  isWhitelabelCustomer: false,
  number: null,
  order: { cartArticlesAmount: 0, isWhitelabelOrder: false },
  type: 0,
};

const answers = { 200: jsonAnswer(customerData, "The customer, or nobody"), default: problems };
const entered = { 200: jsonAnswer(enteredData, "The customer who came in"), default: problems };
export function customersRoutes(options: CustomersRoutesOptions): Router {
  const { customers, requireVisitor, limitAttempts, limitSignUps, cartPieces } = options;
  const app = createRouter();

  async function dataOf(c: Context, visitor: Visitor | undefined): Promise<CustomerData> {
    const isWhitelabelOrder = options.isPartnerVisit(c);
    if (!visitor) return { payload: { ...loggedOut, order: { ...loggedOut.order, isWhitelabelOrder } } };
    const [account, pieces] = await Promise.all([
      visitor.customerId === null ? null : customers.account(visitor.customerId),
      cartPieces(visitor),
    ]);
    const order = { cartArticlesAmount: pieces, isWhitelabelOrder };
    return { payload: { ...loggedOut, ...(account && personal(account)), order } };
  }

  app.openapi(createRoute({ method: "get", path: customerPaths.data, responses: answers }), async (c) => {
    c.header("cache-control", "private, no-store");
    return c.json(await dataOf(c, c.var.visitor), 200);
  });

  async function enter(c: Context<AppEnv>, email: string, signedIn: SignedIn) {
    options.browsers.remember(c, "shop", email);
    for (const cookie of signedIn.cookies) c.header("set-cookie", cookie, { append: true });
    const visitor = c.var.visitor;
    if (!visitor) throw new Error("requireVisitor is missing");
    const adopted = await customers.adopt(visitor.visitorId, signedIn.customerId);
    await options.renewVisitor(c);
    c.header("cache-control", "private, no-store");
    return c.json(
      { ...(await dataOf(c, { ...(c.var.visitor ?? visitor), customerId: signedIn.customerId })), adopted },
      200,
    );
  }

  app.use(
    customerPaths.login,
    logRefusals("customer-login-error", 400),
    // No try, and nobody becomes a visitor by it.
    async (c, next) => ((await attemptedLogin(c)) === null ? wrongCredentials(c) : next()),
    ...limitAttempts,
    requireVisitor,
  );
  app.openapi(
    createRoute({
      method: "post",
      path: customerPaths.login,
      request: { body: formBody(loginForm) },
      responses: entered,
    }),
    async (c) => {
      const form = loginForm.parse(await c.req.parseBody());
      const entered = await customers.signInByAddress(form, c.req.raw.headers);
      return entered.ok ? enter(c, form.email, entered.value) : wrongCredentials(c);
    },
  );

  app.use(customerPaths.signup, logRefusals("customer-signup-error", 400), ...limitSignUps, requireVisitor);
  app.openapi(
    createRoute({
      method: "post",
      path: customerPaths.signup,
      request: { body: formBody(signupForm) },
      responses: entered,
    }),
    async (c) => {
      const form = signupForm.safeParse(await c.req.parseBody());
      const texts = customerMessages(c.var.shop.locale);
      if (!form.success) return refuseFields(c, form.error, texts);
      if (await isLeakedPassword(form.data.password))
        return refuse(c, texts.checkFields, { password: texts.leakedPassword });
      return enter(c, form.data.email, await customers.signUp(form.data, c.req.raw.headers, c.var.shop));
    },
  );

  if (options.account) {
    app.route("/", accountRoutes({ ...options.account, customers, answer: (c) => dataOf(c, c.var.visitor) }));
  }
  app.route("/", resetRoutes({ ...options, answer: (c) => dataOf(c, c.var.visitor) }));

  app.openapi(createRoute({ method: "post", path: customerPaths.logout, responses: answers }), async (c) => {
    for (const cookie of await signOut(customers.signIn, c.req.raw.headers)) {
      c.header("set-cookie", cookie, { append: true });
    }
    c.header("cache-control", "private, no-store");
    // Pictures of her designs are kept by this browser, which somebody else may use next.
    c.header("clear-site-data", '"cache"');
    return c.json(await dataOf(c, c.var.visitor && { ...c.var.visitor, customerId: null, operator: null }), 200);
  });

  return app;
}

function wrongCredentials(c: Context<AppEnv>) {
  const detail = customerMessages(c.var.shop.locale).wrongCredentials;
  return problem(c, {
    status: 400,
    kind: "wrong-credentials",
    title: customerProblem("wrong-credentials", localeOf(c)),
    detail,
    extra: { error: true, message: { text: detail } },
  });
}

const personal = ({ email, firstName, lastName, number, isWhitelabel }: Account) => ({
  emailHash: createHash("sha256").update(email).digest("hex"),
  firstName,
  lastName,
  number,
  isLoggedIn: true,
  isWhitelabelCustomer: isWhitelabel,
});
