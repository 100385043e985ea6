import { de as designer } from "../designer/messages.de.ts";
import { de as cart } from "../shop/cart/messages.de.ts";
import { chromeDe as chrome } from "../shop/chrome/messages.ts";
import { de as legal } from "../shop/legal/messages.de.ts";
import { de as product } from "../shop/product/messages.de.ts";

/** All interface texts. Each part of the site keeps its own file beside its screens; this only gathers them. */
export const de = { chrome, cart, legal, designer, product };

export type Messages = typeof de;
