import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { problems } from "../../platform/http/problem.ts";
import { createRouter, fieldErrors, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { logEvent } from "../../platform/log/events.ts";
import type { Log } from "../../platform/log/log.ts";
import type { SpamTokens } from "../spam-token/service.ts";
import { readAddress } from "./address.ts";
import { newsletterForm, newsletterPaths, newsletterState, newsletterToken, subscribeBelow } from "./contract.ts";
import { answer, formOf, limitForm, refuse, tokenOf } from "./form-answers.ts";
import type { Newsletter } from "./service.ts";

export interface NewsletterRoutesOptions {
  readonly newsletter: Pick<Newsletter, "subscribe" | "confirm" | "unsubscribe">;
  readonly spam: Pick<SpamTokens, "check">;
  readonly log: Log;
  /** Slows down who signs others up. */
  readonly limitAsking: MiddlewareHandler<AppEnv>;
  readonly limitLinks: MiddlewareHandler<AppEnv>;
}

/** Targets of the form: the API, and below its page: the root, a page, in a folder, in another language. */
const formPaths = [
  newsletterPaths.subscribe,
  ...["", "/{page}", "/{folder}/{page}", "/{prefix}/{folder}/{page}"].map((page) => page + subscribeBelow),
];
const pageAbove = (path: string): string => path.slice(0, -subscribeBelow.length) || "/";

const exampleForm = { email: "lena@example.com", uniqueIdentifier: "/ratgeber/papier", reCaptchaToken: "" };
const exampleToken = { token: "4Jm0tqkH1x4wq0o2b2oIhX1xqM3vT1oX8kq9v2pZxZ0" };

const linkAnswers = (description: string, state: "confirmed" | "unsubscribed") => ({
  200: jsonAnswer(newsletterState, description, { state }),
  303: { description: "The same to a browser without scripts: a page that says so" },
  default: problems,
});

/** The newsletter for visitors; see contract.ts. Whatever is known of an address, its sender hears the same. */
export function newsletterRoutes({ newsletter, spam, log, limitAsking, limitLinks }: NewsletterRoutesOptions): Router {
  const app = createRouter();

  async function subscribe(c: Context<AppEnv>): Promise<Response> {
    const read = newsletterForm.safeParse(await c.req.parseBody());
    const { locale: asked, channel: here } = c.var.shop;
    if (!read.success) return refuse(c, "address-invalid", asked, fieldErrors("body", read.error.issues, asked));
    const { email, reCaptchaToken, uniqueIdentifier, website, locale = asked, channel = here } = read.data;
    const address = readAddress(email);
    if (address === null) {
      return refuse(c, "address-invalid", locale, [{ in: "body", pointer: "/email", detail: "lena@example.com" }]);
    }
    const inForm = c.req.path !== newsletterPaths.subscribe;
    const place = uniqueIdentifier || (inForm ? pageAbove(c.req.path) : "");
    const verdict = spam.check(reCaptchaToken, email);
    // Browsers without scripts have none (chrome document, section 5); the limits hold for them, too.
    if (verdict === "missing") logEvent(log, "newsletter-no-recaptcha-token", { place });
    if (verdict === "bad") {
      logEvent(log, "newsletter-recaptcha-error", { place });
      return refuse(c, "spam-token-refused", locale);
    }
    // A program hears nothing that would teach it.
    if (website === "") await newsletter.subscribe({ address, locale, channel, place });
    return answer(c, "asked", locale, null);
  }

  for (const path of formPaths) {
    app.use(path.replaceAll(/\{(\w+)\}/g, ":$1"), limitForm(limitAsking));
    app.openapi(
      createRoute({
        method: "post",
        path,
        request: { body: formOf(newsletterForm, exampleForm) },
        responses: {
          204: { description: "The address was asked by mail, unless it was a moment ago; the same for every address" },
          303: { description: "The same to a browser without scripts: a page that says so" },
          default: problems,
        },
      }),
      async (c) => (await subscribe(c)) as never,
    );
  }

  app.use(newsletterPaths.confirm, limitForm(limitLinks));
  app.openapi(
    createRoute({
      method: "post",
      path: newsletterPaths.confirm,
      request: { body: formOf(newsletterToken, exampleToken) },
      responses: linkAnswers("The address gets the newsletter, from now or since before", "confirmed"),
    }),
    async (c) => {
      const { token, locale } = await tokenOf(c);
      const confirmed = await newsletter.confirm(token);
      if (!confirmed.ok) return refuse(c, `link-${confirmed.error}`, locale) as never;
      return answer(c, "confirmed", locale, { state: "confirmed" }) as never;
    },
  );

  app.use(newsletterPaths.unsubscribe, limitForm(limitLinks));
  app.openapi(
    createRoute({
      method: "post",
      path: newsletterPaths.unsubscribe,
      request: {
        query: z.object({
          token: z.string().max(200).optional().openapi({ description: "Of the mail; or `token` in form data" }),
        }),
      },
      responses: linkAnswers("The address gets no newsletter, from now or since before", "unsubscribed"),
    }),
    async (c) => {
      const { token, locale } = await tokenOf(c);
      const ended = await newsletter.unsubscribe(token);
      if (!ended.ok) return refuse(c, "link-unknown", locale) as never;
      return answer(c, "unsubscribed", locale, { state: "unsubscribed" }) as never;
    },
  );
  return app;
}
