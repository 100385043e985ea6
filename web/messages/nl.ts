import { nl as chrome } from "../shop/chrome/messages.nl.ts";
import { nl as delivery } from "../shop/delivery/messages.nl.ts";
import type { Messages } from "./de.ts";

/** Every part listed is whole; those still to come are not listed, and nobody is shown the language before. */
export const nl = { chrome, delivery } satisfies Partial<Messages>;
