import { z } from "zod";
import { channels } from "../../core/channel.ts";
import { locales } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { createToken, hashToken } from "../../platform/tokens/random.ts";
import { accountMail } from "./account-mails.ts";
import type { AccountPorts } from "./account-ports.ts";
import { confirmDays } from "./confirm-days.ts";
import type { MailShop } from "./password-reset.ts";

const emailProof = defineJob(
  "send-email-proof",
  z.object({
    personId: z.string(),
    /** Of the wish that it is for: once its link is mailed, or another wish took its place, there is nothing to do. */
    wish: z.string(),
    locale: z.enum(locales),
    channel: z.enum(channels),
  }),
);

/**
 * Mails a link that proves an address. Work and time are the same for every address: a job checks whether another
 * account has it. The last request counts, stored in `person_email_change` (named when only new addresses were proven).
 */
export async function askForProof(
  db: Db,
  { personId, email }: { readonly personId: string; readonly email: string },
  { channel, locale }: MailShop,
): Promise<void> {
  // Nobody has the token of this hash; the job puts that of the link in its place.
  const wish = hashToken(createToken());
  const row = { email, token_hash: wish, expires_at: new Date(Date.now() + confirmDays * 86_400_000) };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("person_email_change")
      .values({ person_id: personId, ...row })
      .onConflict((conflict) => conflict.column("person_id").doUpdateSet(row))
      .execute();
    await enqueue(trx, emailProof, { personId, wish, locale, channel });
  });
}

/** The address to which a link is on its way for this person, while it works. */
export async function awaitedEmail(db: Db, personId: string): Promise<string | null> {
  const asked = db.selectFrom("person_email_change").select("email").where("person_id", "=", personId);
  return (await asked.where("expires_at", ">", new Date()).executeTakeFirst())?.email ?? null;
}

/**
 * Mails the link, once for each request. Where another account has the address, the mail says that the link joins both.
 * None to an operator's address: outbox mails, which other operators read, must not open the office.
 */
export function proofHandler(db: Db, ports: AccountPorts): JobHandler {
  return handleJob(emailProof, ({ personId, wish, ...shop }) =>
    db.transaction().execute(async (trx) => {
      const token = createToken();
      const tokenHash = hashToken(token);
      const asked = await trx
        .updateTable("person_email_change as wish")
        .from("person")
        .set({ token_hash: tokenHash })
        .whereRef("person.id", "=", "wish.person_id")
        .where("person.id", "=", personId)
        .where("person.office_role", "is", null)
        .where("token_hash", "=", wish)
        .returning(["wish.email", "person.first_name as firstName"])
        .executeTakeFirst();
      if (!asked) return;
      const holder = await trx
        .selectFrom("person")
        .select("office_role as role")
        .where("sign_in_name", "=", asked.email)
        .where("id", "<>", personId)
        .executeTakeFirst();
      if (holder && holder.role !== null) return;
      const link = `${ports.newEmailPage(shop)}#token=${token}`;
      const kind = holder ? "join-accounts" : "confirm-email";
      const news = { kind, link, tokenHash } as const;
      const { email: to, firstName } = asked;
      await ports.mail.write(trx, accountMail({ news, to, ...shop, firstName, imprint: ports.imprintPage(shop) }));
    }),
  );
}
