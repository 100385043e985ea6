import { type Language, type Locale, languageOf } from "../../../core/locale.ts";

/** Names as they are printed; a table of our own, so that every machine prints the same. */
interface Names {
  readonly months: readonly string[];
  /** From Monday on. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly notes: string;
}

const words = (text: string): readonly string[] => text.split(" ");

const names: Readonly<Record<Language, Names>> = {
  de: {
    months: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    weekdays: words("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
    shortWeekdays: words("Mo Di Mi Do Fr Sa So"),
    notes: "Notizen",
  },
  en: {
    months: words("January February March April May June July August September October November December"),
    weekdays: words("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    shortWeekdays: words("Mon Tue Wed Thu Fri Sat Sun"),
    notes: "Notes",
  },
  es: {
    months: words("Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre"),
    weekdays: words("Lunes Martes Miércoles Jueves Viernes Sábado Domingo"),
    shortWeekdays: words("Lu Ma Mi Ju Vi Sá Do"),
    notes: "Notas",
  },
  fr: {
    months: words("Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre"),
    weekdays: words("Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche"),
    shortWeekdays: words("Lu Ma Me Je Ve Sa Di"),
    notes: "Notes",
  },
  it: {
    months: words("Gennaio Febbraio Marzo Aprile Maggio Giugno Luglio Agosto Settembre Ottobre Novembre Dicembre"),
    weekdays: words("Lunedì Martedì Mercoledì Giovedì Venerdì Sabato Domenica"),
    shortWeekdays: words("Lu Ma Me Gi Ve Sa Do"),
    notes: "Note",
  },
  nl: {
    months: words("Januari Februari Maart April Mei Juni Juli Augustus September Oktober November December"),
    weekdays: words("Maandag Dinsdag Woensdag Donderdag Vrijdag Zaterdag Zondag"),
    shortWeekdays: words("Ma Di Wo Do Vr Za Zo"),
    notes: "Notities",
  },
};

/** What a month is called: "Mai", in Austria "Jänner". */
export function monthName(month: number, locale: Locale): string {
  if (locale === "de-AT" && month === 1) return "Jänner";
  return names[languageOf(locale)].months[month - 1] ?? "";
}

/** 1 Monday to 7 Sunday. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  names[languageOf(locale)].weekdays[weekday - 1] ?? "";
export const shortWeekday = (weekday: number, locale: Locale): string =>
  names[languageOf(locale)].shortWeekdays[weekday - 1] ?? "";

export const notesTitle = (locale: Locale): string => names[languageOf(locale)].notes;

/** Weeks begin on Monday in all our countries but the United States. */
export const weekStartOf = (locale: Locale): number => (locale === "en-US" ? 7 : 1);
