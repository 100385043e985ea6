import { enUs as accessories } from "./accessories/messages.en.ts";
import { enUs as account } from "./account/messages.en.ts";
import { enUs as cart } from "./cart/messages.en.ts";
import { enUs as checkout } from "./checkout/messages.en.ts";
import { enUs as chrome } from "./chrome/messages.en.ts";
import type { Messages } from "./de.ts";
import { enUs as delivery } from "./delivery/messages.en.ts";
import { enUs as designer } from "./designer/messages.en.ts";
import { en } from "./en.ts";
import { enUs as layouts } from "./experiments/layouts/messages.en.ts";
import { enUs as legal } from "./legal/messages.en.ts";
import { enUs as order } from "./order/messages.en.ts";
import { enUs as product } from "./product/messages.en.ts";
import { enUs as themes } from "./themes/messages.en.ts";
import { enUs as vouchers } from "./vouchers/messages.en.ts";

export const enUS: Messages = {
  ...en,
  chrome,
  product,
  designer,
  cart,
  checkout,
  order,
  account,
  delivery,
  layouts,
  legal,
  themes,
  accessories,
  vouchers,
};
