import type { Context } from "hono";
import { type FieldError, pointerOf } from "../../../core/http/problem.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Fault } from "../definition/check-definition.ts";
import type { Refusal } from "../store/refusal.ts";

/** Says to a script why its change was not made. */
export function answerRefusal(c: Context, refusal: Refusal) {
  switch (refusal.kind) {
    case "unknown":
      return problem(c, { status: 404, kind: "not-found", detail: `There is no ${refusal.name} in this environment.` });
    case "faults":
      return problem(c, { status: 422, kind: "invalid-request", errors: refusal.faults.map(fieldOf) });
    case "changed":
      return problem(c, {
        ...{ status: 409, title: "The flag was changed meanwhile" },
        detail: `${refusal.by || "Somebody"} changed it; read change ${refusal.changeNumber}, and write again.`,
        extra: { changeNumber: refusal.changeNumber },
      });
    case "needed":
      return problem(c, {
        ...{ status: 409, title: "Others need it" },
        detail: `${refusal.users.join(", ")} would not work without ${refusal.name}; change them first.`,
        extra: { users: refusal.users },
      });
    case "other-kind":
      return problem(c, { status: 409, title: "There is a segment of the other size by that name" });
    case "other-name":
      return problem(c, {
        ...{ status: 422, kind: "invalid-request" },
        detail: `The address names ${refusal.name}, the definition ${refusal.inBody}.`,
      });
    case "keys":
      return problem(c, {
        ...{ status: 422, kind: "invalid-request" },
        detail: "Keys of visitors have 1 to 250 characters; nobody was moved.",
        extra: { keys: refusal.keys },
      });
  }
}

const fieldOf = ({ path, fault }: Fault): FieldError => ({
  in: "body",
  pointer: pointerOf(["definition", ...path]),
  detail: detailOf(fault),
});

export function detailOf(fault: Fault["fault"]): string {
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
}
