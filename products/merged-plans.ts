import type { DesignDocument } from "../design/document.ts";
import { hasFields } from "../design/recipients/placeholders.ts";
import type { KindDesign } from "./kind-design.ts";
import type { PrintPlan } from "./print-plan.ts";
import { recipientsOf } from "./recipients.ts";

/**
 * The files of an article. Sides with fields of a recipient hold every piece in the order of the list, instead of
 * copies.
 */
export function printedFiles<Config, Data>(
  { files }: Pick<KindDesign<Config, Data>, "files">,
  document: DesignDocument,
  data: Data,
): readonly PrintPlan[] {
  const plans = files(document, data);
  if (!recipientsOf(document.configuration)) return plans;
  const bound = new Set(document.surfaces.filter(hasFields).map(({ id }) => id));
  return plans.map((plan) =>
    plan.output.format === "pdfx4" && plan.surfaces.some((surface) => bound.has(surface))
      ? { ...plan, copies: 1, pieces: plan.copies }
      : plan,
  );
}
