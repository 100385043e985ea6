import { z } from "zod";

/** The mail outbox for operators. */
export const mailPaths = {
  /** GET `mailsQuery` -> `mailList`. */
  mails: "/office-api/mails",
  /** GET -> `mailView`. */
  mail: (id: string) => `/office-api/mails/${id}`,
  /** GET: the mail as a page, for a sandboxed frame. */
  html: (id: string) => `/office-api/mails/${id}/html`,
  /** GET: the mail as a file (RFC 5322). */
  eml: (id: string) => `/office-api/mails/${id}/eml`,
} as const;

export const mailsQuery = z.object({
  orderId: z.uuid().optional(),
  /** Found in recipient or subject. */
  search: z.string().trim().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const mailSummary = z.object({
  id: z.uuid(),
  orderId: z.uuid().nullable(),
  locale: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** `kept`: no mail server is set, it is only read here. */
  state: z.enum(["waiting", "sent", "kept"]),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type MailSummary = z.infer<typeof mailSummary>;

export const mailList = z.object({
  mails: z.array(mailSummary),
  total: z.number().int(),
  page: z.number().int(),
  pageSize: z.number().int(),
});

/** With the text part; the HTML part is at its own address. */
export const mailView = mailSummary.extend({
  text: z.string(),
  /** Its text grants access, and the operator's role may not read it. */
  hidden: z.boolean(),
});
