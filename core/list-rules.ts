import { momentText } from "./date-text.ts";
import type { Language } from "./locale.ts";

/** A thing that a price list names but does not contain. */
type Thing = keyof typeof germanThings;

const english = {
  unknown: ({ what, name, of }: { what: Thing; name: string; of?: string }) =>
    `unknown ${what} "${name}"${of === undefined ? "" : ` of "${of}"`}`,
  missing: () => "something is missing here",
  "day-missing": () => "a day is missing here",
  "no-such-field": () => "nothing of this name is known here",
  twice: ({ name }: { name: string }) => `"${name}" is there twice`,
  "plain-key": () => "only lower-case letters, digits and hyphens, like fine-art",
  "not-a-format": () => "not a format",
  "not-a-category": () => "not a category",
  "not-a-sku": () => "not an accessory's SKU",
  "null-character": () => "has the character U+0000",
  "must-rise": ({ what }: { what: "price breaks" | "sizes" | "quantities" }) => `${what} must rise`,
  "from-one": () => "the first price must count from 1",
  "from-one-and-rise": () => "the quantities of unit prices must begin with 1 and rise",
  "last-band-open": () => "the last band must have no end",
  "page-steps": () => "steps must lead from min to max",
  "class-prices": ({ country }: { country: string }) => `no class prices of "${country}"`,
  "no-frame": ({ format }: { format: string }) => `no frame is large enough for "${format}"`,
  "set-size": ({ count }: { count: number }) => `a set of ${count} panels to start with`,
  "needs-later": ({ name, needed }: { name: string; needed: string }) =>
    `"${name}" needs "${needed}", which comes later`,
  "not-before": ({ day }: { day: string }) => `must be today, ${day}, or later, because a release is published already`,
  "not-after": ({ day }: { day: string }) => `must be ${day} or earlier`,
  "release-stands": ({ release }: { release: number }) =>
    `release ${release} is published and never changes: give this one the number ${release + 1}`,
  "rate-missing": ({ day }: { day: string }) => `needs a rate that holds today, ${day}`,
  "two-rates": ({ day }: { day: string }) => `has two rates from ${day}`,
  "wrong-currency": ({ currency }: { currency: string }) => `must be ${currency}, in which prices are shown there`,
  "no-time-zone": () => "is no time zone like Europe/Berlin",
  "ends-before": ({ day }: { day: string }) => `ends on ${day}, before it begins`,
  needed: () => "is needed before the shop can open",
  "home-needed": () => "is needed before the shop can open, with a page of type home",
  "text-missing": ({ because }: { because: string }) => `a text is missing for this label, which ${because} names`,
  "no-such-label": () => "there is no text of this name in all languages: choose one of the list",
  "no-message": () => "is no ICU message: a brace or a case (such as `other`) is missing",
  "other-places": ({ places }: { places: string }) =>
    `must have the places ${places || "(none)"} like the other languages`,
  "material-on-page": ({ material }: { material: string }) => `the catalogue has no material "${material}"`,
  "format-on-page": ({ format }: { format: string }) => `"${format}" is no format`,
  "choice-on-page": ({ field, reason }: { field: string; reason: string }) => `cannot be had: ${field}, ${reason}`,
  "said-elsewhere": ({ file }: { file: string }) => `is taken from ${file}, which says something else: change it there`,
  "collage-gone": () => "the catalogue of collages has no design of this number",
  "collage-photos": ({ photos, sold, shape }: { photos: number; sold: number; shape: string }) =>
    `has ${photos} photos ${shape}, the catalogue says ${sold}`,
};
type Words = typeof english;

/** A rule that data must keep, with its facts; `listRuleText` writes the sentence. */
export type ListRule = {
  [Key in keyof Words]: { readonly rule: Key } & Readonly<
    Parameters<Words[Key]> extends [infer Given] ? Given : object
  >;
}[keyof Words];

/** A day of the data as it is said: `22. November 2026`. */
const germanDay = (day: string): string => momentText(new Date(`${day}T12:00:00Z`), "de-DE", "UTC", "day");

