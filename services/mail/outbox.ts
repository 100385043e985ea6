import { sql } from "kysely";
import type { Db } from "../../platform/database/database.ts";
import { literally } from "../../platform/database/like.ts";
import { newId } from "../../platform/tokens/random.ts";
import type { Message, OutboxMail } from "./message.ts";

const columns = [
  "id",
  "key",
  "order_id as orderId",
  "locale",
  "sender as from",
  "recipient as to",
  "subject",
  "html",
  "plain as text",
  "state",
  "attempts",
  "last_error as lastError",
  "created_at as createdAt",
  "sent_at as sentAt",
  "unsubscribe",
] as const;
/** Columns whose values the service's types know more closely than the database. */
type Known = Pick<OutboxMail, "locale" | "state">;

export const outboxPageSize = 50;

/** Adds a mail to the outbox. @returns its id, or null when a mail with this key exists */
export async function insertMail(
  db: Db,
  message: Message,
  { from, state, now }: { readonly from: string; readonly state: "waiting" | "kept"; readonly now: Date },
): Promise<string | null> {
  const row = await db
    .insertInto("outbox_mail")
    .values({
      id: newId(),
      key: message.key,
      order_id: message.orderId,
      secret: message.secret ?? false,
      locale: message.locale,
      sender: from,
      recipient: message.to,
      subject: message.subject,
      html: message.html,
      plain: message.text,
      unsubscribe: message.unsubscribe ?? null,
      attachment_name: message.attachment?.name ?? null,
      attachment: message.attachment ? Buffer.from(message.attachment.bytes) : null,
      state,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findMail(db: Db, id: string): Promise<OutboxMail | null> {
  const row = await db
    .selectFrom("outbox_mail")
    .select([...columns, "secret", "attachment_name as name", "attachment as bytes"])
    .$narrowType<Known>()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { name, bytes, ...mail } = row;
  return { ...mail, attachment: name !== null && bytes ? { name, bytes } : null };
}

export interface MailFilter {
  readonly orderId?: string | undefined;
  /** Found in recipient or subject. */
  readonly search?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** A mail without what it says. */
export type ListedMail = Omit<OutboxMail, "html" | "text" | "attachment">;

/** The newest first, 50 a page. */
export async function listMails(
  db: Db,
  { orderId, search, page }: MailFilter,
): Promise<{ readonly mails: readonly ListedMail[]; readonly total: number }> {
  let matching = db.selectFrom("outbox_mail");
  if (orderId !== undefined) matching = matching.where("order_id", "=", orderId);
  if (search) {
    const like = `%${literally(search)}%`;
    matching = matching.where((eb) => eb.or([eb("recipient", "ilike", like), eb("subject", "ilike", like)]));
  }
  const listed = columns.filter((column) => column !== "html" && column !== "plain as text");
  const [rows, { total }] = await Promise.all([
    matching
      .select(listed)
      .$narrowType<Known>()
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(outboxPageSize)
      .offset((page - 1) * outboxPageSize)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { mails: rows, total };
}

/** Notes that the mail is with the mail server. Text and file of a secret one are for its reader alone from then on. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("outbox_mail")
    .set({ state: "sent", sent_at: now, attempts: sql`attempts + 1`, last_error: null })
    .set((eb) => ({
      html: sql<string>`case when ${eb.ref("secret")} then '' else html end`,
      plain: sql<string>`case when ${eb.ref("secret")} then '' else plain end`,
      attachment: sql<Buffer | null>`case when ${eb.ref("secret")} then null else attachment end`,
    }))
    .where("id", "=", id)
    .execute();
}

export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await db
    .updateTable("outbox_mail")
    .set({ attempts: sql`attempts + 1`, last_error: error })
    .where("id", "=", id)
    .execute();
}
