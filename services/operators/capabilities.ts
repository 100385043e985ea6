import type { OperatorRole } from "../../platform/http/variables.ts";

/** Rights in the office. */
export const capabilities = [
  /** Her own access: second factor and recovery codes. */
  "own-access",
  "orders",
  "print-files",
  "mails",
  /** Mails that grant access, such as links to a new password. */
  "mails-secret",
  "jobs",
  "jobs-retry",
  "vouchers",
  "catalogue",
  "catalogue-publish",
  "wording",
  /** Visitors read it at once. */
  "wording-change",
  "content",
  "content-publish",
  "newsletter",
  "newsletter-export",
  "chats",
  "customers",
  "funnel",
  "flags",
  "flags-change",
] as const;
export type Capability = (typeof capabilities)[number];

/**
 * The two roles: operators run production and may switch a flag off, admins also mend what is stuck, publish prices and
 * pages, change flags, and hand out the newsletter's addresses.
 */
const table: Readonly<Record<OperatorRole, readonly Capability[]>> = {
  operator: [
    "own-access",
    "orders",
    "print-files",
    "mails",
    "jobs",
    "catalogue",
    "wording",
    "content",
    "newsletter",
    "chats",
    "customers",
    "funnel",
    "flags",
  ],
  admin: capabilities,
};

export const capabilitiesOf = (role: OperatorRole): readonly Capability[] => table[role];
export const may = (role: OperatorRole, capability: Capability): boolean => table[role].includes(capability);
