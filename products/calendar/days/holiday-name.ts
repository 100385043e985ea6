import { type Language, type Locale, languageOf } from "../../../core/locale.ts";
import type { HolidayKey } from "./holiday-days.ts";
import { de } from "./holiday-names/de.ts";
import { en } from "./holiday-names/en.ts";
import { es } from "./holiday-names/es.ts";
import { fr } from "./holiday-names/fr.ts";
import { it } from "./holiday-names/it.ts";
import { nl } from "./holiday-names/nl.ts";
import type { PrintedHoliday } from "./holidays.ts";

const names: Readonly<Record<Language, Readonly<Record<HolidayKey, string>>>> = { de, en, es, fr, it, nl };

/** Names of holidays that differ from the language's usual ones in a country. */
const own: Readonly<Partial<Record<Locale, Readonly<Partial<Record<HolidayKey, string>>>>>> = {
  "de-AT": { christmas: "Christtag", "second-christmas": "Stefanitag", "labour-day": "Staatsfeiertag" },
  "de-CH": {
    ascension: "Auffahrt",
    christmas: "Weihnachten",
    "second-christmas": "Stephanstag",
    "saint-joseph": "Josefstag",
  },
  "de-LI": {
    ascension: "Auffahrt",
    christmas: "Weihnachten",
    "second-christmas": "Stephanstag",
    assumption: "Staatsfeiertag",
  },
  "de-IT": { christmas: "Weihnachten", "second-christmas": "Stephanstag", "saint-joseph": "Josefstag" },
  "en-US": { armistice: "Veterans Day", "second-christmas": "Second Christmas Day" },
  "fr-BE": { armistice: "Armistice" },
  "nl-BE": {
    "easter-sunday": "Pasen",
    "easter-monday": "Paasmaandag",
    "whit-sunday": "Pinksteren",
    "whit-monday": "Pinkstermaandag",
    christmas: "Kerstmis",
    "new-year": "Nieuwjaar",
    "labour-day": "Feest van de Arbeid",
  },
};

/** Printed name of a holiday; a substitute is marked. */
export function holidayName({ key, substitute }: Pick<PrintedHoliday, "key" | "substitute">, locale: Locale): string {
  const name = own[locale]?.[key] ?? names[languageOf(locale)][key];
  return substitute ? `${name}*` : name;
}
