import type { Withdrawal } from "./contract.ts";

/** Words of one law about withdrawal, before names and numbers are filled in. */
export interface WithdrawalTexts extends Omit<Withdrawal, "online"> {
  /** The instruction's sentences about withdrawing online; "" where it is never offered. */
  readonly online: string;
}
