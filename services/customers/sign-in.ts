import { AsyncLocalStorage } from "node:async_hooks";
import { betterAuth } from "better-auth";
import type { Database } from "../../platform/database/database.ts";
import { newPassword } from "./contract.ts";
import { hostCookie } from "./cookie-names.ts";
import { endLinks } from "./end-links.ts";
import { passwordHashing, usualCost } from "./password-hash.ts";
import { resetMinutes } from "./reset-minutes.ts";
import { holdFreeAddress } from "./sign-in-names.ts";

export interface SignInOptions {
  readonly database: Database;
  /** At least 32 random characters; signs the session cookie. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Hosts of the countries; sessions hold on each separately. */
  readonly trustedOrigins: readonly string[];
  /** See `passwordHashing`. */
  readonly passwordCost?: number;
}

const timestamps = { createdAt: "created_at", updatedAt: "updated_at" };

/**
 * better-auth over our own tables. Nothing outside of this folder knows it: the shop's routes call `signIn.api`, so
 * its own addresses are never mounted.
 */
export function createSignIn({ database, secret, publicUrl, trustedOrigins, passwordCost = usualCost }: SignInOptions) {
  const isSecure = publicUrl.startsWith("https:");
  return betterAuth({
    // A person without her password, left by a crash between the two, could neither sign in nor sign up again.
    database: { db: database.db, type: "postgres", transaction: true },
    secret,
    baseURL: publicUrl,
    trustedOrigins: [...trustedOrigins],
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: newPassword.minLength ?? 1,
      maxPasswordLength: newPassword.maxLength ?? 200,
      password: passwordHashing(passwordCost),
      autoSignIn: true,
      resetPasswordTokenExpiresIn: resetMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => void madeToken.getStore()?.(token),
      // One link was used: the others that are on their way, perhaps in the wrong hands, work no more.
      onPasswordReset: async ({ user }) => {
        resetAccount.getStore()?.(user.id);
        await endLinks(database.db, user.id);
        // She reads the mails of this address.
        await holdFreeAddress(database.db, user.id);
      },
    },
    session: {
      modelName: "person_session",
      fields: {
        userId: "person_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...timestamps,
      },
      // Written by the office's door alone, see `office-access.ts`.
      additionalFields: { office: { type: "boolean", required: false, input: false, defaultValue: false } },
      expiresIn: 60 * 60 * 24 * 30,
      updateAge: 60 * 60 * 24,
    },
    user: {
      modelName: "person",
      // Better-auth wants an address that is one account's alone; ours is what she typed, see `sign-in-names.ts`.
      fields: { email: "sign_in_name", emailVerified: "email_verified", ...timestamps },
      additionalFields: {
        address: { type: "string", fieldName: "email", input: true },
        firstName: { type: "string", fieldName: "first_name", defaultValue: "", input: true },
        lastName: { type: "string", fieldName: "last_name", defaultValue: "", input: true },
        // Never from a form: a visitor must not be able to make herself an operator.
        number: { type: "number", required: false, input: false },
        officeRole: { type: "string", fieldName: "office_role", required: false, input: false },
        officeLanguage: { type: "string", fieldName: "office_language", required: false, input: false },
      },
    },
    account: {
      modelName: "person_credential",
      fields: {
        userId: "person_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...timestamps,
      },
    },
    // Hashed, so that a leaked table opens no account.
    verification: {
      modelName: "person_verification",
      storeIdentifier: "hashed",
      fields: { expiresAt: "expires_at", ...timestamps },
    },
    advanced: {
      cookiePrefix: hostCookie("passepartout", isSecure),
      // Its own prefix says less.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      ipAddress: { disableIpTracking: true },
    },
  });
}

/** Receives the token that better-auth passes to its callback. */
const madeToken = new AsyncLocalStorage<(token: string) => void>();

/** Receives the account whose password better-auth has set, by its token. */
const resetAccount = new AsyncLocalStorage<(personId: string) => void>();

/** Sets a password by the token of a mail. @returns whose it is. @throws better-auth's refusal */
export async function setByToken(signIn: SignIn, token: string, newPassword: string): Promise<string> {
  let id = "";
  const take = (personId: string) => {
    id = personId;
  };
  await resetAccount.run(take, () => signIn.api.resetPassword({ body: { token, newPassword } }));
  return id;
}

/** A token that sets a new password for the account with this name once; null when there is no such account. */
export async function resetTokenFor(signIn: SignIn, signInName: string): Promise<string | null> {
  let made: string | null = null;
  const take = (token: string) => {
    made = token;
  };
  await madeToken.run(take, () => signIn.api.requestPasswordReset({ body: { email: signInName } }));
  return made;
}

export type SignIn = ReturnType<typeof createSignIn>;
