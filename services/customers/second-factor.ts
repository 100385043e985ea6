import { randomBytes } from "node:crypto";
import { createOTP } from "@better-auth/utils/otp";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { done, failed, type Outcome } from "../../core/outcome.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { hashToken } from "../../platform/tokens/random.ts";
import type { SignIn } from "./sign-in.ts";

const periodSeconds = 30;
const digits = 6;
const recoveryCodeCount = 10;
/** Wrong codes after the right password, before codes wait: at ten an hour, guessing takes years. */
const mostMisses = 10;
const missesSeconds = 3600;

export interface SecondFactorView {
  readonly on: boolean;
  /** ISO 8601; null: off. */
  readonly since: string | null;
  readonly recoveryCodes: number;
}

/** Set-up of an authenticator app. */
export interface SecondFactorSetup {
  /** Base32, for typing. */
  readonly secret: string;
  /** otpauth://, for a QR code. */
  readonly uri: string;
}

/** `locked`: too many wrong ones, with the seconds until codes are accepted again. */
export type CodeRefusal = { readonly kind: "wrong-code" } | { readonly kind: "locked"; readonly seconds: number };

/** Without O, I, 0 and 1, which look alike: 16 of them are 80 bits, which nobody finds by hashing. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newRecoveryCode = (): string =>
  [...randomBytes(16)].map((byte, place) => (place > 0 && place % 4 === 0 ? "-" : "") + alphabet[byte % 32]).join("");
const plain = (code: string): string => code.toUpperCase().replace(/[\s-]/g, "");

/**
 * Second factor: TOTP codes (RFC 6238: SHA-1, six digits, 30 seconds, one step of tolerance) and recovery codes. Each
 * code works once.
 */
export function secondFactors(db: Db, signIn: SignIn, clock: Clock) {
  const key = async () => (await signIn.$context).secret;
  const factorOf = (personId: string) =>
    db.selectFrom("person_second_factor").selectAll().where("person_id", "=", personId).executeTakeFirst();

  /** The step that a code is of, where it is one of now. */
  async function stepOf(secret: string, code: string): Promise<number | null> {
    const otp = createOTP(await symmetricDecrypt({ key: await key(), data: secret }), {
      digits,
      period: periodSeconds,
    });
    const now = Math.floor(clock.now().getTime() / 1000 / periodSeconds);
    let found: number | null = null;
    for (const step of [now - 1, now, now + 1]) if ((await otp.hotp(step)) === code) found = step;
    return found;
  }

  async function isUsedUp(personId: string, secret: string, typed: string): Promise<boolean> {
    if (/^\d{6}$/.test(typed)) {
      const step = await stepOf(secret, typed);
      if (step === null) return false;
      const { numUpdatedRows } = await db
        .updateTable("person_second_factor")
        .set({ last_step: step })
        .where("person_id", "=", personId)
        // Two requests with one code: the second finds its step used.
        .where("last_step", "<", step)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    }
    const { numDeletedRows } = await db
      .deleteFrom("person_recovery_code")
      .where("person_id", "=", personId)
      .where("code_hash", "=", hashToken(typed))
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }

  async function writeRecoveryCodes(trx: Db, personId: string): Promise<readonly string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await trx.deleteFrom("person_recovery_code").where("person_id", "=", personId).execute();
    await trx
      .insertInto("person_recovery_code")
      .values(codes.map((code) => ({ person_id: personId, code_hash: hashToken(plain(code)) })))
      .execute();
    return codes;
  }

  /** Uses a code up: one of the app, or a recovery code however it is written. */
  async function use(personId: string, code: string): Promise<Outcome<void, CodeRefusal>> {
    const factor = await factorOf(personId);
    if (!factor) return failed({ kind: "wrong-code" });
    const now = clock.now();
    const since = (now.getTime() - (factor.missed_at?.getTime() ?? 0)) / 1000;
    const misses = since < missesSeconds ? factor.misses : 0;
    if (misses >= mostMisses) return failed({ kind: "locked", seconds: Math.ceil(missesSeconds - since) });
    const right = await isUsedUp(personId, factor.secret, plain(code));
    await db
      .updateTable("person_second_factor")
      .set((eb) => ({
        misses: right ? 0 : misses === 0 ? 1 : eb("misses", "+", 1),
        ...(right ? { missed_at: null } : { missed_at: now }),
      }))
      .where("person_id", "=", personId)
      .execute();
    return right ? done(undefined) : failed({ kind: "wrong-code" });
  }

  return {
    use,
    async view(personId: string): Promise<SecondFactorView> {
      const factor = await factorOf(personId);
      if (!factor?.confirmed_at) return { on: false, since: null, recoveryCodes: 0 };
      const { count } = await db
        .selectFrom("person_recovery_code")
        .select((eb) => eb.fn.countAll<string>().as("count"))
        .where("person_id", "=", personId)
        .executeTakeFirstOrThrow();
      return { on: true, since: factor.confirmed_at.toISOString(), recoveryCodes: Number(count) };
    },

    isOn: async (personId: string): Promise<boolean> => Boolean((await factorOf(personId))?.confirmed_at),

    /** A new secret, which counts once a code of it was typed. */
    async begin(personId: string, email: string): Promise<Outcome<SecondFactorSetup, "on-already">> {
      const secret = randomBytes(18).toString("base64url");
      const begun = { secret: await symmetricEncrypt({ key: await key(), data: secret }), created_at: clock.now() };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("person_second_factor")
        .values({ person_id: personId, ...begun })
        .onConflict((conflict) =>
          conflict.column("person_id").doUpdateSet(begun).where("person_second_factor.confirmed_at", "is", null),
        )
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return failed("on-already");
      const uri = createOTP(secret, { digits, period: periodSeconds }).url("Passepartout", email);
      return done({ uri, secret: new URL(uri).searchParams.get("secret") ?? "" });
    },

    /** Turns the second factor on after its first code. @returns recovery codes, to be shown once */
    async confirm(personId: string, code: string): Promise<Outcome<readonly string[], CodeRefusal>> {
      const used = await use(personId, code);
      if (!used.ok) return used;
      return db.transaction().execute(async (trx) => {
        await trx
          .updateTable("person_second_factor")
          .set({ confirmed_at: clock.now() })
          .where("person_id", "=", personId)
          .where("confirmed_at", "is", null)
          .execute();
        return done(await writeRecoveryCodes(trx, personId));
      });
    },

    /** Those from before work no more. */
    newRecoveryCodes: (personId: string): Promise<readonly string[]> =>
      db.transaction().execute((trx) => writeRecoveryCodes(trx, personId)),

    /** Clears misses after a new password: the wrong codes came from somebody who knew the old one. */
    async forgetMisses(personId: string): Promise<void> {
      const none = { misses: 0, missed_at: null };
      await db.updateTable("person_second_factor").set(none).where("person_id", "=", personId).execute();
    },
  };
}

/** Turns the second factor off. */
export async function removeSecondFactor(db: Db, personId: string): Promise<void> {
  await db.deleteFrom("person_second_factor").where("person_id", "=", personId).execute();
}
