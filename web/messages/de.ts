import { de as designer } from "../designer/messages.de.ts";
import { de as accessories } from "../shop/accessories/messages.de.ts";
import { de as account } from "../shop/account/messages.de.ts";
import { de as cart } from "../shop/cart/messages.de.ts";
import { de as checkout } from "../shop/checkout/messages.de.ts";
import { de as chrome } from "../shop/chrome/messages.de.ts";
import { de as content } from "../shop/content/messages.de.ts";
import { de as delivery } from "../shop/delivery/messages.de.ts";
import { de as layouts } from "../shop/experiments/layouts/messages.de.ts";
import { de as legal } from "../shop/legal/messages.de.ts";
import { de as offline } from "../shop/offline/messages.de.ts";
import { de as order } from "../shop/order/messages.de.ts";
import { de as product } from "../shop/product/messages.de.ts";
import { de as products } from "../shop/products/messages.de.ts";
import { de as sharedDesign } from "../shop/shared-design/messages.de.ts";
import { de as themes } from "../shop/themes/messages.de.ts";
import { de as vouchers } from "../shop/vouchers/messages.de.ts";

/** All interface texts. Each part of the site keeps its own file beside its screens; this only gathers them. */
export const de = {
  chrome,
  product,
  products,
  designer,
  cart,
  checkout,
  offline,
  order,
  accessories,
  account,
  content,
  delivery,
  layouts,
  legal,
  sharedDesign,
  themes,
  vouchers,
};

export type Messages = typeof de;
