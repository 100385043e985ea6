import { es as designer } from "../designer/messages.es.ts";
import { es as accessories } from "../shop/accessories/messages.es.ts";
import { es as account } from "../shop/account/messages.es.ts";
import { es as cart } from "../shop/cart/messages.es.ts";
import { es as checkout } from "../shop/checkout/messages.es.ts";
import { es as chrome } from "../shop/chrome/messages.es.ts";
import { es as content } from "../shop/content/messages.es.ts";
import { es as delivery } from "../shop/delivery/messages.es.ts";
import { es as layouts } from "../shop/experiments/layouts/messages.es.ts";
import { es as legal } from "../shop/legal/messages.es.ts";
import { es as offline } from "../shop/offline/messages.es.ts";
import { es as order } from "../shop/order/messages.es.ts";
import { es as product } from "../shop/product/messages.es.ts";
import { es as products } from "../shop/products/messages.es.ts";
import { es as sharedDesign } from "../shop/shared-design/messages.es.ts";
import { es as themes } from "../shop/themes/messages.es.ts";
import { es as vouchers } from "../shop/vouchers/messages.es.ts";
import type { Messages } from "./de.ts";

export const es: Messages = {
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
