import { type ReactNode, useEffect } from "react";
import { type Language, languageOf } from "../../../core/locale.ts";
import { localeOfLanguage } from "../../../core/locale-address.ts";
import { MessagesProvider, useLocale, useMessages } from "../../words/context.tsx";

interface InHerLanguageProps {
  /** Null: the page's own. */
  readonly language: Language | null;
  readonly children: ReactNode;
}

/** The office in the language that an operator chose; responses of the server follow, too, because they are requested in the document's. */
export function InHerLanguage({ language, children }: InHerLanguageProps) {
  const ofPage = useLocale();
  const locale = language === null || language === languageOf(ofPage) ? ofPage : localeOfLanguage(language);
  // Before anything inside asks the server.
  document.documentElement.lang = locale;
  useEffect(
    () => () => {
      document.documentElement.lang = ofPage;
    },
    [ofPage],
  );
  return (
    <MessagesProvider locale={locale} messages={useMessages()}>
      {children}
    </MessagesProvider>
  );
}
