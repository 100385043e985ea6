import { de } from "./de.ts";
import { swissSpelling } from "./swiss.ts";

export const deCH = swissSpelling(de);
