import { apply } from "../../../design/apply.ts";
import type { DesignDocument } from "../../../design/document.ts";
import { type Operation, type Step, stepsOf, together } from "../../../design/operation.ts";
import { settledSteps } from "../../../products/settled-steps.ts";
import type { KindAtHand } from "../context/kind-at-hand.ts";
import type { Bringing } from "../photos/design-photos.ts";
import { broughtPrint, inTurn, turnedPrints } from "./print-steps.ts";

type Kind = Pick<KindAtHand, "kind" | "data">;

/** Each photo that somebody brings becomes a print, where the kind is a pile of them. */
export function bringingTo({ kind, data }: Kind): { readonly bringing?: Bringing } {
  const { pile } = kind.design;
  if (!pile) return {};
  const rules = { pile, data };
  const settled = (document: DesignDocument) => settledSteps(kind.design, document, data);
  const newId = () => crypto.randomUUID();
  return {
    bringing: {
      bring(document, photos) {
        const prints = photos.map((photo) => (before: DesignDocument) => broughtPrint(before, photo, rules, newId));
        return stepsOfAll(inTurn(document, [...prints, settled]));
      },
      corrected(document, photo, correction) {
        const applied = apply(document, correction);
        if (!applied.ok) return correction;
        const more = inTurn(applied.value.document, [(after) => turnedPrints(after, photo, rules), settled]);
        return together([...stepsOf(correction), ...stepsOfAll(more)]);
      },
    },
  };
}

const stepsOfAll = (operation: Operation | null): readonly Step[] => (operation ? stepsOf(operation) : []);
