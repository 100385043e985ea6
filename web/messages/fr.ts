import { frenchSpacing } from "../../core/french-spacing.ts";
import { fr as designer } from "../designer/messages.fr.ts";
import { fr as accessories } from "../shop/accessories/messages.fr.ts";
import { fr as account } from "../shop/account/messages.fr.ts";
import { fr as cart } from "../shop/cart/messages.fr.ts";
import { fr as checkout } from "../shop/checkout/messages.fr.ts";
import { fr as chrome } from "../shop/chrome/messages.fr.ts";
import { fr as content } from "../shop/content/messages.fr.ts";
import { fr as delivery } from "../shop/delivery/messages.fr.ts";
import { fr as layouts } from "../shop/experiments/layouts/messages.fr.ts";
import { fr as legal } from "../shop/legal/messages.fr.ts";
import { fr as offline } from "../shop/offline/messages.fr.ts";
import { fr as order } from "../shop/order/messages.fr.ts";
import { fr as product } from "../shop/product/messages.fr.ts";
import { fr as products } from "../shop/products/messages.fr.ts";
import { fr as sharedDesign } from "../shop/shared-design/messages.fr.ts";
import { fr as themes } from "../shop/themes/messages.fr.ts";
import { fr as vouchers } from "../shop/vouchers/messages.fr.ts";
import type { Messages } from "./de.ts";

export const fr: Messages = frenchSpacing({
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
});
