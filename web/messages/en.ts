import { en as shop } from "../shop/messages.en.ts";
import type { Messages } from "./de.ts";

export const en: Messages = { shop };
