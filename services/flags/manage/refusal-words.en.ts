import type { Fault } from "../definition/check-definition.ts";

/** Why something was refused, and how to mend it. */
export interface RefusalWords {
  readonly unknown: (name: string) => string;
  readonly changedTitle: string;
  readonly changed: (by: string, changeNumber: number) => string;
  readonly neededTitle: string;
  readonly needed: (users: readonly string[], name: string) => string;
  readonly otherKind: string;
  readonly otherName: (name: string, inBody: string) => string;
  readonly noDice: string;
  readonly noDiceMend: string;
  readonly over: string;
  readonly keys: string;
  readonly fault: (fault: Fault["fault"]) => string;
}

export const en: RefusalWords = {
  unknown: (name) => `There is no ${name} in this environment.`,
  changedTitle: "The flag was changed meanwhile",
  changed: (by, number) => `${by || "Somebody"} changed it; read change ${number}, and write again.`,
  neededTitle: "Others need it",
  needed: (users, name) => `${users.join(", ")} would not work without ${name}; change them first.`,
  otherKind: "There is a segment of the other size by that name",
  otherName: (name, inBody) => `The address names ${name}, the definition ${inBody}.`,
  noDice: "The flag has no roll-out condition",
  noDiceMend: "Give it a condition with sizes first.",
  over: "That is over already",
  keys: "Keys of visitors have 1 to 250 characters; nobody was moved.",
  fault(fault) {
    switch (fault.kind) {
      case "sizes":
        return `The sizes sum to ${fault.sum}; they must sum to 100.`;
      case "between":
        return `The range begins at ${fault.start} and ends before it, at ${fault.end}.`;
      case "missing":
        return `There is no ${fault.what === "flag" ? "flag" : `${fault.what} segment`} ${fault.name}; make it first.`;
      case "treatment":
        return `The flag ${fault.flag} gives no ${fault.treatment}, which is waited for.`;
      case "configuration":
        return `The flag gives no ${fault.treatment}, so that it needs no configuration.`;
      case "circle":
        return `It would wait for itself: ${fault.through.join(", ")}.`;
    }
  },
};
