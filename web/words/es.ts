import { es as accessories } from "./accessories/messages.es.ts";
import { es as account } from "./account/messages.es.ts";
import { es as cart } from "./cart/messages.es.ts";
import { es as checkout } from "./checkout/messages.es.ts";
import { es as chrome } from "./chrome/messages.es.ts";
import { es as content } from "./content/messages.es.ts";
import type { Messages } from "./de.ts";
import { es as delivery } from "./delivery/messages.es.ts";
import { es as designer } from "./designer/messages.es.ts";
import { es as layouts } from "./experiments/layouts/messages.es.ts";
import { es as legal } from "./legal/messages.es.ts";
import { es as offline } from "./offline/messages.es.ts";
import { es as order } from "./order/messages.es.ts";
import { es as product } from "./product/messages.es.ts";
import { es as products } from "./products/messages.es.ts";
import { es as sharedDesign } from "./shared-design/messages.es.ts";
import { es as themes } from "./themes/messages.es.ts";
import { es as vouchers } from "./vouchers/messages.es.ts";

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
