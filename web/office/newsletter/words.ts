import { useLocale } from "../../words/context.tsx";
import { textsByLanguage } from "../texts-by-language.ts";
import { type NewsletterWords, newsletterDe } from "./words.de.ts";
import { newsletterEn } from "./words.en.ts";
import { newsletterEs } from "./words.es.ts";
import { newsletterFr } from "./words.fr.ts";
import { newsletterIt } from "./words.it.ts";
import { newsletterNl } from "./words.nl.ts";

const textsOf = textsByLanguage<NewsletterWords>({
  de: newsletterDe,
  en: newsletterEn,
  es: newsletterEs,
  fr: newsletterFr,
  it: newsletterIt,
  nl: newsletterNl,
});

/** The words of this room; loaded with it and with no other. */
export const useNewsletterText = (): NewsletterWords => textsOf(useLocale());
