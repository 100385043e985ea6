import type { Db } from "../../platform/database/database.ts";
import type { ChatMessage } from "./contract.ts";

/** Most messages that are answered at once; a conversation has far fewer. */
const most = 500;

export interface Written {
  /** Made by its sender. */
  readonly sent_as: string;
  readonly author: ChatMessage["author"];
  readonly operator: string | null;
  readonly text: string;
  readonly at: Date;
}

/** @returns false where it was written before */
export async function writeMessage(trx: Db, chatId: string, message: Written): Promise<boolean> {
  const written = await trx
    .insertInto("chat_message")
    .values({ chat_id: chatId, ...message })
    .onConflict((conflict) => conflict.columns(["chat_id", "sent_as"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

/** Messages after a known one, the oldest first. If there are more, the client requests again. */
export const readMessages = async (db: Db, chatId: string, after: number): Promise<ChatMessage[]> =>
  (await messagesOf(db, chatId).where("id", ">", after).orderBy("id").execute()).map(told);

/** The oldest first, those that were written last. */
export const readNewest = async (db: Db, chatId: string): Promise<ChatMessage[]> =>
  (await messagesOf(db, chatId).orderBy("id", "desc").execute()).map(told).reverse();

const messagesOf = (db: Db, chatId: string) =>
  db
    .selectFrom("chat_message")
    .select(["id", "author", "operator", "text", "at"])
    .where("chat_id", "=", chatId)
    .limit(most);

type Row = Awaited<ReturnType<ReturnType<typeof messagesOf>["execute"]>>[number];

const told = ({ id, author, operator, text, at }: Row): ChatMessage => ({
  id,
  author: author as ChatMessage["author"],
  operator,
  text,
  at: at.toISOString(),
});
