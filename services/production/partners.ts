import { defaultPartner, type ProductionPartner } from "../../print/production-partner.ts";

/** The print houses of the shop. */
export interface Partners {
  /** The one who makes files of this partner role, see `products/print-plan.ts`. */
  for(role: string): ProductionPartner;
  /** The one of a key; null for one the shop no longer works with. */
  named(key: string): ProductionPartner | null;
}

/** A shop that makes everything itself. */
export async function ownProduction(): Promise<Partners> {
  const own = await defaultPartner();
  return { for: () => own, named: (key) => (key === own.setting.key ? own : null) };
}
