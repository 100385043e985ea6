import { createContext } from "react";
import type { Placing } from "./use-placing.ts";

/** Null where nothing can be placed. */
export const PlacingContext = createContext<Placing | null>(null);
