import { APIError } from "better-auth/api";
import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { locales } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Shop } from "../../core/shop.ts";
import type { Db } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import type { Mail } from "../mail/service.ts";
import { resetMail } from "./reset-mail.ts";
import { resetTokenFor, type SignIn, setByToken } from "./sign-in.ts";
import { accountOfAddress } from "./unproven-accounts.ts";

/** Services for password resets. */
export interface ResetPorts {
  readonly mail: Pick<Mail, "write">;
  /** Absolute address of the page where a new password is set. */
  readonly newPasswordPage: (shop: MailShop) => string;
  /** The same of the office, for operators. */
  readonly officePasswordPage: (shop: MailShop) => string;
  /** Absolute address of the page that names the seller. */
  readonly imprintPage: (shop: MailShop) => string;
}

/** The shop in which a mail was requested. */
export type MailShop = Pick<Shop, "channel" | "locale">;

const passwordReset = defineJob(
  "send-password-reset",
  z.object({
    email: z.email(),
    locale: z.enum(locales),
    // Jobs of the version before name none.
    channel: z.enum(channels).default("poster"),
  }),
);

/** Requests a new password. Work and time are the same for every address: a job checks whether there is an account. */
export async function askForReset(db: Db, email: string, { channel, locale }: MailShop): Promise<void> {
  await enqueue(db, passwordReset, { email, locale, channel });
}

/**
 * Writes the mail; none for an address without an account. An operator's link leads to the office; only administrators
 * see the mail in the outbox, and her second factor stays.
 */
export function resetHandler(db: Db, signIn: SignIn, ports: ResetPorts): JobHandler {
  return handleJob(passwordReset, async ({ email, ...shop }) => {
    const person = await accountOfAddress(db, email)
      .select(["sign_in_name as signInName", "email_verified as emailProven", "office_role as role"])
      .select("first_name as firstName")
      .executeTakeFirst();
    if (!person) return;
    const token = await resetTokenFor(signIn, person.signInName);
    // Deleted in between.
    if (token === null) return;
    const page = person.role === null ? ports.newPasswordPage(shop) : ports.officePasswordPage(shop);
    const link = `${page}#token=${token}`;
    const imprint = ports.imprintPage(shop);
    const firstName = person.emailProven ? person.firstName : null;
    await ports.mail.write(db, resetMail({ email, ...shop, link, token, imprint, firstName }));
  });
}

/**
 * Sets a new password with the token of a mail. The token works once and not after its hour; every session of the
 * account ends, and no other link that is still on its way works any more.
 *
 * @returns the account with its address, whose mailbox she reads
 */
export async function resetPassword(
  db: Db,
  signIn: SignIn,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Outcome<{ readonly id: string; readonly email: string }, "link-used">> {
  try {
    const id = await setByToken(signIn, token, password);
    return done(await db.selectFrom("person").select(["id", "email"]).where("id", "=", id).executeTakeFirstOrThrow());
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return failed("link-used");
    throw error;
  }
}
