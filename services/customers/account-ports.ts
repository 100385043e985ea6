import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { MailShop, ResetPorts } from "./password-reset.ts";

/** Services for mails about an account. */
export interface AccountPorts extends ResetPorts {
  /** Absolute address of the page where a new mail address is confirmed. */
  readonly newEmailPage: (shop: MailShop) => string;
}

/**
 * Deletes a customer's data when her account ends, and gives what the law requires us to keep (orders, ordered designs)
 * to an heir without a browser. Data known by mail address are included; null where it was never proven.
 */
export type Forget = (trx: Db, customerId: string, heir: string, provenEmail: string | null) => Promise<void>;

/** Data of a customer in each service, by their name in her copy. */
export type Exporters = Readonly<Record<string, (owner: Owner & { readonly customerId: string }) => Promise<unknown>>>;
