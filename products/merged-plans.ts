import type { DesignDocument } from "../design/document.ts";
import { hasFields } from "../design/recipients/placeholders.ts";
import type { KindDesign } from "./kind-design.ts";
import type { PrintPlan } from "./print-plan.ts";
import { recipientsOf } from "./recipients.ts";

/**
 * The files of an article. One with sides that show fields of a recipient holds every piece of it, one after the other in
 * the order of the list, instead of being printed so many times.
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
