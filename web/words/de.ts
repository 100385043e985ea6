import { de as accessories } from "./accessories/messages.de.ts";
import { de as account } from "./account/messages.de.ts";
import { de as cart } from "./cart/messages.de.ts";
import { de as checkout } from "./checkout/messages.de.ts";
import { de as chrome } from "./chrome/messages.de.ts";
import { de as content } from "./content/messages.de.ts";
import { de as delivery } from "./delivery/messages.de.ts";
import { de as designer } from "./designer/messages.de.ts";
import { de as layouts } from "./experiments/layouts/messages.de.ts";
import { de as legal } from "./legal/messages.de.ts";
import { de as offline } from "./offline/messages.de.ts";
import { de as order } from "./order/messages.de.ts";
import { de as product } from "./product/messages.de.ts";
import { de as products } from "./products/messages.de.ts";
import { de as sharedDesign } from "./shared-design/messages.de.ts";
import { de as themes } from "./themes/messages.de.ts";
import { de as vouchers } from "./vouchers/messages.de.ts";

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
