import type { DesignOutline } from "../design/document.ts";
import type { Finding } from "../design/finding.ts";
import type { KindDesign } from "./kind-design.ts";

/** One finding for all sides without a place in the product, on the last of them; none without such sides. */
export function leftOutFindings<Config, Data>(
  { leftOut, surfaces }: Pick<KindDesign<Config, Data>, "leftOut" | "surfaces">,
  design: DesignOutline,
  data: Data,
): readonly Finding[] {
  const sides = leftOut?.(design, data) ?? [];
  const surface = sides.length > 0 ? surfaces(design, data).at(-1)?.surface : undefined;
  return surface === undefined ? [] : [{ reason: "surfaces-left-out", surface, element: null, surfaces: sides }];
}
