import { z } from "zod";
import { languages } from "../../core/locale.ts";
import { jobStates } from "./job-states.ts";

export const operatorPaths = {
  /** POST `operatorLogin` -> `operatorView`; 403 `code-needed` for the right password where the second factor is on. */
  login: "/office-api/login",
  /** POST, 204. */
  logout: "/office-api/logout",
  /** GET -> `operatorView`, or null: that nobody is signed in is an answer, no fault. */
  me: "/office-api/me",
  /** POST `operatorLanguage`, 204. */
  language: "/office-api/language",
  /** POST `operatorReset`, 204: a link by mail where there is such an account; the answer does not say whether. */
  passwordReset: "/office-api/password-reset",
  /** POST `operatorPassword`, 204: the token of the link and the new password. */
  newPassword: "/office-api/new-password",
  /** GET -> `secondFactorView`. */
  secondFactor: "/office-api/second-factor",
  /** POST `secondFactorProof`, 204: turns the second factor off. */
  secondFactorOff: "/office-api/second-factor/off",
  /** POST `secondFactorBegin` -> `secondFactorSetup`. */
  secondFactorBegin: "/office-api/second-factor/begin",
  /** POST `secondFactorConfirm` -> `recoveryCodes`: it is on. */
  secondFactorConfirm: "/office-api/second-factor/confirm",
  /** POST `secondFactorProof` -> `recoveryCodes`: those from before work no more. */
  recoveryCodes: "/office-api/second-factor/recovery-codes",
  /** GET -> `jobList`; query `state`, `search`, `page`. */
  jobs: "/office-api/jobs",
  /** POST, 204: tries a waiting or dead job again now. */
  retry: (id: string) => `/office-api/jobs/${id}/retry`,
} as const;

const password = z.string().min(1).max(200);
/** Of the app or for recovery, as it was typed. */
const code = z.string().trim().min(1).max(40);
export const operatorLogin = z.object({ email: z.email().max(254), password, code: code.optional() });
export const operatorLanguage = z.object({ language: z.enum(languages) });
export const operatorReset = z.object({ email: z.email().max(254) });
export const operatorPassword = z.object({ token: z.string().min(1).max(200), password });
export const secondFactorView = z.object({
  on: z.boolean(),
  since: z.iso.datetime().nullable(),
  /** Number of unused codes. */
  recoveryCodes: z.int(),
});
export type SecondFactorView = z.infer<typeof secondFactorView>;
export const secondFactorBegin = z.object({ password });
export const secondFactorSetup = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** otpauth://, for a QR code. */
  uri: z.string(),
});
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;
export const secondFactorConfirm = z.object({ code });
export const secondFactorProof = z.object({ password, code });
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
export const operatorView = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(["operator", "admin"]),
  /** In which she reads the office; null: the page's own. */
  language: z.enum(languages).nullable(),
  capabilities: z.array(z.string()),
});
export type OperatorView = z.infer<typeof operatorView>;

export const jobsQuery = z.object({
  state: z.enum(jobStates).optional(),
  search: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});
export const jobList = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.enum(jobStates),
      payload: z.unknown(),
      attempts: z.int(),
      maxAttempts: z.int(),
      lastError: z.string().nullable(),
      runAt: z.iso.datetime(),
      createdAt: z.iso.datetime(),
    }),
  ),
  counts: z.record(z.enum(jobStates), z.int()),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type JobList = z.infer<typeof jobList>;
