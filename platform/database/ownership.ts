import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from "kysely";

/** Owner of a row: a visitor's browser until she signs in, from then on the customer alone. */
export interface Owner {
  readonly visitorId: string;
  readonly customerId: string | null;
}

/**
 * Rows this owner may see. A row that has moved to a customer is no longer reached by the visitor's cookie alone.
 *
 * @example
 * db.selectFrom("design").selectAll().where(ownedBy(owner)).where("id", "=", id)
 */
export function ownedBy(owner: Owner) {
  // biome-ignore lint/suspicious/noExplicitAny: works for every table that has the two columns
  return (eb: ExpressionBuilder<any, any>): ExpressionWrapper<any, any, SqlBool> => {
    const asVisitor = eb.and([eb("customer_id", "is", null), eb("visitor_id", "=", owner.visitorId)]);
    return owner.customerId === null ? asVisitor : eb.or([eb("customer_id", "=", owner.customerId), asVisitor]);
  };
}

/** The owner of nothing, for a visitor without a cookie: looking for her things creates no visitor. */
export const nobody: Owner = { visitorId: "00000000-0000-0000-0000-000000000000", customerId: null };

/** A customer in no browser: what her account has. */
export const accountOf = (customerId: string): Owner => ({ ...nobody, customerId });

/** The columns of a new row of this owner. */
export const ownerColumns = (owner: Owner) => ({ visitor_id: owner.visitorId, customer_id: owner.customerId });
