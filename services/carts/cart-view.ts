import { articleOf } from "../../core/article.ts";
import type { Translate } from "../../core/labels.ts";
import type { Refusal } from "../../products/kind.ts";
import { refusalText } from "../../products/link-values.ts";
import { voucherViews } from "../vouchers/service.ts";
import type { CartLine, CartView } from "./contract.ts";
import type { PricingTerms } from "./price-line.ts";
import type { PricedCart, PricedLine } from "./priced-cart.ts";

/** A priced basket as the visitor sees it, its texts in her language. */
export function cartView(cart: PricedCart, text: Translate): CartView {
  const lines = cart.lines.map((line) => lineView(line, cart, text));
  return {
    id: cart.id,
    currency: cart.terms.currency,
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    goods: lines.reduce((sum, { total }) => sum + (total ?? 0), 0),
    vouchers: voucherViews(cart.vouchers, null),
    discount: cart.vouchers.discount,
    taxIncluded: cart.terms.taxTable[cart.terms.country].included,
  };
}

/** The basket of a visitor who never added anything. */
export const emptyCart = ({ currency, country, taxTable }: PricingTerms): CartView => ({
  id: null,
  currency,
  lines: [],
  pieces: 0,
  goods: 0,
  vouchers: [],
  discount: 0,
  taxIncluded: taxTable[country].included,
});

function lineView(
  { line, offer, description, look, designerPath, stepped }: PricedLine,
  { terms }: PricedCart,
  text: Translate,
): CartLine {
  const { id, kind, designId, versionId, sceneHash, configuration, quantity } = line;
  const { addedPrice, addedCurrency } = line;
  const has = offer.ok ? offer.value : null;
  const changed = has && addedCurrency === terms.currency && addedPrice !== has.unitPrice;
  return {
    id,
    kind,
    article: articleOf(kind, configuration),
    designId,
    editPath: designId && designerPath && `${designerPath}?design=${designId}&line=${id}`,
    versionId,
    sceneHash,
    configuration: { ...configuration },
    title: text(description.title),
    facts: description.facts.map(text),
    look,
    quantity,
    unitPrice: has && { current: has.unitPrice, original: has.originalPrice },
    total: has?.total ?? null,
    stepped,
    saved: has ? has.unitPrice * quantity - has.total : 0,
    priceChanged: changed ? { from: addedPrice, to: has.unitPrice } : null,
    unavailable: offer.ok ? null : offer.error.map((refusal) => reasonView(refusal, text)),
    withdrawalRight: has?.production.withdrawalRight ?? false,
  };
}

/** A refusal with its sentence from the label vocabulary. */
export const reasonView = (refusal: Refusal, text: Translate) => ({
  field: refusal.field,
  reason: refusal.reason,
  text: refusalText(refusal, text),
});
