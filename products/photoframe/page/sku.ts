import { writeFormat } from "../../../core/measure.ts";
import { readFormat } from "../../../core/named-format.ts";
import type { QueryParameters } from "../../../core/query-string.ts";
import type { PhotoFrameConfiguration } from "../configuration.ts";
import type { Release } from "../release.ts";

/** Article number of a piece with its usual options: `leinwand-600x400`, `poster-600x400-holzrahmen-slim-white`. */
export const writeSku = ({ materialType, format, frameType }: PhotoFrameConfiguration): string =>
  [materialType ?? "none", writeFormat(format), ...(frameType === null ? [] : [frameType])].join("-");

/** What an article number preselects, in the names of the designer link; null when it is none of ours. */
export function readSku(sku: string, release: Release): QueryParameters | null {
  const match = /^([a-z]{1,30})-(\d{1,5}x\d{1,5})(?:-([a-z0-9-]{1,60}))?$/.exec(sku);
  const [, materialType = "", formatType = "", frameType] = match ?? [];
  const known = release.materials.some(({ key }) => key === materialType);
  if (!known || !readFormat(formatType).ok) return null;
  return { materialType, formatType, ...(frameType ? { frameType } : {}) };
}
