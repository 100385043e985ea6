import type { Size } from "../../../design/geometry.ts";
import type { Proportion } from "../../../design/template/template.ts";

/** Sizes in which previews are drawn, millimetres. */
export const previewSizes: Readonly<Record<Proportion, Size>> = {
  portrait: { width: 105, height: 148 },
  landscape: { width: 148, height: 105 },
  square: { width: 145, height: 145 },
  long: { width: 210, height: 99 },
  tall: { width: 65, height: 150 },
};
