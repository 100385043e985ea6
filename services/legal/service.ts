export type { LegalSection, Seller } from "./contract.ts";
export { withdrawalOf } from "./withdrawal.ts";
