import { done, failed, type Outcome } from "../../../../core/outcome.ts";
import { apply } from "../../../../design/apply.ts";
import type { DesignDocument } from "../../../../design/document.ts";
import { allElements } from "../../../../design/element-place.ts";
import { type Operation, together } from "../../../../design/operation.ts";
import { reconfigured, type Wardrobes } from "../../../../products/dressed-kind.ts";
import type { Refusal } from "../../../../products/kind.ts";
import { quoteFor } from "../../../../products/shop-pricing.ts";
import type { KindAtHand } from "../../context/kind-at-hand.ts";
import { settledOperation } from "../../pages/page-steps.ts";

/** A whole design in another style, before anything changes. */
export interface Restyled {
  readonly operation: Operation;
  /** Photos that were placed and have no place any more; they stay in the tray. */
  readonly leftOut: readonly string[];
  /** Minor units of one piece; null where there is no price, or the same. */
  readonly price: { readonly before: number; readonly after: number } | null;
}

/** What another style does to a design; refused where the product cannot be had in it. */
export function restyled(
  { kind, data, pricing }: Pick<KindAtHand, "kind" | "data" | "pricing">,
  document: DesignDocument,
  style: string,
  wardrobes: Wardrobes,
): Outcome<Restyled, readonly Refusal[]> {
  const present = kind.configurationSchema.safeParse(document.configuration);
  const { styles } = kind.design;
  if (!present.success || !styles) throw new Error(`designs of ${kind.key} have no style to choose`);
  const wanted = styles.choose(present.data, style);
  const refusals = kind.check(wanted, data);
  if (refusals.length > 0) return failed(refusals);
  const steps = reconfigured(kind, document, wanted, data, wardrobes);
  const operation = settledOperation(kind.design, data, document, steps) ?? together(steps);
  const applied = apply(document, operation);
  if (!applied.ok) throw new Error(`a design of ${kind.key} cannot be dressed: ${applied.error.reason}`);
  const still = new Set(placedPhotos(applied.value.document));
  const price = (configuration: unknown) => {
    const quote = quoteFor(kind, configuration, data, pricing);
    return quote.ok ? quote.value.priceCurrent : null;
  };
  const [before, after] = [price(present.data), price(applied.value.document.configuration)];
  return done({
    operation,
    leftOut: placedPhotos(document).filter((photo) => !still.has(photo)),
    price: before === null || after === null || before === after ? null : { before, after },
  });
}

const placedPhotos = (document: DesignDocument): readonly string[] => [
  ...new Set(
    allElements(document).flatMap((element) => (element.type === "photo" && element.photo ? [element.photo] : [])),
  ),
];
