import { enUs as designer } from "../designer/messages.en.ts";
import { enUs as accessories } from "../shop/accessories/messages.en.ts";
import { enUs as account } from "../shop/account/messages.en.ts";
import { enUs as cart } from "../shop/cart/messages.en.ts";
import { enUs as checkout } from "../shop/checkout/messages.en.ts";
import { enUs as chrome } from "../shop/chrome/messages.en.ts";
import { enUs as delivery } from "../shop/delivery/messages.en.ts";
import { enUs as layouts } from "../shop/experiments/layouts/messages.en.ts";
import { enUs as legal } from "../shop/legal/messages.en.ts";
import { enUs as order } from "../shop/order/messages.en.ts";
import { enUs as product } from "../shop/product/messages.en.ts";
import { enUs as themes } from "../shop/themes/messages.en.ts";
import { enUs as vouchers } from "../shop/vouchers/messages.en.ts";
import type { Messages } from "./de.ts";
import { en } from "./en.ts";

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
