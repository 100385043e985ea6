import { readFormat } from "../../../core/named-format.ts";
import type { QueryParameters } from "../../../core/query-string.ts";
import type { Release } from "../release.ts";

/**
 * Preselection by an article's name (`core/article.ts`), as designer parameters: `photoframe-leinwand-600x400`, a frame
 * alone `photoframe-alurahmen-angular-black-300x400`. The kind may be omitted. Null: not one of ours.
 */
export function readSku(sku: string, { materials }: Release): QueryParameters | null {
  const match = /^(?:photoframe-)?([a-z0-9-]{1,100})-(\d{1,5}x\d{1,5})$/.exec(sku);
  const [, named = "", formatType = ""] = match ?? [];
  if (!readFormat(formatType).ok) return null;
  const material = materials.find(({ key }) => named === key || named.startsWith(`${key}-`))?.key;
  if (material === named) return { materialType: material, formatType };
  if (material !== undefined)
    return { materialType: material, formatType, frameType: named.slice(material.length + 1) };
  return sku.startsWith("photoframe-") ? { frameType: named, formatType } : null;
}
