import { en as accessories } from "./accessories/messages.en.ts";
import { en as account } from "./account/messages.en.ts";
import { en as cart } from "./cart/messages.en.ts";
import { en as checkout } from "./checkout/messages.en.ts";
import { en as chrome } from "./chrome/messages.en.ts";
import { en as content } from "./content/messages.en.ts";
import type { Messages } from "./de.ts";
import { en as delivery } from "./delivery/messages.en.ts";
import { en as designer } from "./designer/messages.en.ts";
import { en as layouts } from "./experiments/layouts/messages.en.ts";
import { en as legal } from "./legal/messages.en.ts";
import { en as offline } from "./offline/messages.en.ts";
import { en as order } from "./order/messages.en.ts";
import { en as product } from "./product/messages.en.ts";
import { en as products } from "./products/messages.en.ts";
import { en as sharedDesign } from "./shared-design/messages.en.ts";
import { en as themes } from "./themes/messages.en.ts";
import { en as vouchers } from "./vouchers/messages.en.ts";

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
