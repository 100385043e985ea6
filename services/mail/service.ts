import { z } from "zod";
import type { Database, Db } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, giveUp, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { senderOf } from "./mail-content.ts";
import type { Message, OutboxMail } from "./message.ts";
import { findMail, insertMail, listMails, type MailFilter, markFailed, markSent } from "./outbox.ts";
import type { MailTransport } from "./transport.ts";

export type { OrderConfirmation } from "./confirmation-data.ts";
export { type MailContent, toHtml, toText } from "./mail-content.ts";
export type { Message, OutboxMail } from "./message.ts";
export { orderConfirmation } from "./order-confirmation.ts";
export { parcelsSent } from "./parcels-sent.ts";
export { type MailTransport, smtpTransport, toEml } from "./transport.ts";
export { withdrawalReceipt } from "./withdrawal-receipt.ts";

export interface MailOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Sender as in a mail header: `Passepartout <shop@example.com>`. */
  readonly from: string;
  /** Null: mails stay in the outbox, where the office reads them. */
  readonly transport: MailTransport | null;
}

export interface Mail {
  /**
   * Adds a mail to the outbox for a job to send. A message with the same key is stored once. Inside a transaction it
   * exists only if the transaction commits.
   */
  write(db: Db, message: Message): Promise<void>;
  /** The same for a mail that goes with nothing else that is written. */
  writeAlone(message: Message): Promise<void>;
  find(id: string): Promise<OutboxMail | null>;
  list(filter: MailFilter): ReturnType<typeof listMails>;
  readonly handlers: readonly JobHandler[];
}

const sendMail = defineJob("send-mail", z.object({ mailId: z.uuid() }));

export function createMail({ database: { db }, clock, from, transport }: MailOptions): Mail {
  async function send({ mailId }: { mailId: string }) {
    const mail = await findMail(db, mailId);
    if (!mail) return giveUp("there is no such mail");
    if (mail.state !== "waiting") return undefined;
    if (!transport) return giveUp("there is no mail server");
    try {
      await transport.send(mail);
    } catch (error) {
      await markFailed(db, mailId, error instanceof Error ? error.message : String(error));
      throw error;
    }
    await markSent(db, mailId, clock.now());
    return undefined;
  }

  const write: Mail["write"] = async (connection, message) => {
    const state = transport ? "waiting" : "kept";
    const mailId = await insertMail(connection, message, {
      from: senderOf(from, message.channel),
      state,
      now: clock.now(),
    });
    if (mailId !== null && transport) await enqueue(connection, sendMail, { mailId });
  };

  return {
    write,
    // One that is only kept is one statement.
    writeAlone: (message) => (transport ? db.transaction().execute((trx) => write(trx, message)) : write(db, message)),
    find: (id) => findMail(db, id),
    list: (filter) => listMails(db, filter),
    handlers: [handleJob(sendMail, send)],
  };
}
