import { en as designer } from "../designer/messages.en.ts";
import { en as cart } from "../shop/cart/messages.en.ts";
import { chromeEn as chrome } from "../shop/chrome/messages.ts";
import { en as legal } from "../shop/legal/messages.en.ts";
import { en as product } from "../shop/product/messages.en.ts";
import type { Messages } from "./de.ts";

export const en: Messages = { chrome, cart, legal, designer, product };
