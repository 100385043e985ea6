import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type ChatWords, chatsDe } from "./words.de.ts";
import { chatsEn } from "./words.en.ts";
import { chatsEs } from "./words.es.ts";
import { chatsFr } from "./words.fr.ts";
import { chatsIt } from "./words.it.ts";
import { chatsNl } from "./words.nl.ts";

const textsOf = textsByLanguage<ChatWords>({
  de: chatsDe,
  en: chatsEn,
  es: chatsEs,
  fr: chatsFr,
  it: chatsIt,
  nl: chatsNl,
});

/** The words of this room; loaded with it and with no other. */
export const useChatText = (): ChatWords => textsOf(useLocale());
