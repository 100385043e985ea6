import { z } from "zod";
import { mostBytes } from "../management/story-input.ts";
import { mostLevels } from "../walk.ts";
import type { ImportWords } from "./import-words.en.ts";

export const it: ImportWords = {
  line: (line) => `riga ${line}`,
  noJson: "non è JSON",
  noLine: "non è una riga di contenuti",
  noHead: (why) => `non è l’inizio di un file di contenuti: ${why}`,
  tooDeep: `è annidata per più di ${mostLevels} livelli`,
  unstorable: "Una riga contiene un carattere che non si può salvare",
  afterEnd: "viene dopo la fine",
  otherCount: (count) => `il file aveva ${count} righe quando è stato scritto`,
  breaksOff: "Il file si interrompe: manca la fine",
  noSpace: (space) => `Lo spazio ${space} non esiste`,
  unnamed: "senza nome",
  kinds: {
    component_group: "Gruppo",
    component: "Blocco",
    datasource: "Fonte di dati",
    datasource_entry: "Voce",
    asset_folder: "Cartella di immagini",
    asset: "Immagine",
    release: "Pacchetto",
    story: "Pagina",
    release_story: "Versione nel pacchetto",
    former_address: "Vecchio indirizzo",
    redirect: "Reindirizzamento",
  },
  content: {
    "no-component": "il suo contenuto ha bisogno di un blocco",
    "too-deep": `il suo contenuto è annidato per più di ${mostLevels} livelli`,
    "too-large": `il suo contenuto supera ${mostBytes} byte`,
  },
  values: z.locales.it().localeError,
  said: {
    "is no known type of field": "non è un tipo di campo noto",
    "may have letters, digits, hyphen, underscore and dot, and begins with a letter or digit":
      "può avere lettere, cifre, trattino, trattino basso e punto, e comincia con lettera o cifra",
    "is of another format than this version reads": "ha un formato diverso da quello che legge questa versione",
  },
  between: {
    folder: () => "la sua cartella non si trova prima",
    twice: () => "è due volte nel file",
    idTwice: () => "il suo identificativo è due volte nel file",
    datasource: (name) => `la fonte di dati ${name} non esiste`,
    releaseOrStory: () => "il suo pacchetto o la sua pagina non esiste",
    folderOrStory: () => "qui è una cartella e là una pagina, o viceversa",
  },
  takenTwice: (slug) => `Due pagine avrebbero l’indirizzo ${slug}`,
  unknownComponent: (name) => `Ci sono pagine con il blocco ${name}, che qui non esiste`,
  newIds: (count) => `${count} pagine hanno un identificativo diverso da quello nel file, perché il loro era occupato`,
};
