import { createTransport } from "nodemailer";
import type { OutboxMail } from "./message.ts";

/** Hands a mail to a mail server. */
export interface MailTransport {
  /** @throws when the server cannot be reached or does not take it */
  send(mail: OutboxMail): Promise<void>;
  close(): void;
}

/** A mail for nodemailer. The message id is fixed, so that a mail sent twice after a crash counts as one. */
const composed = (mail: OutboxMail) => ({
  from: mail.from,
  to: { name: "", address: mail.to },
  subject: mail.subject,
  html: mail.html,
  text: mail.text,
  attachments: mail.attachment
    ? [{ filename: mail.attachment.name, content: Buffer.from(mail.attachment.bytes), contentType: "application/pdf" }]
    : [],
  date: mail.createdAt,
  messageId: `<${mail.id}@${domainOf(mail.from)}>`,
  headers: { "Auto-Submitted": "auto-generated", "Content-Language": mail.locale, ...wayOut(mail.unsubscribe) },
});

/** Mail programs show it as a button, and their servers press it (RFC 2369, RFC 8058). */
const wayOut = (unsubscribe: string | null | undefined): Readonly<Record<string, string>> =>
  unsubscribe ? { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};

const domainOf = (sender: string): string => /@([^\s>]+)/.exec(sender)?.[1] ?? "localhost";

/** @param url `smtp://user:password@host:port` or `smtps://...` */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 });
  return {
    send: async (mail) => {
      await transport.sendMail(composed(mail));
    },
    close: () => transport.close(),
  };
}

/** The mail as a file (RFC 5322), as a mail server would get it. */
export async function toEml(mail: OutboxMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  const { message } = await transport.sendMail(composed(mail));
  return message as Buffer;
}
