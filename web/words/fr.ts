import { frenchSpacing } from "../../core/french-spacing.ts";
import { fr as accessories } from "./accessories/messages.fr.ts";
import { fr as account } from "./account/messages.fr.ts";
import { fr as cart } from "./cart/messages.fr.ts";
import { fr as checkout } from "./checkout/messages.fr.ts";
import { fr as chrome } from "./chrome/messages.fr.ts";
import { fr as content } from "./content/messages.fr.ts";
import type { Messages } from "./de.ts";
import { fr as delivery } from "./delivery/messages.fr.ts";
import { fr as designer } from "./designer/messages.fr.ts";
import { fr as layouts } from "./experiments/layouts/messages.fr.ts";
import { fr as legal } from "./legal/messages.fr.ts";
import { fr as offline } from "./offline/messages.fr.ts";
import { fr as order } from "./order/messages.fr.ts";
import { fr as product } from "./product/messages.fr.ts";
import { fr as products } from "./products/messages.fr.ts";
import { fr as sharedDesign } from "./shared-design/messages.fr.ts";
import { fr as themes } from "./themes/messages.fr.ts";
import { fr as vouchers } from "./vouchers/messages.fr.ts";

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
