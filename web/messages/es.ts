import { es as chrome } from "../shop/chrome/messages.es.ts";
import { es as delivery } from "../shop/delivery/messages.es.ts";
import type { Messages } from "./de.ts";

/** Every part listed is whole; those still to come are not listed, and nobody is shown the language before. */
export const es = { chrome, delivery } satisfies Partial<Messages>;
