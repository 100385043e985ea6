import { enUS as designer } from "../designer/messages.en-us.ts";
import { enUs as cart } from "../shop/cart/messages.en.ts";
import { chromeEnUs as chrome } from "../shop/chrome/messages.ts";
import { enUs as product } from "../shop/product/messages.en.ts";
import type { Messages } from "./de.ts";
import { en } from "./en.ts";

export const enUS: Messages = { ...en, chrome, cart, designer, product };
