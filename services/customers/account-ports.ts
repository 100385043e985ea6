import type { Db } from "../../platform/database/database.ts";
import type { Owner } from "../../platform/database/ownership.ts";
import type { MailShop, ResetPorts } from "./password-reset.ts";

/** What mails about an account need of the house. */
export interface AccountPorts extends ResetPorts {
  /** Absolute address of the page where a new mail address is confirmed. */
  readonly newEmailPage: (shop: MailShop) => string;
}

/**
 * What a service does when a customer's account ends: it deletes what is hers, and hands what the law wants kept (orders
 * and what was ordered) to an heir, a visitor that nobody is. Who knows her by her mail address alone gets that, too; null when she never proved
 * that it is hers.
 */
export type Forget = (trx: Db, customerId: string, heir: string, provenEmail: string | null) => Promise<void>;

/** What a service knows of a customer, by the name under which her copy has it. */
export type Exporters = Readonly<Record<string, (owner: Owner & { readonly customerId: string }) => Promise<unknown>>>;
