import type { Messages } from "./de.ts";
import { en } from "./en.ts";

export const enUS: Messages = { ...en };
