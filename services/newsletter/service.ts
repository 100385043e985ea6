import { createHmac, timingSafeEqual } from "node:crypto";
import type { Channel } from "../../core/channel.ts";
import type { Locale } from "../../core/locale.ts";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Database, Db } from "../../platform/database/database.ts";
import { everyTime } from "../../platform/jobs/cron.ts";
import { handleJob } from "../../platform/jobs/job.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { createToken, hashToken, isToken, newId } from "../../platform/tokens/random.ts";
import type { Mail } from "../mail/service.ts";
import type { Address } from "./address.ts";
import { consentVersion } from "./consent.ts";
import { newsletterPaths } from "./contract.ts";
import { forgetSubscribers, forgetUnconfirmed } from "./forgetting.ts";
import { type NewsletterMail, newsletterMail } from "./mails.ts";
import { newsletterOffice } from "./office.ts";

export interface NewsletterDependencies {
  readonly database: Database;
  readonly clock: Clock;
  /** Signs the links that end the newsletter. */
  readonly secret: string;
  readonly mail: Pick<Mail, "write">;
  /** Absolute address of a page of a channel. */
  readonly addressOf: (place: Place, path: `/${string}`) => string;
}

/** The channel and language in which somebody asked. */
type Place = { readonly channel: Channel; readonly locale: Locale };

/** A subscription request with its place. */
export interface Asked {
  readonly address: Address;
  readonly locale: Locale;
  readonly channel: Channel;
  /** Path of the page with the form. */
  readonly place: string;
}

const day = 86_400_000;
const daysToConfirm = 7;
/** However often a form is sent, an address gets no more than one mail in ten minutes. */
const betweenMails = 600_000;

/** `expired`: it was a link of ours; `unknown`: it was not, or the newsletter was ended since. */
export type ConfirmFailure = "expired" | "unknown";

