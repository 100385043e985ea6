import { z } from "zod";
import { asciiDomain } from "../../core/mail-address.ts";
import { shortestPassword } from "../../core/password.ts";
import { isReadableName } from "../../core/readable-name.ts";

export * from "./office-contract.ts";

/** GET: starts or ends a partner's visit, and redirects to a page. */
export const whitelabelPath = "/whitelabel/switch";

/** The name of the partner who began the visit, for scripts of pages that show it; it proves nothing. */
export const partnerCookie = "passepartout.partner";

/** Paths of specification section 7 (customer and other paths). */
export const customerPaths = {
  data: "/web-api/customer-data",
  /** GET -> `ownAccount`: what only she reads of her account. Never cached. */
  account: "/web-api/customer-account",
  login: "/web-api/customer-login",
  logout: "/web-api/customer-logout",
  signup: "/web-api/customer-signup",
  /** POST `resetForm`: a link by mail, if there is such an account; the answer does not say whether. */
  passwordReset: "/web-api/customer-password-reset",
  /** POST `newPasswordForm`: the token of the link and the new password. */
  newPassword: "/web-api/customer-new-password",
  /** POST `changePasswordForm`: other sessions end. */
  changePassword: "/web-api/customer-change-password",
  /** POST `changeEmailForm`: a link to the new address; nothing changes before it is opened. */
  changeEmail: "/web-api/customer-change-email",
  /** POST, without fields: mails the pending link again, or one to her unproven address. */
  proveEmail: "/web-api/customer-prove-email",
  /** POST `confirmEmailForm` -> `confirmedData`: the token of a link to an address. */
  confirmEmail: "/web-api/customer-confirm-email",
  /** POST `deleteAccountForm`. */
  deleteAccount: "/web-api/customer-delete",
  /** GET: all that is known of her, as a JSON file. */
  export: "/web-api/customer-export",
} as const;

/** GET customer-data: the customer entity of the second specification document, section 3. Never cached. */
export const customerData = z.object({
  payload: z.object({
    /** SHA-256 of the lower-case address in hex, null when logged out. */
    emailHash: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    isLoggedIn: z.boolean(),
    isWhitelabelCustomer: z.boolean(),
    number: z.number().int().nullable(),
    order: z.object({ cartArticlesAmount: z.number().int(), isWhitelabelOrder: z.boolean() }),
    type: z.number().int(),
  }),
});
export type CustomerData = z.infer<typeof customerData>;

export const ownAccount = z.object({
  email: z.string(),
  /** Whether she opened a link that was mailed to it. */
  emailProven: z.boolean(),
  /** Address of a pending link: this one, or a new one. */
  awaitedEmail: z.string().nullable(),
  /** When she signed up, ISO 8601. */
  since: z.iso.datetime(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

/** Answer of customer-login and customer-signup. */
export const enteredData = customerData.extend({
  /** Whether designs or a basket that she had made before are hers now. */
  adopted: z.boolean(),
});
export type EnteredData = z.infer<typeof enteredData>;

/** Answer of customer-confirm-email. */
export const confirmedData = customerData.extend({
  /** Whether an account that had the address before is one with hers now. */
  joined: z.boolean(),
});
export type ConfirmedData = z.infer<typeof confirmedData>;

/** An internationalised domain is stored in its ASCII form; the part before the @ has at most 64 characters. */
const email = z
  .string()
  .trim()
  .max(254)
  .meta({ format: "email" })
  .transform((text) => {
    const at = text.lastIndexOf("@") + 1;
    return (text.slice(0, at) + asciiDomain(text.slice(at))).toLowerCase();
  })
  .pipe(
    z
      .email()
      .max(254)
      .refine((text) => text.indexOf("@") <= 64),
  );

/** Form data of POST customer-login. */
export const loginForm = z.object({ email, password: z.string().min(1).max(200) });

/** As in letters. */
const name = z.string().trim().min(1).max(80).refine(isReadableName);

/** A valid new password: long enough not to be guessed. */
export const newPassword = z.string().min(shortestPassword).max(200);

/** Form data of POST customer-signup. */
export const signupForm = z.object({
  email,
  password: newPassword,
  firstName: name,
  lastName: name,
});

/** Form data of POST customer-password-reset. */
export const resetForm = z.object({ email });

/** Form data of POST customer-new-password. */
export const newPasswordForm = z.object({ token: z.string().min(1).max(200), password: newPassword });

/** The present password, asked for once more. */
const current = z.string().min(1).max(200);
/** Form data of POST customer-change-password. */
export const changePasswordForm = z.object({ current, password: newPassword });
/** Form data of POST customer-change-email. */
export const changeEmailForm = z.object({ current, email });
/** Form data of POST customer-confirm-email; `current` is the account's password, needed without its session. */
export const confirmEmailForm = z.object({
  token: z.string().min(1).max(200),
  current: z.string().max(200).default(""),
});
/** Form data of POST customer-delete. */
export const deleteAccountForm = z.object({ current });
