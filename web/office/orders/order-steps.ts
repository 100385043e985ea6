import type { OrderState, OrderView } from "../../../services/orders/contract.ts";

/** The way of an order through the house, after it was placed. */
export const steps = ["paid", "files-checked", "in-production", "shipped", "delivered"] as const;
export type StepName = (typeof steps)[number];

export interface Step {
  readonly name: StepName | "cancelled" | "complaint";
  /** `now` is what has to be done next. */
  readonly mark: "done" | "now" | "ahead" | "broken";
  /** When it was reached, or since when it waits; null for what lies ahead. */
  readonly at: string | null;
}

const isStep = (state: OrderState): state is StepName => steps.some((step) => step === state);

/** Steps for the bar over an order. A cancelled order ends where it stood; a complaint follows what was done. */
export function stepsOf({ state, history }: Pick<OrderView, "state" | "history">): readonly Step[] {
  const reachedAt = (one: OrderState) => history.findLast((entry) => entry.state === one)?.at ?? null;
  const doneStep = (name: StepName): Step => ({ name, mark: "done", at: reachedAt(name) });

  if (state === "cancelled" || state === "complaint") {
    const before = history.filter((entry) => isStep(entry.state)).at(-1)?.state;
    const reached = before === undefined ? [] : steps.slice(0, steps.indexOf(before as StepName) + 1);
    const broken: Step = { name: state, mark: "broken", at: reachedAt(state) };
    return [...reached.map(doneStep), broken];
  }
  const reached = isStep(state) ? steps.indexOf(state) + 1 : 0;
  return steps.map((name, index): Step => {
    if (index < reached) return doneStep(name);
    if (index === reached) return { name, mark: "now", at: reachedAt(state) };
    return { name, mark: "ahead", at: null };
  });
}
