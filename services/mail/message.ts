import type { Locale } from "../../core/locale.ts";

/** A mail as a service hands it in. */
export interface Message {
  /** What it is about; a second message with the same key is the same mail and is not sent again. */
  readonly key: string;
  readonly orderId: string | null;
  /** It opens something for whoever reads it: its text is taken away once the mail server has it. */
  readonly secret?: boolean;
  readonly locale: Locale;
  readonly to: string;
  readonly subject: string;
  /** A whole HTML document. */
  readonly html: string;
  /** The same for readers without HTML. */
  readonly text: string;
}

/** A mail in the outbox. */
export interface OutboxMail extends Message {
  readonly id: string;
  readonly from: string;
  /** `kept`: there is no SMTP server, the outbox is where it is read. */
  readonly state: "waiting" | "sent" | "kept";
  readonly attempts: number;
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}
