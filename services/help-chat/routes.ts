import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { nobody } from "../../platform/database/ownership.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import {
  type Conversation,
  chatList,
  chatQuery,
  chatsQuery,
  conversation,
  helpChatPaths,
  type OfficeChat,
  officeAnswer,
  officeChat,
  visitorMessage,
} from "./contract.ts";
import { chatProblem } from "./problem-words.ts";
import type { HelpChat } from "./service.ts";

export interface HelpChatRoutesOptions {
  readonly chat: HelpChat;
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Slows down who writes without end. */
  readonly limitMessages: MiddlewareHandler<AppEnv>;
  readonly requireOperator: MiddlewareHandler<AppEnv>;
}

const at = "2026-11-22T09:00:00.000Z";
const question = {
  id: 41,
  author: "visitor",
  operator: null,
  text: "Passt Baumwollpapier zu viel Schwarz?",
  at,
} as const;
const answer = { id: 42, author: "office", operator: "Mira", text: "Ja, am besten matt.", at } as const;
const example: Conversation = { messages: [question, answer], mailed: false };
const id = "0199a1f0-3c1e-7a44-9d0e-6a1d6b1f2c3d";
const exampleMessage = { id, text: question.text, email: "", page: "/leinwanddruck" };
const exampleChat: OfficeChat = {
  chat: {
    id,
    name: null,
    email: "lena@example.com",
    emailProven: false,
    locale: "de-DE",
    channel: "poster",
    page: "/leinwanddruck",
    state: "open",
    waiting: 0,
    lastText: answer.text,
    lastAt: at,
  },
  messages: [question, answer],
};

/** Conversations for visitors and operators; see contract.ts. */
export function helpChatRoutes(options: HelpChatRoutesOptions): Router {
  const app = createRouter();
  visitorRoutes(app, options);
  officeRoutes(app, options);
  return app;
}

function visitorRoutes(app: Router, { chat, requireVisitor, limitMessages }: HelpChatRoutesOptions): void {
  app.openapi(
    createRoute({
      method: "get",
      path: helpChatPaths.chat,
      request: { query: chatQuery },
      responses: { 200: jsonAnswer(conversation, "The visitor's conversation with us", example), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const { visitor } = c.var;
      // Looking makes no visitor of her, and nobody has nothing to wait for.
      const { after, wait } = c.req.valid("query");
      const asked = { after, wait: visitor ? wait : 0, signal: c.req.raw.signal };
      return c.json(await chat.conversation(visitor ?? nobody, asked), 200);
    },
  );

  app.post(helpChatPaths.chat, limitMessages, requireVisitor);
  app.openapi(
    createRoute({
      method: "post",
      path: helpChatPaths.chat,
      request: { body: jsonBody(visitorMessage, exampleMessage) },
      responses: { 200: jsonAnswer(conversation, "Written down, now or before", example), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const { visitor } = c.var;
      if (!visitor) throw new Error("requireVisitor is missing");
      const message = c.req.valid("json");
      // A program hears nothing that would teach it.
      if (message.website === "") await chat.say(visitor, message, c.var.shop);
      return c.json(await chat.conversation(visitor, { after: 0, wait: 0, signal: c.req.raw.signal }), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: helpChatPaths.chat,
      responses: { 204: { description: "The conversation is erased" }, default: problems },
    }),
    async (c) => {
      if (c.var.visitor) await chat.erase(c.var.visitor);
      return c.body(null, 204);
    },
  );
}

const params = z.object({ id: z.uuid() });
const oneAnswer = { 200: jsonAnswer(officeChat, "The conversation", exampleChat), default: problems };
const oneChat = `${helpChatPaths.chats}/{id}` as const;

function officeRoutes(app: Router, { chat: { office }, requireOperator }: HelpChatRoutesOptions): void {
  app.use(helpChatPaths.chats, requireOperator);
  app.use(`${helpChatPaths.chats}/*`, requireOperator);
  app.openapi(
    createRoute({
      method: "get",
      path: helpChatPaths.chats,
      request: { query: chatsQuery },
      responses: { 200: jsonAnswer(chatList, "Conversations, the last written first"), default: problems },
    }),
    async (c) => c.json(await office.list(c.req.valid("query")), 200),
  );

  const said = (c: Context<AppEnv>, found: Awaited<ReturnType<typeof office.find>>) =>
    found.ok
      ? c.json(found.value, 200)
      : problem(c, { status: 404, kind: found.error, title: chatProblem("chat-not-found", localeOf(c)) });

  app.openapi(createRoute({ method: "get", path: oneChat, request: { params }, responses: oneAnswer }), async (c) =>
    said(c, await office.find(c.req.valid("param").id)),
  );
  app.openapi(
    createRoute({
      method: "post",
      path: `${oneChat}/answers`,
      request: { params, body: jsonBody(officeAnswer, { id, text: answer.text }) },
      responses: oneAnswer,
    }),
    async (c) => said(c, await office.answer(c.req.valid("param").id, c.req.valid("json"), operatorName(c))),
  );
  app.openapi(
    createRoute({ method: "post", path: `${oneChat}/close`, request: { params }, responses: oneAnswer }),
    async (c) => said(c, await office.close(c.req.valid("param").id)),
  );
}
