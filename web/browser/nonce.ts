import { createContext } from "react";

/** Marks scripts of a page for the server, which turns the mark into hashes. Undefined in browsers. */
export const NonceContext = createContext<string | undefined>(undefined);
