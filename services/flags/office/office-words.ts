import type { Language } from "../../../core/locale.ts";

const de = {
  noEnvironment: "Diese Umgebung gibt es nicht.",
  environmentTitle: "Diese Umgebung gibt es schon",
  environmentKnown: (name: string) => `Eine Umgebung „${name}“ gibt es schon. Gib ihr einen anderen Namen.`,
  noKey: "Diesen Schlüssel gibt es hier nicht mehr.",
  listTooLarge: "Die Liste ist größer als 40 MB. Teile sie in mehrere Dateien.",
  list: {
    empty: "Die erste Spalte ist leer, dorthin gehört der Besucherschlüssel.",
    long: (length: number) => `Der Schlüssel hat ${length} Zeichen, erlaubt sind 250.`,
    unseen: "Der Schlüssel enthält ein unsichtbares Zeichen, schreibe ihn neu.",
    text: "Die Datei ist nicht in UTF-8 gespeichert.",
  },
};

/** What flags answer to operators, beside the reasons why a change is refused. */
export const officeWords: Readonly<Record<Language, typeof de>> = {
  de,
  en: {
    noEnvironment: "There is no such environment.",
    environmentTitle: "There is such an environment already",
    environmentKnown: (name) => `There is an environment "${name}" already. Give it another name.`,
    noKey: "There is no such key here any more.",
    listTooLarge: "The list is larger than 40 MB. Split it into several files.",
    list: {
      empty: "The first column is empty; the key of a visitor belongs there.",
      long: (length) => `The key has ${length} characters; it may have 250.`,
      unseen: "The key has a sign that cannot be seen; write it anew.",
      text: "The file is not saved as UTF-8.",
    },
  },
  es: {
    noEnvironment: "Este entorno no existe.",
    environmentTitle: "Este entorno ya existe",
    environmentKnown: (name) => `Ya existe un entorno «${name}». Dale otro nombre.`,
    noKey: "Esta clave ya no existe aquí.",
    listTooLarge: "La lista ocupa más de 40 MB. Divídela en varios archivos.",
    list: {
      empty: "La primera columna está vacía; ahí va la clave del visitante.",
      long: (length) => `La clave tiene ${length} caracteres; se permiten 250.`,
      unseen: "La clave contiene un carácter invisible; escríbela de nuevo.",
      text: "El archivo no está guardado en UTF-8.",
    },
  },
  fr: {
    noEnvironment: "Cet environnement n’existe pas.",
    environmentTitle: "Cet environnement existe déjà",
    environmentKnown: (name) => `Il existe déjà un environnement « ${name} ». Donnez-lui un autre nom.`,
    noKey: "Cette clé n’existe plus ici.",
    listTooLarge: "La liste dépasse 40 Mo. Répartissez-la dans plusieurs fichiers.",
    list: {
      empty: "La première colonne est vide ; la clé du visiteur doit s’y trouver.",
      long: (length) => `La clé a ${length} caractères ; 250 sont autorisés.`,
      unseen: "La clé contient un caractère invisible ; écrivez-la de nouveau.",
      text: "Le fichier n’est pas enregistré en UTF-8.",
    },
  },
  it: {
    noEnvironment: "Questo ambiente non esiste.",
    environmentTitle: "Questo ambiente esiste già",
    environmentKnown: (name) => `Esiste già un ambiente «${name}». Dagli un altro nome.`,
    noKey: "Questa chiave qui non esiste più.",
    listTooLarge: "L’elenco supera 40 MB. Dividilo in più file.",
    list: {
      empty: "La prima colonna è vuota; lì va la chiave del visitatore.",
      long: (length) => `La chiave ha ${length} caratteri; ne sono consentiti 250.`,
      unseen: "La chiave contiene un carattere invisibile; scrivila di nuovo.",
      text: "Il file non è salvato in UTF-8.",
    },
  },
  nl: {
    noEnvironment: "Deze omgeving bestaat niet.",
    environmentTitle: "Deze omgeving bestaat al",
    environmentKnown: (name) => `Er is al een omgeving ‘${name}’. Geef haar een andere naam.`,
    noKey: "Deze sleutel bestaat hier niet meer.",
    listTooLarge: "De lijst is groter dan 40 MB. Verdeel haar over meerdere bestanden.",
    list: {
      empty: "De eerste kolom is leeg; daar hoort de bezoekerssleutel.",
      long: (length) => `De sleutel heeft ${length} tekens; 250 zijn toegestaan.`,
      unseen: "De sleutel bevat een onzichtbaar teken; schrijf hem opnieuw.",
      text: "Het bestand is niet in UTF-8 opgeslagen.",
    },
  },
};
export type KeyListWords = (typeof de)["list"];
