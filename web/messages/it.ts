import { it as designer } from "../designer/messages.it.ts";
import { it as accessories } from "../shop/accessories/messages.it.ts";
import { it as account } from "../shop/account/messages.it.ts";
import { it as cart } from "../shop/cart/messages.it.ts";
import { it as checkout } from "../shop/checkout/messages.it.ts";
import { it as chrome } from "../shop/chrome/messages.it.ts";
import { it as content } from "../shop/content/messages.it.ts";
import { it as delivery } from "../shop/delivery/messages.it.ts";
import { it as layouts } from "../shop/experiments/layouts/messages.it.ts";
import { it as legal } from "../shop/legal/messages.it.ts";
import { it as offline } from "../shop/offline/messages.it.ts";
import { it as order } from "../shop/order/messages.it.ts";
import { it as product } from "../shop/product/messages.it.ts";
import { it as products } from "../shop/products/messages.it.ts";
import { it as sharedDesign } from "../shop/shared-design/messages.it.ts";
import { it as themes } from "../shop/themes/messages.it.ts";
import { it as vouchers } from "../shop/vouchers/messages.it.ts";
import type { Messages } from "./de.ts";

export const it: Messages = {
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
