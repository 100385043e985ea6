import { z } from "zod";
import { mostBytes } from "../management/story-input.ts";
import { mostLevels } from "../walk.ts";
import type { ImportWords } from "./import-words.en.ts";

export const de: ImportWords = {
  line: (line) => `Zeile ${line}`,
  noJson: "ist kein JSON",
  noLine: "ist keine Zeile mit Inhalten",
  noHead: (why) => `ist nicht der Anfang einer Datei mit Inhalten: ${why}`,
  tooDeep: `ist tiefer als ${mostLevels} Ebenen geschachtelt`,
  unstorable: "Eine Zeile enthält ein Zeichen, das sich nicht speichern lässt",
  afterEnd: "steht hinter dem Ende",
  otherCount: (count) => `Die Datei hatte ${count} Zeilen, als sie geschrieben wurde`,
  breaksOff: "Die Datei bricht ab: Ihr Ende fehlt",
  noSpace: (space) => `Den Bereich ${space} gibt es nicht`,
  unnamed: "ohne Namen",
  kinds: {
    component_group: "Gruppe",
    component: "Baustein",
    datasource: "Datenquelle",
    datasource_entry: "Eintrag",
    asset_folder: "Bilderordner",
    asset: "Bild",
    release: "Paket",
    story: "Seite",
    release_story: "Fassung im Paket",
    former_address: "Alte Adresse",
    redirect: "Weiterleitung",
  },
  content: {
    "no-component": "Ihr Inhalt braucht einen Baustein",
    "too-deep": `Ihr Inhalt ist tiefer als ${mostLevels} Ebenen geschachtelt`,
    "too-large": `Ihr Inhalt ist größer als ${mostBytes} Bytes`,
  },
  values: z.locales.de().localeError,
  said: {
    "is no known type of field": "ist keine bekannte Art von Feld",
    "may have letters, digits, hyphen, underscore and dot, and begins with a letter or digit":
      "darf Buchstaben, Ziffern, Bindestrich, Unterstrich und Punkt enthalten und beginnt mit Buchstabe oder Ziffer",
    "is of another format than this version reads": "hat ein anderes Format, als diese Fassung liest",
  },
  between: {
    folder: () => "Ihr Ordner steht nicht vor ihr",
    twice: () => "steht zweimal in der Datei",
    idTwice: () => "Ihre Kennung steht zweimal in der Datei",
    datasource: (name) => `Die Datenquelle ${name} gibt es nicht`,
    releaseOrStory: () => "Das Paket oder die Seite dazu gibt es nicht",
    folderOrStory: () => "ist hier ein Ordner und dort eine Seite, oder umgekehrt",
  },
  takenTwice: (slug) => `Zwei Seiten hätten die Adresse ${slug}`,
  unknownComponent: (name) => `Seiten sind vom Baustein ${name}, den es hier nicht gibt`,
  newIds: (count) => `${count} Seiten haben eine andere Kennung als in der Datei, weil ihre vergeben war`,
};
