import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { type MailSummary, mailList, mailsQuery, mailView } from "./contract.ts";
import type { OutboxMail } from "./message.ts";
import { type ListedMail, outboxPageSize } from "./outbox.ts";
import { mailProblem } from "./problem-words.ts";
import type { Mail } from "./service.ts";
import { toEml } from "./transport.ts";

const idParam = z.object({ id: z.uuid() });
const notFound = (c: Context<AppEnv>) =>
  problem(c, { status: 404, kind: "mail-not-found", title: mailProblem("mail-not-found", localeOf(c)) });

/** A mail shown as a page may run nothing, load nothing but the shop's own head, and be framed by the office alone. */
const policy = "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The outbox for operators. */
export function mailRoutes(
  mail: Mail,
  requireOperator: MiddlewareHandler<AppEnv>,
  /** Whether an operator may read mails that grant access, such as a link to another operator's new password. */
  mayReadSecrets: (c: Context<AppEnv>) => boolean,
): Router {
  const app = createRouter();

  /** The mail as she may read it. */
  async function findFor(c: Context<AppEnv>, id: string): Promise<(OutboxMail & { hidden: boolean }) | null> {
    const found = await mail.find(id);
    const hidden = found?.secret === true && found.state !== "sent" && !mayReadSecrets(c);
    return found && { ...found, hidden, ...(hidden && { html: "", text: "", attachment: null }) };
  }

  app.use("/office-api/mails", requireOperator);
  app.use("/office-api/mails/*", requireOperator);

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/mails",
      request: { query: mailsQuery },
      responses: { 200: jsonAnswer(mailList, "Mails, the newest first"), default: problems },
    }),
    async (c) => {
      const filter = c.req.valid("query");
      const { mails, total } = await mail.list(filter);
      return c.json({ mails: mails.map(summary), total, page: filter.page, pageSize: outboxPageSize }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/mails/{id}",
      request: { params: idParam },
      responses: { 200: jsonAnswer(mailView, "One mail"), default: problems },
    }),
    async (c) => {
      const found = await findFor(c, c.req.valid("param").id);
      return found ? c.json({ ...summary(found), text: found.text, hidden: found.hidden }, 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/mails/{id}/html",
      request: { params: idParam },
      responses: {
        200: { description: "The mail as a page", content: { "text/html": { schema: z.string() } } },
        default: problems,
      },
    }),
    async (c) => {
      const found = await findFor(c, c.req.valid("param").id);
      if (!found) return notFound(c);
      c.header("content-security-policy", policy);
      return c.html(found.html, 200) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/mails/{id}/eml",
      request: { params: idParam },
      responses: {
        200: { description: "The mail as a file", content: { "message/rfc822": { schema: z.string() } } },
        default: problems,
      },
    }),
    async (c) => {
      const found = await findFor(c, c.req.valid("param").id);
      if (!found) return notFound(c);
      const file = new Uint8Array(await toEml(found));
      return c.body(file, 200, {
        "content-type": "message/rfc822",
        "content-disposition": `attachment; filename="${found.id}.eml"`,
      }) as never;
    },
  );

  return app;
}

const summary = (mail: ListedMail): MailSummary => ({
  id: mail.id,
  orderId: mail.orderId,
  locale: mail.locale,
  from: mail.from,
  to: mail.to,
  subject: mail.subject,
  state: mail.state,
  attempts: mail.attempts,
  lastError: mail.lastError,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
});
