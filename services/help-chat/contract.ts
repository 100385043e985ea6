import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { locales } from "../../core/locale.ts";

/** A conversation with the shop, over HTTP. */
export const helpChatPaths = {
  /**
   * GET `chatQuery` -> the visitor's own `conversation`; POST `visitorMessage` -> the same; DELETE, 204: deletes all
   * its messages.
   */
  chat: "/web-api/help-chat",
  /** GET `chatsQuery` -> `chatList`, for operators. */
  chats: "/office-api/chats",
  /** GET -> `officeChat`. */
  one: (id: string) => `/office-api/chats/${id}`,
  /** POST `officeAnswer` -> `officeChat`. */
  answers: (id: string) => `/office-api/chats/${id}/answers`,
  /** POST -> `officeChat`: nothing is left to answer. */
  close: (id: string) => `/office-api/chats/${id}/close`,
} as const;

/** Most characters of a message. */
export const mostOfMessage = 2_000;
/** Seconds that a question may wait for the next message. */
export const longestWait = 25;

export const chatQuery = z.object({
  /** The last message that is known; later ones are answered. */
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  /** Seconds to wait for one where there is none yet. */
  wait: z.coerce.number().int().min(0).max(longestWait).default(0),
});

const text = z.string().trim().min(1).max(mostOfMessage);

export const visitorMessage = z.strictObject({
  /** Made by the sender once for each message, so that sending it twice writes it once. */
  id: z.uuid(),
  text,
  /** Address for answers by mail; "" for none, or an unchanged one. */
  email: z.union([z.literal(""), z.email().max(254)]).default(""),
  /** Path of the page on which she writes. */
  page: z.string().max(500).startsWith("/").default("/"),
  /** People do not see this field and leave it empty. */
  website: z.string().max(500).default(""),
});
export type VisitorMessage = z.infer<typeof visitorMessage>;

export const chatMessage = z.object({
  id: z.int(),
  author: z.enum(["visitor", "office"]),
  /** Author of an answer; null: the visitor. */
  operator: z.string().nullable(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const conversation = z.object({
  /** Those after the one that was known, the oldest first. */
  messages: z.array(chatMessage),
  /** Whether answers are mailed, too. */
  mailed: z.boolean(),
});
export type Conversation = z.infer<typeof conversation>;

export const chatStates = ["waiting", "open", "closed"] as const;
export const chatsQuery = z.object({
  state: z.enum(chatStates).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const chatRow = z.object({
  id: z.uuid(),
  /** A customer's name; null: somebody without account. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether she is the customer who opened a link that was mailed to it; anybody can write anybody's. */
  emailProven: z.boolean(),
  locale: z.enum(locales),
  channel: z.enum(channels),
  page: z.string(),
  state: z.enum(["open", "closed"]),
  /** Messages that nobody answered yet. */
  waiting: z.int(),
  lastText: z.string(),
  lastAt: z.iso.datetime(),
});
export type ChatRow = z.infer<typeof chatRow>;

export const chatList = z.object({
  chats: z.array(chatRow),
  counts: z.record(z.enum(chatStates), z.int()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type ChatList = z.infer<typeof chatList>;

export const officeAnswer = z.strictObject({ id: z.uuid(), text });
export const officeChat = z.object({ chat: chatRow, messages: z.array(chatMessage) });
export type OfficeChat = z.infer<typeof officeChat>;
