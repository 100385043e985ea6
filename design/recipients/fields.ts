import { type Language, languages } from "../../core/locale.ts";

/**
 * Fields of a recipient, with their column titles in lists; our texts use the first of each language. Words are only
 * added, so that texts with fields keep working.
 */
const words = {
  salutation: {
    de: ["Anrede", "Anredezeile", "Briefanrede", "Grußzeile"],
    en: ["Salutation", "Greeting", "Dear"],
    es: ["Saludo", "Tratamiento"],
    fr: ["Salutation", "Formule d’appel", "Civilité"],
    it: ["Saluto", "Appellativo"],
    nl: ["Aanhef"],
  },
  title: {
    de: ["Titel", "Akademischer Titel"],
    en: ["Title", "Prefix"],
    es: ["Título"],
    fr: ["Titre"],
    it: ["Titolo"],
    nl: ["Titel"],
  },
  firstName: {
    de: ["Vorname", "Vornamen", "Rufname"],
    en: ["First name", "Given name", "Forename", "First"],
    es: ["Nombre", "Nombre de pila"],
    fr: ["Prénom", "Prénoms"],
    it: ["Nome", "Nome di battesimo"],
    nl: ["Voornaam"],
  },
  lastName: {
    de: ["Nachname", "Familienname", "Zuname"],
    en: ["Last name", "Surname", "Family name", "Last"],
    es: ["Apellidos", "Apellido"],
    fr: ["Nom", "Nom de famille"],
    it: ["Cognome"],
    nl: ["Achternaam"],
  },
  name: {
    de: ["Name", "Gast", "Gäste", "Empfänger", "Vor- und Nachname", "Anzeigename"],
    en: ["Full name", "Guest", "Recipient", "Display name"],
    es: ["Nombre completo", "Nombre y apellidos", "Invitado", "Destinatario"],
    fr: ["Nom complet", "Nom et prénom", "Invité", "Destinataire"],
    it: ["Nome completo", "Nome e cognome", "Invitato", "Destinatario"],
    nl: ["Naam", "Volledige naam", "Gast", "Ontvanger"],
  },
  company: {
    de: ["Firma", "Unternehmen", "Organisation"],
    en: ["Company", "Organization", "Organisation"],
    es: ["Empresa", "Organización"],
    fr: ["Société", "Entreprise"],
    it: ["Azienda", "Ditta"],
    nl: ["Bedrijf", "Organisatie"],
  },
  street: {
    de: ["Straße", "Strasse", "Str.", "Straße und Hausnummer", "Straße, Hausnummer", "Adresse", "Anschrift"],
    en: ["Street", "Address", "Street address", "Address line 1"],
    es: ["Calle", "Dirección"],
    fr: ["Rue", "Adresse", "Voie"],
    it: ["Via", "Indirizzo"],
    nl: ["Straat", "Adres", "Straat en huisnummer"],
  },
  houseNumber: {
    de: ["Hausnummer", "Hausnr.", "Haus-Nr."],
    en: ["House number", "Street number"],
    es: ["Número"],
    fr: ["Numéro"],
    it: ["Numero civico", "Civico"],
    nl: ["Huisnummer"],
  },
  extra: {
    de: ["Adresszusatz", "Zusatz"],
    en: ["Address line 2", "Apartment"],
    es: ["Piso", "Complemento"],
    fr: ["Complément d’adresse", "Complément"],
    it: ["Interno", "Scala"],
    nl: ["Toevoeging"],
  },
  postcode: {
    de: ["PLZ", "Postleitzahl"],
    en: ["Postcode", "Zip", "Zip code", "Postal code"],
    es: ["Código postal", "CP", "C.P."],
    fr: ["Code postal"],
    it: ["CAP", "Codice postale"],
    nl: ["Postcode"],
  },
  city: {
    de: ["Ort", "Stadt", "Wohnort"],
    en: ["City", "Town"],
    es: ["Ciudad", "Población", "Localidad"],
    fr: ["Ville", "Commune", "Localité"],
    it: ["Città", "Località", "Comune"],
    nl: ["Plaats", "Stad", "Woonplaats"],
  },
  state: {
    de: ["Bundesland", "Kanton"],
    en: ["State", "Province", "County"],
    es: ["Provincia"],
    fr: ["Région"],
    it: ["Provincia"],
    nl: ["Provincie"],
  },
  country: {
    de: ["Land", "Staat"],
    en: ["Country"],
    es: ["País"],
    fr: ["Pays"],
    it: ["Paese", "Nazione"],
    nl: ["Land"],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

export type RecipientField = keyof typeof words;
/** In the order in which lists show them. */
export const recipientFields = Object.keys(words) as readonly RecipientField[];
export const isRecipientField = (key: string): key is RecipientField => Object.hasOwn(words, key);

/** "Vorname" */
export const fieldName = (language: Language, field: RecipientField): string => words[field][language][0];

/** Letters and digits alone, without accents: "Straße, Hausnummer" and "STRASSE HAUSNUMMER" are one word. */
export const plainWord = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const byWord: ReadonlyMap<string, RecipientField> = new Map(
  recipientFields
    .flatMap((field) => [
      [plainWord(field), field] as const,
      ...languages.flatMap((language) => words[field][language].map((word) => [plainWord(word), field] as const)),
    ])
    // The first field that claims a word has it.
    .toReversed(),
);

/** The field a column's heading or a text's `{{word}}` means, in any of our languages; null: none that we know. */
export const fieldOfWord = (word: string): RecipientField | null => byWord.get(plainWord(word)) ?? null;
