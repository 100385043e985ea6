import type { de } from "../../words/share/messages.de.ts";

/** What is said of sharing: the same in the designer and in the account, each of which brings its own texts. */
export type ShareWords = typeof de;
