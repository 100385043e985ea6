import type { Api } from "../../../core/http/api.ts";
import { done, failed, type Outcome } from "../../../core/outcome.ts";
import type { Shop } from "../../../core/shop.ts";
import { shopPath } from "../../../core/shop-path.ts";
import type { Refusal } from "../../../products/kind.ts";
import { type CartChange, cartPaths } from "../../../services/carts/contract.ts";
import { trackNewLine } from "../../frame/tracking/track-line.ts";
import { addressOf } from "../context/designer-address.ts";
import { httpDesignApi } from "../store/http-design-api.ts";
import { beginDesign } from "./begin-design.ts";
import { type OpeningFailure, openingFailure } from "./find-design.ts";
import type { BegunDesign } from "./opening.ts";

interface Link {
  readonly kind: string;
  readonly path: string;
  readonly query: string;
  readonly shop: Shop;
  readonly api: Api;
}

/**
 * Begins a design from its link, and names it in the address, so that a reload finds it. A link that only wants a
 * ready-made thing in the basket (`addToCart` without anything to design) goes there instead: then the value is null.
 */
export async function beginFromLink(link: Link): Promise<Outcome<BegunDesign | null, OpeningFailure>> {
  const { kind, path, query, shop, api } = link;
  const begun = await beginDesign(httpDesignApi(api), kind, query);
  if (!begun.ok) return failed(openingFailure(begun.error));
  const { design, addToCart, notices } = begun.value;
  const surfaces = design.document.surfaces;
  if (addToCart && Array.isArray(surfaces) && surfaces.length === 0) {
    const body = { kind, configuration: design.document.configuration, quantity: 1 };
    const added = await api.post<CartChange>(cartPaths.lines, { body });
    if (added.ok) {
      trackNewLine(added.value);
      location.replace(shopPath(shop, "/cart"));
      return done(null);
    }
  }
  history.replaceState(history.state, "", addressOf(path, design.id, null));
  // the house wrote them with the same kind that reads them here
  return done({ design: design.id, notices: notices as readonly Refusal[] });
}
