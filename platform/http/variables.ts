import type { Channel } from "../../core/channel.ts";
import type { Country, Locale, Unit } from "../../core/locale.ts";
import type { Currency } from "../../core/money.ts";
import type { Log } from "../log/log.ts";

/** In which shop a request is made: its headers X-Channel and X-Locale, and what follows from the locale. */
export interface Shop {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly unit: Unit;
  readonly country: Country;
}

export type OperatorRole = "operator" | "admin";

/** Who asks. The customers service finds out and sets it. */
export interface Visitor {
  /** Exists from the first click, before any sign-in. */
  readonly visitorId: string;
  readonly customerId: string | null;
  readonly operator: { readonly id: string; readonly name: string; readonly role: OperatorRole } | null;
}

/** What every handler finds in `c.var`. */
export interface AppVariables {
  readonly requestId: string;
  readonly log: Log;
  /** Address of the caller; behind proxies the one the outermost trusted proxy saw. */
  readonly clientAddress: string;
  readonly shop: Shop;
  readonly visitor?: Visitor;
}

export interface AppEnv {
  Variables: AppVariables;
}
