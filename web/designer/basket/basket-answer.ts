import type { Problem } from "../../../core/http/problem.ts";

/** What the basket says, as keys of the messages. */
export type BasketProblem =
  | "mismatch"
  | "changedElsewhere"
  | "photosMissing"
  | "tooSmall"
  | "unsettled"
  | "outdated"
  | "recipients"
  | "findings"
  | "tooFast"
  | "full"
  | "notFound"
  | "impossible"
  | "offline"
  | "failed";

const kinds: Readonly<Record<string, BasketProblem>> = {
  "scene-mismatch": "mismatch",
  "sequence-conflict": "changedElsewhere",
  "photos-missing": "photosMissing",
  "photos-too-small": "tooSmall",
  unsettled: "unsettled",
  "release-outdated": "outdated",
  recipients: "recipients",
  findings: "findings",
  "too-many-requests": "tooFast",
  "basket-full": "full",
  "design-not-found": "notFound",
  "line-not-found": "notFound",
  "impossible-configuration": "impossible",
  "unknown-kind": "impossible",
  offline: "offline",
};

export const basketProblem = ({ kind }: Problem): BasketProblem => kinds[kind] ?? "failed";
