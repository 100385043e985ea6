import { nl as designer } from "../designer/messages.nl.ts";
import { nl as accessories } from "../shop/accessories/messages.nl.ts";
import { nl as account } from "../shop/account/messages.nl.ts";
import { nl as cart } from "../shop/cart/messages.nl.ts";
import { nl as checkout } from "../shop/checkout/messages.nl.ts";
import { nl as chrome } from "../shop/chrome/messages.nl.ts";
import { nl as content } from "../shop/content/messages.nl.ts";
import { nl as delivery } from "../shop/delivery/messages.nl.ts";
import { nl as layouts } from "../shop/experiments/layouts/messages.nl.ts";
import { nl as legal } from "../shop/legal/messages.nl.ts";
import { nl as offline } from "../shop/offline/messages.nl.ts";
import { nl as order } from "../shop/order/messages.nl.ts";
import { nl as product } from "../shop/product/messages.nl.ts";
import { nl as products } from "../shop/products/messages.nl.ts";
import { nl as sharedDesign } from "../shop/shared-design/messages.nl.ts";
import { nl as themes } from "../shop/themes/messages.nl.ts";
import { nl as vouchers } from "../shop/vouchers/messages.nl.ts";
import type { Messages } from "./de.ts";

export const nl: Messages = {
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
