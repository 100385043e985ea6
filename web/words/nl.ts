import { nl as accessories } from "./accessories/messages.nl.ts";
import { nl as account } from "./account/messages.nl.ts";
import { nl as cart } from "./cart/messages.nl.ts";
import { nl as checkout } from "./checkout/messages.nl.ts";
import { nl as chrome } from "./chrome/messages.nl.ts";
import { nl as content } from "./content/messages.nl.ts";
import type { Messages } from "./de.ts";
import { nl as delivery } from "./delivery/messages.nl.ts";
import { nl as designer } from "./designer/messages.nl.ts";
import { nl as layouts } from "./experiments/layouts/messages.nl.ts";
import { nl as legal } from "./legal/messages.nl.ts";
import { nl as offline } from "./offline/messages.nl.ts";
import { nl as order } from "./order/messages.nl.ts";
import { nl as product } from "./product/messages.nl.ts";
import { nl as products } from "./products/messages.nl.ts";
import { nl as sharedDesign } from "./shared-design/messages.nl.ts";
import { nl as themes } from "./themes/messages.nl.ts";
import { nl as vouchers } from "./vouchers/messages.nl.ts";

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
