import { elementFromSchema1, surfaceFromSchema1 } from "./migrate-document.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * An operation of schema 1 in the words of schema 2; what already is one, and what is none at all, comes back as it is.
 * Both vocabularies share no type whose fields differ, except `setConfiguration`, which carried all sides.
 */
export function operationFromSchema1(operation: unknown): unknown {
  if (typeof operation !== "object" || operation === null) return operation;
  const one = operation as Json;
  if (one.type === "together" && Array.isArray(one.steps)) {
    return { ...one, steps: one.steps.flatMap(stepsFromSchema1) };
  }
  const steps = stepsFromSchema1(one);
  return steps.length === 1 ? steps[0] : { type: "together", steps };
}

function stepsFromSchema1(step: unknown): readonly unknown[] {
  if (typeof step !== "object" || step === null) return [step];
  return knownStep(step as Json);
}

function knownStep(step: Json): readonly unknown[] {
  switch (step.type) {
    case "addElement":
      return [{ ...without(step, ["element"]), type: "addElements", elements: [elementFromSchema1(step.element)] }];
    case "removeElement":
      return [{ type: "removeElements", elements: [step.element] }];
    case "setElementFrame":
      return [{ type: "setElement", element: step.element, set: { frame: step.frame } }];
    case "setText":
      return [{ type: "setElement", element: step.element, set: without(step, ["type", "element"]) }];
    case "setConfiguration":
      return "surfaces" in step && Array.isArray(step.surfaces)
        ? [
            { type: "setConfiguration", set: step.configuration },
            { type: "setSurfaces", surfaces: step.surfaces.map(surfaceFromSchema1) },
          ]
        : [step];
    default:
      return [step];
  }
}

const without = (record: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
