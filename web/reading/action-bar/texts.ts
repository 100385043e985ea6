import type { Locale } from "../../../core/locale.ts";
import { textsFor } from "../../../core/texts.ts";

export interface BarText {
  /** Name of the bar for who does not see it. */
  readonly label: string;
  readonly close: string;
  /** Before the moment of the end. */
  readonly until: string;
  readonly days: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const texts: Readonly<Record<"de" | "en" | "es" | "fr" | "it" | "nl", BarText>> = {
  de: {
    label: "Aktion",
    close: "Hinweis schließen",
    until: "Endet am",
    days: "T",
    hours: "Std",
    minutes: "Min",
    seconds: "Sek",
  },
  en: {
    label: "Offer",
    close: "Close this notice",
    until: "Ends on",
    days: "d",
    hours: "h",
    minutes: "min",
    seconds: "s",
  },
  es: {
    label: "Oferta",
    close: "Cerrar este aviso",
    until: "Termina el",
    days: "d",
    hours: "h",
    minutes: "min",
    seconds: "s",
  },
  fr: {
    label: "Offre",
    close: "Fermer ce message",
    until: "Se termine le",
    days: "j",
    hours: "h",
    minutes: "min",
    seconds: "s",
  },
  it: {
    label: "Offerta",
    close: "Chiudi questo avviso",
    until: "Termina il",
    days: "g",
    hours: "h",
    minutes: "min",
    seconds: "s",
  },
  nl: {
    label: "Actie",
    close: "Deze melding sluiten",
    until: "Eindigt op",
    days: "d",
    hours: "u",
    minutes: "min",
    seconds: "s",
  },
};

/** Told with the bar, so that pages without one load none of it. */
export const barText = (locale: Locale): BarText => textsFor(texts, locale);
