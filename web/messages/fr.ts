import { fr as chrome } from "../shop/chrome/messages.fr.ts";
import { fr as delivery } from "../shop/delivery/messages.fr.ts";
import type { Messages } from "./de.ts";

/** Every part listed is whole; those still to come are not listed, and nobody is shown the language before. */
export const fr = { chrome, delivery } satisfies Partial<Messages>;
