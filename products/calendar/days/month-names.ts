import { type Language, type Locale, languageOf } from "../../../core/locale.ts";

const words = (text: string): readonly string[] => text.split(" ");

/** As they are printed; a table of our own, so that every machine prints the same. */
const months: Readonly<Record<Language, readonly string[]>> = {
  de: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
  en: words("January February March April May June July August September October November December"),
  es: words("Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre"),
  fr: words("Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre"),
  it: words("Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre"),
  nl: words("Januari Februari Maart April Mei Juni Juli Augustus September Oktober November December"),
};

/** Name of a month: "Mai", in Austria "Jänner". */
export function monthName(month: number, locale: Locale): string {
  if (locale === "de-AT" && month === 1) return "Jänner";
  return months[languageOf(locale)][month - 1] ?? "";
}
