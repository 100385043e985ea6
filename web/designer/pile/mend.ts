import type { DesignDocument } from "../../../design/document.ts";
import type { Step } from "../../../design/operation.ts";
import type { Flag } from "./eye.ts";
import { type PileRules, removedPrints, restockedPrints, rimmedPrints, turnedPhotos } from "./print-steps.ts";

/** What is proposed for a print: the shop's first answer, with one click. */
export type Proposal = "rim" | "smaller" | "turn" | "remove";

/** Null: nothing but a look helps. */
export function proposalOf(flag: Flag): Proposal | null {
  switch (flag.reason) {
    case "cut":
    case "face":
      return "rim";
    case "small":
      return flag.smaller ? "smaller" : "remove";
    case "turned":
      return "turn";
    default:
      return "remove";
  }
}

/** What a proposal does to one print. */
export function mendedPrint(document: DesignDocument, surface: string, flag: Flag, rules: PileRules): readonly Step[] {
  const one = new Set([surface]);
  switch (proposalOf(flag)) {
    case "rim":
      return rimmedPrints(document, one, true, rules);
    case "smaller":
      return flag.reason === "small" && flag.smaller
        ? restockedPrints(
            document,
            one,
            () => (flag.reason === "small" ? (flag.smaller ?? undefined) : undefined),
            rules,
          )
        : [];
    case "turn":
      // The sky goes up.
      return turnedPhotos(document, one, rules, flag.reason === "turned" && flag.sky === "left" ? 90_000 : -90_000);
    default:
      return removedPrints(document, one, rules);
  }
}