/** Double opt-in and its way out; see README. */
export function createNewsletter({ database: { db }, clock, secret, mail, addressOf }: NewsletterDependencies) {
  const seal = (id: string) => createHmac("sha256", secret).update(`newsletter-end ${id}`).digest("base64url");
  /** A link that ends the newsletter works for ever, in every mail there was. */
  const endToken = (id: string) => `${id}.${seal(id)}`;

  const write = (trx: Db, place: Place, id: string, what: Pick<NewsletterMail, "kind" | "key" | "to" | "link">) =>
    mail.write(
      trx,
      newsletterMail({
        ...what,
        ...place,
        end: {
          page: addressOf(place, `/newsletter/unsubscribe/${endToken(id)}`),
          // Of the interface: at the same place on every host, whatever the page's spelling is.
          oneClick: new URL(`${newsletterPaths.unsubscribe}?token=${endToken(id)}`, addressOf(place, "/")).href,
        },
        imprint: addressOf(place, "/imprint"),
      }),
    );

  const prove = (trx: Db, id: string, deed: "asked" | "confirmed" | "ended", place: string, locale: string) =>
    trx
      .insertInto("newsletter_consent")
      .values({ subscriber_id: id, deed, at: clock.now(), place, text_version: consentVersion, locale })
      .execute();

  return {
    /** Requests consent of an address. The response is the same whatever is known of it. */
    subscribe: ({ address, locale, channel, place }: Asked): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const now = clock.now();
        const here = { channel, locale };
        const fresh = { state: "asked", locale, channel, asked_at: now } as const;
        await trx
          .insertInto("newsletter_subscriber")
          .values({ id: newId(), email: address.email, email_key: address.key, ...fresh })
          .onConflict((conflict) => conflict.column("email_key").doNothing())
          .execute();
        const known = await trx
          .selectFrom("newsletter_subscriber")
          .select(["id", "state", "email", "mailed_at as mailedAt"])
          .where("email_key", "=", address.key)
          .forUpdate()
          .executeTakeFirstOrThrow();
        if (known.mailedAt !== null && now.getTime() - known.mailedAt.getTime() < betweenMails) return;
        const change = trx.updateTable("newsletter_subscriber").where("id", "=", known.id);
        if (known.state === "confirmed") {
          await change.set({ mailed_at: now }).execute();
          const key = `newsletter-known:${known.id}:${now.getTime()}`;
          await write(trx, here, known.id, { kind: "known", key, to: known.email, link: addressOf(here, "/") });
          return;
        }
        const token = createToken();
        const link = { token_hash: hashToken(token), token_expires_at: new Date(now.getTime() + daysToConfirm * day) };
        await change.set({ ...fresh, ...link, email: address.email, mailed_at: now, ended_at: null }).execute();
        await prove(trx, known.id, "asked", place, locale);
        await write(trx, here, known.id, {
          kind: "confirm",
          key: `newsletter-confirm:${link.token_hash}`,
          to: address.email,
          link: addressOf(here, `/newsletter/confirm/${token}`),
        });
      }),

    /** The link of the mail was pressed. Pressed again it says the same, and nothing happens twice. */
    async confirm(token: string): Promise<Outcome<void, ConfirmFailure>> {
      if (!isToken(token)) return failed("unknown");
      return db.transaction().execute(async (trx) => {
        const now = clock.now();
        const confirmed = await trx
          .updateTable("newsletter_subscriber")
          .set({ state: "confirmed", confirmed_at: now })
          .where("token_hash", "=", hashToken(token))
          .where("state", "=", "asked")
          .where("token_expires_at", ">", now)
          .returning(["id", "email", "locale", "channel"])
          .executeTakeFirst();
        if (!confirmed) return usedBefore(trx, token);
        const { id, email } = confirmed;
        const locale = confirmed.locale as Locale;
        await prove(trx, id, "confirmed", "mail", locale);
        const there = { locale, channel: confirmed.channel as Channel };
        const key = `newsletter-welcome:${hashToken(token)}`;
        await write(trx, there, id, { kind: "welcome", key, to: email, link: addressOf(there, "/") });
        return done(undefined);
      });
    },

    /** Ends the newsletter for the holder of one of its mails. Idempotent. */
    async unsubscribe(token: string): Promise<Outcome<void, "unknown">> {
      const id = readEndToken(token, seal);
      if (id === null) return failed("unknown");
      await db.transaction().execute(async (trx) => {
        const ended = await trx
          .updateTable("newsletter_subscriber")
          .set({ state: "ended", ended_at: clock.now(), token_hash: null })
          .where("id", "=", id)
          .where("state", "!=", "ended")
          .returning("locale")
          .executeTakeFirst();
        if (ended) await prove(trx, id, "ended", "mail", ended.locale);
      });
      return done(undefined);
    },

    /** A customer's account ends: nothing of her address is kept, proof included. */
    forget: async (trx: Db, email: string): Promise<void> => {
      await trx.deleteFrom("newsletter_subscriber").where("email_key", "=", email.toLowerCase()).execute();
    },

    /** Data of an address, each consent with its sentence, place and time; null: none. */
    async exported(email: string | null) {
      if (email === null) return null;
      const known = await db
        .selectFrom("newsletter_subscriber")
        .select(["id", "email", "state", "locale", "channel"])
        .select(["asked_at as askedAt", "confirmed_at as confirmedAt", "ended_at as endedAt"])
        .where("email_key", "=", email.toLowerCase())
        .executeTakeFirst();
      if (!known) return null;
      const { id, ...subscriber } = known;
      const consents = await db
        .selectFrom("newsletter_consent")
        .select(["deed", "at", "place", "text_version as textVersion", "locale"])
        .where("subscriber_id", "=", id)
        .orderBy("id")
        .execute();
      return { ...subscriber, consents };
    },

    office: newsletterOffice({ db, clock }),
    handlers: [handleJob(forgetSubscribers, () => forgetUnconfirmed(db, clock.now()))],
    cron: [everyTime("50 2 * * *", forgetSubscribers, {})],
  };
}
export type Newsletter = ReturnType<typeof createNewsletter>;

/** Why a link confirmed nothing now. */
async function usedBefore(trx: Db, token: string): Promise<Outcome<void, ConfirmFailure>> {
  const row = await trx
    .selectFrom("newsletter_subscriber")
    .select("state")
    .where("token_hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!row) return failed("unknown");
  return row.state === "confirmed" ? done(undefined) : failed("expired");
}

const endShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

function readEndToken(token: string, seal: (id: string) => string): string | null {
  const [, id, mac] = endShape.exec(token) ?? [];
  if (id === undefined || mac === undefined) return null;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(seal(id))) ? id : null;
}
