import { type Place, shopPath } from "../../../core/shop-path.ts";

/** A kind's designer, for a shop. */
export const designerAddress = (designerPath: string, shop: Place): string =>
  shopPath(shop, `/${designerPath.replace(/^\//, "")}`);

/** What the designer's address says: a design to open, a basket line it belongs to, or a link to begin with. */
export interface DesignerAddress {
  readonly design: string | null;
  readonly line: string | null;
  /** The link's query without the question mark. */
  readonly query: string;
}

export function readAddress(search: string): DesignerAddress {
  const query = search.replace(/^\?/, "");
  const parameters = new URLSearchParams(query);
  return { design: parameters.get("design"), line: parameters.get("line"), query };
}

/** The address under which the open design is found again. */
export function addressOf(path: string, design: string, line: string | null): string {
  const parameters = new URLSearchParams({ design, ...(line === null ? {} : { line }) });
  return `${path}?${parameters}`;
}
