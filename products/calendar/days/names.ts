import { type Language, type Locale, languageOf } from "../../../core/locale.ts";

/** Names as they are printed; a table of our own, so that every machine prints the same. */
interface Names {
  /** From Monday on. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly notes: string;
}

const words = (text: string): readonly string[] => text.split(" ");

const names: Readonly<Record<Language, Names>> = {
  de: {
    weekdays: words("Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"),
    shortWeekdays: words("Mo Di Mi Do Fr Sa So"),
    notes: "Notizen",
  },
  en: {
    weekdays: words("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    shortWeekdays: words("Mon Tue Wed Thu Fri Sat Sun"),
    notes: "Notes",
  },
  es: {
    weekdays: words("Lunes Martes Miércoles Jueves Viernes Sábado Domingo"),
    shortWeekdays: words("Lu Ma Mi Ju Vi Sá Do"),
    notes: "Notas",
  },
  fr: {
    weekdays: words("Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche"),
    shortWeekdays: words("Lu Ma Me Je Ve Sa Di"),
    notes: "Notes",
  },
  it: {
    weekdays: words("Lunedì Martedì Mercoledì Giovedì Venerdì Sabato Domenica"),
    shortWeekdays: words("Lu Ma Me Gi Ve Sa Do"),
    notes: "Note",
  },
  nl: {
    weekdays: words("Maandag Dinsdag Woensdag Donderdag Vrijdag Zaterdag Zondag"),
    shortWeekdays: words("Ma Di Wo Do Vr Za Zo"),
    notes: "Notities",
  },
};

/** 1 Monday to 7 Sunday. */
export const weekdayName = (weekday: number, locale: Locale): string =>
  names[languageOf(locale)].weekdays[weekday - 1] ?? "";
export const shortWeekday = (weekday: number, locale: Locale): string =>
  names[languageOf(locale)].shortWeekdays[weekday - 1] ?? "";

export const notesTitle = (locale: Locale): string => names[languageOf(locale)].notes;
