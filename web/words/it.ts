import { it as accessories } from "./accessories/messages.it.ts";
import { it as account } from "./account/messages.it.ts";
import { it as cart } from "./cart/messages.it.ts";
import { it as checkout } from "./checkout/messages.it.ts";
import { it as chrome } from "./chrome/messages.it.ts";
import { it as content } from "./content/messages.it.ts";
import type { Messages } from "./de.ts";
import { it as delivery } from "./delivery/messages.it.ts";
import { it as designer } from "./designer/messages.it.ts";
import { it as layouts } from "./experiments/layouts/messages.it.ts";
import { it as legal } from "./legal/messages.it.ts";
import { it as offline } from "./offline/messages.it.ts";
import { it as order } from "./order/messages.it.ts";
import { it as product } from "./product/messages.it.ts";
import { it as products } from "./products/messages.it.ts";
import { it as sharedDesign } from "./shared-design/messages.it.ts";
import { it as themes } from "./themes/messages.it.ts";
import { it as vouchers } from "./vouchers/messages.it.ts";

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
