import { languageOf } from "../../../core/locale.ts";
import { isSwissSpelling, swissSpelling } from "../../../core/swiss-spelling.ts";
import { useLocale } from "../../words/context.tsx";

const de = {
  title: "Aus den Browsern",
  event: "Ereignis",
  day: "Tag",
  count: "Anzahl",
  last: "Zuletzt",
  sample: "Seite und Einzelheiten",
  none: "Nichts gemeldet",
  noneText: "Was in Browsern schiefgeht, steht hier nach Namen und Tag, 90 Tage lang.",
  consents: "Einwilligungen",
  version: "Fassung",
  all: "Alles zugestimmt",
  some: "Teilweise",
  refused: "Abgelehnt",
  noChoices: "Noch keine Entscheidung",
  noChoicesText: "Was Besucher zu Einwilligungen entscheiden, wird hier nach Tag und Fassung gezählt.",
  download: "Als Tabelle",
  proof: "Nachweis",
  proofText:
    "Wer zugestimmt hat, findet unter „Einwilligungen ändern“ eine Nummer. Unter ihr steht hier, was wann entschieden wurde.",
  number: "Nummer der Einwilligung",
  show: "Nachweis zeigen",
  noProof:
    "Unter dieser Nummer steht nichts. Sie hat 36 Zeichen, und nach einem Widerruf aller Einwilligungen beginnt eine neue.",
  at: "Wann",
  language: "Sprache",
  way: "Wie",
  ways: { "accept-all": "Allem zugestimmt", "reject-all": "Alles abgelehnt", settings: "Einzeln entschieden" },
  granted: "Zugestimmt",
  declined: "Abgelehnt",
  nothing: "–",
};
type Words = typeof de;

const en: Words = {
  title: "From browsers",
  event: "Event",
  day: "Day",
  count: "Count",
  last: "Last",
  sample: "Page and details",
  none: "Nothing reported",
  noneText: "What goes wrong in browsers stands here by name and day, for 90 days.",
  consents: "Consent",
  version: "Version",
  all: "Agreed to all",
  some: "In part",
  refused: "Declined",
  noChoices: "No choice yet",
  noChoicesText: "What visitors decide about consent is counted here by day and version.",
  download: "As a table",
  proof: "Proof",
  proofText:
    "Whoever agreed finds a number under “Change consent”. What was decided under it, and when, is shown here.",
  number: "Number of the consent",
  show: "Show proof",
  noProof:
    "Nothing stands under this number. It has 36 characters, and after all consent was taken back a new one begins.",
  at: "When",
  language: "Language",
  way: "How",
  ways: { "accept-all": "Agreed to all", "reject-all": "Declined all", settings: "Decided one by one" },
  granted: "Agreed",
  declined: "Declined",
  nothing: "–",
};

const swiss = swissSpelling(de);

/** The words of this room; loaded with it and with no other. */
export function useLogText(): Words {
  const locale = useLocale();
  if (languageOf(locale) === "en") return en;
  return isSwissSpelling(locale) ? swiss : de;
}
