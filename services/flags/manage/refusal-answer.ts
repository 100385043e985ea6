import type { Context } from "hono";
import { type FieldError, pointerOf } from "../../../core/http/problem.ts";
import { problem } from "../../../platform/http/problem.ts";
import type { Fault } from "../definition/check-definition.ts";
import type { Refusal } from "../store/refusal.ts";
import { faultText, type RefusalWords, refusalWords } from "./refusal-words.ts";

/** Says why a change was not made: to scripts in English, to operators in the language of their office. */
export function answerRefusal(c: Context, refusal: Refusal, words: RefusalWords = refusalWords("en-GB")) {
  switch (refusal.kind) {
    case "unknown":
      return problem(c, { status: 404, kind: "not-found", detail: words.unknown({ name: refusal.name }) });
    case "faults":
      return problem(c, {
        status: 422,
        kind: "invalid-request",
        errors: refusal.faults.map((fault) => fieldOf(fault, words)),
      });
    case "changed":
      return problem(c, {
        status: 409,
        title: words.changedTitle,
        kind: "changed-meanwhile",
        detail: words.changed({ by: refusal.by || words.somebody }),
        extra: { changeNumber: refusal.changeNumber, by: refusal.by },
      });
    case "needed":
      return problem(c, {
        status: 409,
        title: words.neededTitle,
        kind: "needed",
        detail: words.needed({ users: refusal.users.join(", "), name: refusal.name }),
        extra: { users: refusal.users },
      });
    case "other-kind":
      return problem(c, { status: 409, title: words.otherKind, kind: "other-kind" });
    case "other-name":
      return problem(c, {
        status: 422,
        kind: "invalid-request",
        detail: words.otherName({ name: refusal.name, inBody: refusal.inBody }),
      });
    case "no-dice":
      return problem(c, { status: 409, title: words.noDice, kind: "no-roll-out", detail: words.noDiceMend });
    case "over":
      return problem(c, { status: 409, title: words.over, kind: "over" });
    case "keys":
      return problem(c, { status: 422, kind: "invalid-request", detail: words.keys, extra: { keys: refusal.keys } });
  }
}

const fieldOf = ({ path, fault }: Fault, words: RefusalWords): FieldError => ({
  in: "body",
  pointer: pointerOf(["definition", ...path]),
  detail: faultText(fault, words),
});
