import { z } from "zod";
import { mostBytes } from "../management/story-input.ts";
import { mostLevels } from "../walk.ts";
import type { ImportWords } from "./import-words.en.ts";

export const nl: ImportWords = {
  line: (line) => `regel ${line}`,
  noJson: "is geen JSON",
  noLine: "is geen regel met inhoud",
  noHead: (why) => `is niet het begin van een bestand met inhoud: ${why}`,
  tooDeep: `is dieper dan ${mostLevels} niveaus genest`,
  unstorable: "Een regel bevat een teken dat niet kan worden opgeslagen",
  afterEnd: "staat na het einde",
  otherCount: (count) => `het bestand had ${count} regels toen het werd geschreven`,
  breaksOff: "Het bestand breekt af: het einde ontbreekt",
  noSpace: (space) => `De ruimte ${space} bestaat niet`,
  unnamed: "zonder naam",
  kinds: {
    component_group: "Groep",
    component: "Blok",
    datasource: "Gegevensbron",
    datasource_entry: "Item",
    asset_folder: "Afbeeldingenmap",
    asset: "Afbeelding",
    release: "Release",
    story: "Pagina",
    release_story: "Versie in de release",
    former_address: "Oud adres",
    redirect: "Doorverwijzing",
  },
  content: {
    "no-component": "de inhoud heeft een blok nodig",
    "too-deep": `de inhoud is dieper dan ${mostLevels} niveaus genest`,
    "too-large": `de inhoud is groter dan ${mostBytes} bytes`,
  },
  values: z.locales.nl().localeError,
  said: {
    "is no known type of field": "is geen bekend soort veld",
    "may have letters, digits, hyphen, underscore and dot, and begins with a letter or digit":
      "mag letters, cijfers, koppelteken, liggend streepje en punt bevatten en begint met een letter of cijfer",
    "is of another format than this version reads": "heeft een ander formaat dan deze versie leest",
  },
  between: {
    folder: () => "de map staat er niet voor",
    twice: () => "staat twee keer in het bestand",
    idTwice: () => "de ID staat twee keer in het bestand",
    datasource: (name) => `de gegevensbron ${name} bestaat niet`,
    releaseOrStory: () => "de release of de pagina ervan bestaat niet",
    folderOrStory: () => "is hier een map en daar een pagina, of andersom",
  },
  takenTwice: (slug) => `Twee pagina’s zouden het adres ${slug} hebben`,
  unknownComponent: (name) => `Er zijn pagina’s met het blok ${name}, dat hier niet bestaat`,
  newIds: (count) => `${count} pagina’s hebben een andere ID dan in het bestand, omdat die van hen bezet was`,
};
