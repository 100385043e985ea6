import { en as designer } from "../designer/messages.en.ts";
import { en as accessories } from "../shop/accessories/messages.en.ts";
import { en as account } from "../shop/account/messages.en.ts";
import { en as cart } from "../shop/cart/messages.en.ts";
import { en as checkout } from "../shop/checkout/messages.en.ts";
import { en as chrome } from "../shop/chrome/messages.en.ts";
import { en as content } from "../shop/content/messages.en.ts";
import { en as delivery } from "../shop/delivery/messages.en.ts";
import { en as layouts } from "../shop/experiments/layouts/messages.en.ts";
import { en as legal } from "../shop/legal/messages.en.ts";
import { en as offline } from "../shop/offline/messages.en.ts";
import { en as order } from "../shop/order/messages.en.ts";
import { en as product } from "../shop/product/messages.en.ts";
import { en as products } from "../shop/products/messages.en.ts";
import { en as sharedDesign } from "../shop/shared-design/messages.en.ts";
import { en as themes } from "../shop/themes/messages.en.ts";
import { en as vouchers } from "../shop/vouchers/messages.en.ts";
import type { Messages } from "./de.ts";

export const en: Messages = {
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
