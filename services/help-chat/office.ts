import type { ExpressionBuilder } from "kysely";
import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/tables.generated.ts";
import type { Clock } from "../../platform/time/clock.ts";
import type { Mail } from "../mail/service.ts";
import { answerMail } from "./answer-mail.ts";
import type { ChatList, ChatRow, OfficeChat } from "./contract.ts";
import { readNewest, writeMessage } from "./messages.ts";

export const chatsPageSize = 30;

interface OfficeDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: Pick<Mail, "write">;
  readonly addressOf: (shop: { readonly channel: Channel; readonly locale: Locale }, path: `/${string}`) => string;
  /** Wakes waiting requests of this process. */
  readonly wake: () => void;
}

type Found = Outcome<OfficeChat, "chat-not-found">;

/** Conversations and answers for operators. */
export function helpChatOffice({ db, clock, mail, addressOf, wake }: OfficeDependencies) {
  async function find(id: string): Promise<Found> {
    const row = await chats(db).where("chat.id", "=", id).executeTakeFirst();
    return row ? done({ chat: rowOf(row), messages: await readNewest(db, id) }) : failed("chat-not-found");
  }

  return {
    find,

    /** The last written first; those that wait for an answer are a list of their own. */
    async list({ state, page }: { state?: keyof typeof states | undefined; page: number }): Promise<ChatList> {
      const [rows, counts] = await Promise.all([
        chats(db)
          .$if(state !== undefined, (query) => query.where(states[state ?? "open"]))
          .orderBy("chat.last_at", "desc")
          .orderBy("chat.id")
          .limit(chatsPageSize)
          .offset((page - 1) * chatsPageSize)
          .execute(),
        db
          .selectFrom("chat")
          .select((eb) => [
            eb.fn.countAll<string>().as("all"),
            eb.fn.countAll<string>().filterWhere(states.waiting).as("waiting"),
            eb.fn.countAll<string>().filterWhere(states.open).as("open"),
            eb.fn.countAll<string>().filterWhere(states.closed).as("closed"),
          ])
          .executeTakeFirstOrThrow(),
      ]);
      const { all, waiting, open, closed } = counts;
      return {
        chats: rows.map(rowOf),
        counts: { waiting: Number(waiting), open: Number(open), closed: Number(closed) },
        total: Number(counts[state ?? "all"] ?? all),
        page,
        pageSize: chatsPageSize,
      };
    },

    /** Answers, here and by mail where she left an address; sent twice it is written once. */
    async answer(
      id: string,
      message: { readonly id: string; readonly text: string },
      operator: string,
    ): Promise<Found> {
      const known = await db.transaction().execute(async (trx) => {
        const chat = await trx.selectFrom("chat").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
        if (!chat) return false;
        const at = clock.now();
        const { text } = message;
        if (!(await writeMessage(trx, id, { sent_as: message.id, author: "office", operator, text, at }))) return true;
        await trx.updateTable("chat").set({ state: "open", waiting: 0, last_at: at }).where("id", "=", id).execute();
        const to = await mailAddressOf(trx, chat);
        if (to !== null) {
          const shop = { channel: chat.channel as Channel, locale: chat.locale as Locale };
          const page = `${addressOf(shop, "/")}#help-chat`;
          const imprint = addressOf(shop, "/imprint");
          await mail.write(trx, answerMail({ ...shop, key: message.id, to, text, operator, page, imprint }));
        }
        return true;
      });
      if (!known) return failed("chat-not-found");
      wake();
      return find(id);
    },

    /** Nothing is left to answer. What she writes next opens it again. */
    async close(id: string): Promise<Found> {
      await db.updateTable("chat").set({ state: "closed", waiting: 0 }).where("id", "=", id).execute();
      return find(id);
    },
  };
}

type Chats = ExpressionBuilder<DB, "chat">;
const states = {
  waiting: (eb: Chats) => eb("chat.waiting", ">", 0),
  open: (eb: Chats) => eb("chat.state", "=", "open"),
  closed: (eb: Chats) => eb("chat.state", "=", "closed"),
} as const;

/** Address for answers: of a customer's account at present, of others from their message. */
async function mailAddressOf(
  trx: Db,
  chat: { readonly customer_id: string | null; readonly email: string | null },
): Promise<string | null> {
  if (chat.customer_id === null) return chat.email;
  const person = await trx.selectFrom("person").select("email").where("id", "=", chat.customer_id).executeTakeFirst();
  return person?.email ?? chat.email;
}

const chats = (db: Db) =>
  db
    .selectFrom("chat")
    .leftJoin("person", "person.id", "chat.customer_id")
    .select(["chat.id", "person.name", "chat.locale", "chat.channel", "chat.page"])
    .select(["chat.state", "chat.waiting", "chat.last_at as lastAt"])
    .select((eb) => eb.fn.coalesce("person.email", "chat.email").as("email"))
    .select((eb) => eb.fn.coalesce("person.email_verified", eb.lit(false)).as("emailProven"))
    .select((eb) =>
      eb
        .selectFrom("chat_message")
        .select("text")
        .whereRef("chat_id", "=", "chat.id")
        .orderBy("chat_message.id", "desc")
        .limit(1)
        .as("lastText"),
    );

type Row = Awaited<ReturnType<ReturnType<typeof chats>["execute"]>>[number];

const rowOf = ({ lastText, lastAt, locale, channel, state, ...row }: Row): ChatRow => ({
  ...row,
  locale: locale as Locale,
  channel: channel as Channel,
  state: state as ChatRow["state"],
  lastText: lastText ?? "",
  lastAt: lastAt.toISOString(),
});
