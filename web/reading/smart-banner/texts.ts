import type { Locale } from "../../../core/locale.ts";
import { decimalText } from "../../../core/number-text.ts";
import { textsFor } from "../../../core/texts.ts";

/** Stars of five that the app has (chrome document, section 2). */
const rating = 4.6;

interface Words {
  /** Name of the banner for who does not see it. */
  readonly label: string;
  readonly rated: (stars: string) => string;
  readonly open: string;
  readonly close: string;
}

const texts: Readonly<Record<"de" | "en" | "es" | "fr" | "it" | "nl", Words>> = {
  de: {
    label: "Unsere App",
    open: "Zur App",
    close: "Hinweis auf die App schließen",
    rated: (stars) => `${stars} von 5 Sternen`,
  },
  en: {
    label: "Our app",
    open: "Get the app",
    close: "Close the note on the app",
    rated: (stars) => `${stars} out of 5 stars`,
  },
  es: {
    label: "Nuestra app",
    open: "Ver la app",
    close: "Cerrar el aviso de la app",
    rated: (stars) => `${stars} de 5 estrellas`,
  },
  fr: {
    label: "Notre application",
    open: "Voir l’appli",
    close: "Fermer le message sur l’appli",
    rated: (stars) => `${stars} étoiles sur 5`,
  },
  it: {
    label: "La nostra app",
    open: "Vai all’app",
    close: "Chiudi l’avviso sull’app",
    rated: (stars) => `${stars} stelle su 5`,
  },
  nl: {
    label: "Onze app",
    open: "Naar de app",
    close: "Melding over de app sluiten",
    rated: (stars) => `${stars} van 5 sterren`,
  },
};

export type SmartBannerText = Readonly<Record<"label" | "rating" | "rated" | "open" | "close", string>>;

/** Told with the banner, so that pages without one load none of it. */
export function smartBannerText(locale: Locale): SmartBannerText {
  const { rated, ...words } = textsFor(texts, locale);
  const stars = decimalText(rating, locale);
  return { ...words, rating: stars, rated: rated(stars) };
}