const german: Words = {
  unknown: ({ what, name, of }) =>
    `${germanThings[what]} „${name}“ gibt es nicht${of === undefined ? "" : ` (bei „${of}“)`}`,
  missing: () => "Hier fehlt noch etwas",
  "day-missing": () => "Hier fehlt noch ein Tag",
  "no-such-field": () => "Diesen Namen gibt es hier nicht",
  twice: ({ name }) => `„${name}“ gibt es zweimal`,
  "plain-key": () => "Nur kleine Buchstaben, Ziffern und Bindestriche, wie fine-art",
  "not-a-format": () => "Ist kein Format",
  "not-a-category": () => "Ist keine Kategorie",
  "not-a-sku": () => "Ist keine Artikelnummer eines Zubehörs",
  "null-character": () => "Enthält das Zeichen U+0000",
  "must-rise": ({ what }) =>
    `${{ "price breaks": "Preisstufen", sizes: "Größen", quantities: "Mengen" }[what]} müssen ansteigen`,
  "from-one": () => "Der erste Preis muss ab 1 gelten",
  "from-one-and-rise": () => "Die Mengen der Stückpreise müssen mit 1 beginnen und ansteigen",
  "last-band-open": () => "Die letzte Stufe darf kein Ende haben",
  "page-steps": () => "Die Schritte müssen von min zu max führen",
  "class-prices": ({ country }) => `Für „${country}“ fehlen die Klassenpreise`,
  "no-frame": ({ format }) => `Kein Rahmen ist groß genug für „${format}“`,
  "set-size": ({ count }) => `Ein Set kann nicht mit ${count} Bildern beginnen`,
  "needs-later": ({ name, needed }) => `„${name}“ braucht „${needed}“, das erst später kommt`,
  "not-before": ({ day }) => `Frühestens heute, ${germanDay(day)}: Die Preise früherer Tage stehen fest`,
  "not-after": ({ day }) => `Spätestens am ${germanDay(day)}`,
  "release-stands": ({ release }) =>
    `Stand ${release} ist veröffentlicht und ändert sich nie: Dieser braucht die Nummer ${release + 1}`,
  "rate-missing": ({ day }) => `Braucht einen Satz, der heute gilt, ${germanDay(day)}`,
  "two-rates": ({ day }) => `Hat zwei Sätze ab ${germanDay(day)}`,
  "wrong-currency": ({ currency }) => `Muss ${currency} sein: Darin stehen dort die Preise`,
  "no-time-zone": () => "Ist keine Zeitzone wie Europe/Berlin",
  "ends-before": ({ day }) => `Endet am ${germanDay(day)}, bevor es beginnt`,
  needed: () => "Ohne das kann der Shop nicht öffnen",
  "home-needed": () => "Ohne das kann der Shop nicht öffnen; eine Seite vom Typ home gehört dazu",
  "text-missing": () => "Für dieses Textzeichen fehlt der Text",
  "no-such-label": () => "Diesen Text gibt es nicht in allen Sprachen: Wähle einen aus der Liste",
  "no-message": () => "Ist kein ICU-Text: Eine Klammer oder ein Fall (wie `other`) fehlt",
  "other-places": ({ places }) => `Muss die Stellen ${places || "(keine)"} haben wie die anderen Sprachen`,
  "material-on-page": ({ material }) => `Die Seite zeigt das Material „${material}“, das es nicht mehr gibt`,
  "format-on-page": ({ format }) => `Die Seite zeigt „${format}“, das kein Format ist`,
  "choice-on-page": ({ field, reason }) => `Die Seite zeigt etwas, das nicht zu haben ist: ${field}, ${reason}`,
  "said-elsewhere": ({ file }) => `Kommt aus ${file}, und dort steht etwas anderes: Ändere es dort`,
  "collage-gone": () => "Im Katalog der Collagen fehlt eine Vorlage mit dieser Nummer",
  "collage-photos": ({ photos, sold, shape }) => `Hat ${photos} Fotos (${shape}), im Katalog stehen ${sold}`,
};

const germanThings = {
  accessory: "Das Zubehör",
  binding: "Die Bindung",
  box: "Die Box",
  "calendar type": "Die Kalenderart",
  card: "Die Karte",
  cover: "Den Einband",
  design: "Die Vorlage",
  "end paper": "Das Vorsatzpapier",
  format: "Das Format",
  "format list": "Die Formatliste",
  frame: "Den Rahmen",
  "frame type": "Die Rahmenart",
  lamination: "Die Kaschierung",
  material: "Das Material",
  mounting: "Die Aufhängung",
  option: "Die Option",
  paper: "Das Papier",
  printing: "Die Druckart",
  resolution: "Die Auflösung",
  shape: "Die Form",
  surface: "Die Oberfläche",
  type: "Die Art",
  weight: "Das Gewicht",
} as const;

/** A rule as a sentence. */
export function listRuleText(rule: ListRule, language: Language): string {
  const words = language === "de" ? german : english;
  return (words[rule.rule] as (facts: ListRule) => string)(rule);
}

/** A rule as a zod issue; `ruleOfIssue` finds it there again. */
export const asIssue = (rule: ListRule) =>
  ({ code: "custom", message: listRuleText(rule, "en"), params: { listRule: rule } }) as const;

/** Keys of the lists' own, as `fine-art`. */
export const plainKey = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * The rule behind a zod issue; null where zod has its own message.
 *
 * @param value the value found: an empty field is reported as empty, not by the form it should have
 */
export function ruleOfIssue(issue: object, value: unknown): ListRule | null {
  const { params, pattern, format } = issue as { params?: { listRule?: ListRule }; pattern?: string; format?: string };
  if (value === "") return { rule: format === "date" ? "day-missing" : "missing" };
  return params?.listRule ?? (pattern === String(plainKey) ? { rule: "plain-key" } : null);
}
