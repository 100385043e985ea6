import { de as shop } from "../shop/messages.de.ts";

/** All interface texts. Each part of the site keeps its own file beside its screens; this only gathers them. */
export const de = { shop };

export type Messages = typeof de;
