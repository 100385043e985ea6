/**
 * The way of an order in named steps, from the click to the paid order. A process may die at any of them; what then
 * holds is said beside each, and a test kills a process at every one.
 */
export const orderSteps = [
  /** Nothing is written. A repeated request starts again. */
  "placing-started",
  /** Written, not committed: the database rolls back. A repeated request starts again. */
  "order-uncommitted",
  /** The order exists, the basket is closed, no payment was requested. The same key finds it and requests one. */
  "order-committed",
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** Called at each step; does nothing in the shop, stops the process in tests. */
export type CrashPoint<Step extends string> = (step: Step) => void | Promise<void>;
