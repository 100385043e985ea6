import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";

/** A mail as a service hands it in. */
export interface Message {
  /** Subject of the mail; a second message with the same key is the same mail and is not sent again. */
  readonly key: string;
  readonly orderId: string | null;
  /** It grants access to its reader: text and file are deleted once the mail server has it. */
  readonly secret?: boolean;
  readonly locale: Locale;
  /** Channel whose name the sender has; without one, the configured name. */
  readonly channel?: Channel;
  readonly to: string;
  readonly subject: string;
  /** A whole HTML document. */
  readonly html: string;
  /** The same for readers without HTML. */
  readonly text: string;
  readonly attachment?: Attachment | null;
  /** Address at which one POST unsubscribes (RFC 8058), for mails by subscription. */
  readonly unsubscribe?: string | null;
}

/** A PDF that goes with a mail. */
export interface Attachment {
  /** "voucher.pdf" */
  readonly name: string;
  readonly bytes: Uint8Array;
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
