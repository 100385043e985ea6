import { it as chrome } from "../shop/chrome/messages.it.ts";
import { it as delivery } from "../shop/delivery/messages.it.ts";
import type { Messages } from "./de.ts";

/** Every part listed is whole; those still to come are not listed, and nobody is shown the language before. */
export const it = { chrome, delivery } satisfies Partial<Messages>;
