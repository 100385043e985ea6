/** What becomes of an example: nobody is near it, it is on its way, it is drawn behind one that is on its way, it is seen. */
export type Step = "far" | "coming" | "drawn" | "seen";

/** @returns the steps after one example is on its way, or is drawn; drawn ones are seen as soon as none above is on its way */
export function stepped(steps: readonly Step[], index: number, to: "coming" | "drawn"): readonly Step[] {
  if (steps[index] === "seen") return steps;
  const next = steps.with(index, to);
  const first = next.indexOf("coming");
  return next.map((step, at) => (step === "drawn" && (first < 0 || at < first) ? "seen" : step));
}

/** Whether an example is kept from sight, because one above it would push it away; never one that was seen already. */
export function isHeld(steps: readonly Step[], index: number): boolean {
  return steps[index] !== "seen" && steps.slice(0, index).includes("coming");
}
