import type { Context } from "hono";
import type { Language } from "../../core/locale.ts";
import type { Shop } from "../../core/shop.ts";
import type { Log } from "../log/log.ts";

export type OperatorRole = "operator" | "admin";

/** The visitor of a request, set by the customers service. */
export interface Visitor {
  /** Exists from the first click, before any sign-in. */
  readonly visitorId: string;
  readonly customerId: string | null;
  readonly operator: {
    readonly id: string;
    readonly name: string;
    readonly role: OperatorRole;
    /** In which she reads the office; null: the page's own. */
    readonly language: Language | null;
  } | null;
}

/** Members of `c.var` in every handler. */
export interface AppVariables {
  readonly requestId: string;
  readonly log: Log;
  /** Address of the caller; behind proxies the one the outermost trusted proxy saw. */
  readonly clientAddress: string;
  readonly shop: Shop;
  readonly visitor?: Visitor;
  /** The page cache's result for the request; absent where nothing is cached. */
  readonly pageCache?: "hit" | "miss" | "stale" | "shared";
}

export interface AppEnv {
  Variables: AppVariables;
}

/** Operator's name for the record. @throws where a route lacks `requireOperator` */
export function operatorName(c: Context<AppEnv>): string {
  const operator = c.var.visitor?.operator;
  if (!operator) throw new Error("requireOperator is missing");
  return operator.name;
}
