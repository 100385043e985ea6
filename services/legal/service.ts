export type { Seller } from "./contract.ts";
export { hasWithdrawalFunction, withdrawalOf } from "./withdrawal.ts";
