import { swissSpelling } from "../../core/swiss-spelling.ts";
import { de } from "./de.ts";

export const deCH = swissSpelling(de);
