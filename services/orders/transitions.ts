import { done, failed, type Outcome } from "../../core/outcome.ts";
import { cancelPromiseMinutes, type OrderState } from "./contract.ts";

/** Author of a transition. */
export type Actor = "customer" | "operator" | "payment" | "print" | "system";

interface Transition {
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly Actor[];
}

/** Every way an order can go; what is not here is impossible. */
export const transitions: readonly Transition[] = [
  { from: "placed", to: "paid", by: ["payment"] },
  { from: "placed", to: "cancelled", by: ["customer", "operator", "system"] },
  { from: "paid", to: "files-checked", by: ["print", "system", "operator"] },
  { from: "paid", to: "cancelled", by: ["customer", "operator"] },
  { from: "files-checked", to: "in-production", by: ["operator", "system"] },
  // An order delivered by mail only arrives with its mail.
  { from: "files-checked", to: "delivered", by: ["system"] },
  { from: "files-checked", to: "cancelled", by: ["customer", "operator"] },
  // A print file was withdrawn, for instance because the operator saw a fault.
  { from: "files-checked", to: "paid", by: ["operator", "print"] },
  { from: "in-production", to: "shipped", by: ["operator"] },
  { from: "in-production", to: "cancelled", by: ["operator"] },
  { from: "shipped", to: "delivered", by: ["operator", "system"] },
  { from: "shipped", to: "complaint", by: ["operator"] },
  { from: "delivered", to: "complaint", by: ["operator"] },
  // A complaint ends with a new print, with nothing to be done, or with the money back.
  { from: "complaint", to: "in-production", by: ["operator"] },
  { from: "complaint", to: "delivered", by: ["operator"] },
  { from: "complaint", to: "cancelled", by: ["operator"] },
];

export type TransitionFailure =
  /** There is no such way, or not for this actor. */
  | "not-allowed"
  /** The customer was promised that nothing starts before. */
  | "cancel-promise-running";

/** May this actor move the order there now? */
export function mayMove(
  order: { readonly state: OrderState; readonly placedAt: Date },
  to: OrderState,
  actor: Actor,
  now: Date,
): Outcome<OrderState, TransitionFailure> {
  const way = transitions.find((one) => one.from === order.state && one.to === to);
  if (!way?.by.includes(actor)) return failed("not-allowed");
  const starts = order.state === "files-checked" && to === "in-production";
  if (starts && now < cancelPromisedUntil(order.placedAt)) return failed("cancel-promise-running");
  return done(to);
}

export const cancelPromisedUntil = (placedAt: Date): Date =>
  new Date(placedAt.getTime() + cancelPromiseMinutes * 60_000);

/** Possible transitions of an order for this actor in this state, apart from time limits. */
export const waysOn = (state: OrderState, actor: Actor): readonly OrderState[] =>
  transitions.filter(({ from, by }) => from === state && by.includes(actor)).map(({ to }) => to);
