import { z } from "zod";
import { asciiDomain, looksLikeMail } from "../../core/mail-address.ts";

export interface Address {
  /** As mails are sent to it. */
  readonly email: string;
  /** One address in whatever case is one subscriber. */
  readonly key: string;
}

const sendable = z.email().max(254);

/**
 * Parses a mail address: a top-level domain of at least two characters (chrome document, section 5), a domain in any
 * script, an ASCII local part of at most 64 characters (RFC 5321), which servers accept without an extension.
 *
 * @returns null where nothing could be sent to it
 */
export function readAddress(text: string): Address | null {
  const at = text.lastIndexOf("@");
  if (at < 1 || at > 64 || !looksLikeMail(text)) return null;
  const domain = asciiDomain(text.slice(at + 1));
  const email = `${text.slice(0, at)}@${domain}`;
  return domain !== "" && sendable.safeParse(email).success ? { email, key: email.toLowerCase() } : null;
}
