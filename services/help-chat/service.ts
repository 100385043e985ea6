import { sql } from "kysely";
import { z } from "zod";
import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { type Owner, ownedBy, ownerColumns } from "../../platform/database/ownership.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { Mail } from "../mail/service.ts";
import type { ChatMessage, Conversation, VisitorMessage } from "./contract.ts";
import { readMessages, writeMessage } from "./messages.ts";
import { helpChatOffice } from "./office.ts";
import { createWaiting } from "./waiting.ts";

export interface HelpChatDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: Pick<Mail, "write">;
  /** Absolute address of a page of the shop. */
  readonly addressOf: (shop: { readonly channel: Channel; readonly locale: Locale }, path: `/${string}`) => string;
}

const forgetChats = defineJob("forget-chats", z.object({}), { maxAttempts: 1 });

/** After so many days without a word a conversation is forgotten. */
const daysKept = 90;
const day = 86_400_000;

interface Question {
  readonly after: number;
  /** Seconds. */
  readonly wait: number;
  readonly signal: AbortSignal;
}

/** Conversations of visitors with the shop; see README. */
export function createHelpChat({ database: { db }, clock, mail, addressOf }: HelpChatDependencies) {
  const waiting = createWaiting();

  async function messagesOf(owner: Owner, after: number): Promise<Conversation> {
    const chat = await latest(db, owner);
    // A customer is answered at the address of her account, without being asked for one.
    const mailed = owner.customerId !== null || (chat?.email ?? null) !== null;
    return { messages: chat ? await readMessages(db, chat.id, after) : [], mailed };
  }

  return {
    /** Messages after a known one; waits while there are none. */
    async conversation(owner: Owner, { after, wait, signal }: Question): Promise<Conversation> {
      const place = waiting.place(owner.customerId ?? owner.visitorId);
      const over = AbortSignal.any([signal, place.signal, AbortSignal.timeout(wait * 1000)]);
      try {
        for (;;) {
          // Begun before the look: what is written meanwhile is not missed.
          const written = waiting.next(over);
          const found = await messagesOf(owner, after);
          if (found.messages.length > 0 || wait === 0 || over.aborted || waiting.ended()) return found;
          await written;
        }
      } finally {
        place.leave();
      }
    },

    /** Stores a visitor's message; a known one changes nothing. */
    async say(owner: Owner, { id, text, email, page }: VisitorMessage, { channel, locale }: Shop): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockOwner(trx, owner);
        const now = clock.now();
        const known = await latest(trx, owner);
        const fresh = { id: newId(), ...ownerColumns(owner), locale, channel, page, begun_at: now, last_at: now };
        const chatId = known?.id ?? fresh.id;
        if (!known)
          await trx
            .insertInto("chat")
            .values({ ...fresh, email: null, state: "open", waiting: 0 })
            .execute();
        if (!(await writeMessage(trx, chatId, { sent_as: id, author: "visitor", operator: null, text, at: now })))
          return;
        await trx
          .updateTable("chat")
          .set((eb) => ({ state: "open", waiting: eb("waiting", "+", 1), last_at: now, locale, channel, page }))
          .$if(email !== "", (update) => update.set({ email }))
          .where("id", "=", chatId)
          .execute();
      });
      waiting.wake();
    },

    /** Nothing of what she wrote and was answered is kept. */
    async erase(owner: Owner): Promise<void> {
      await db.deleteFrom("chat").where(ownedBy(owner)).execute();
    },

    /** At sign-in what the visitor wrote becomes the customer's. */
    async adopt(trx: Db, visitorId: string, customerId: string): Promise<void> {
      await trx
        .updateTable("chat")
        .set({ customer_id: customerId })
        .where("visitor_id", "=", visitorId)
        .where("customer_id", "is", null)
        .execute();
    },

    /** Two accounts of one person become one. */
    async join(trx: Db, from: string, to: string): Promise<void> {
      await trx.updateTable("chat").set({ customer_id: to }).where("customer_id", "=", from).execute();
    },

    /** Her account ends; with it what was asked with her address, if it is proven to be hers. */
    async forget(trx: Db, customerId: string, provenEmail: string | null): Promise<void> {
      await trx
        .deleteFrom("chat")
        .where((eb) =>
          eb.or([
            eb("customer_id", "=", customerId),
            eb(eb.fn("lower", ["email"]), "=", provenEmail?.toLowerCase() ?? null),
          ]),
        )
        .execute();
    },

    /** For her copy of what the shop knows of her. */
    async exported(customerId: string): Promise<readonly Omit<ChatMessage, "id">[]> {
      const rows = await db
        .selectFrom("chat_message")
        .innerJoin("chat", "chat.id", "chat_message.chat_id")
        .select(["author", "operator", "text", "at"])
        .where("customer_id", "=", customerId)
        .orderBy("chat_message.id")
        .execute();
      return rows.map(({ at, author, ...row }) => ({
        ...row,
        author: author as ChatMessage["author"],
        at: at.toISOString(),
      }));
    },

    office: helpChatOffice({ db, clock, mail, addressOf, wake: waiting.wake }),
    /** Something was written in another process. */
    heard: waiting.wake,
    endWaiting: waiting.end,
    handlers: [
      handleJob(forgetChats, async () => {
        const before = new Date(clock.now().getTime() - daysKept * day);
        await db.deleteFrom("chat").where("last_at", "<", before).execute();
      }),
    ],
    cron: [everyTime("20 3 * * *", forgetChats, {})],
  };
}
export type HelpChat = ReturnType<typeof createHelpChat>;

/** Makes messages sequential, so that two tabs do not start two conversations. */
const lockOwner = (trx: Db, { customerId, visitorId }: Owner) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${customerId ?? visitorId}`}, 0))`.execute(trx);

/** Her conversation: the last one, where she had several before she signed in. */
const latest = (db: Db, owner: Owner) =>
  db
    .selectFrom("chat")
    .select(["id", "email"])
    .where(ownedBy(owner))
    .orderBy("last_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
