import { z } from "zod";
import { mostBytes } from "../management/story-input.ts";
import { mostLevels } from "../walk.ts";
import type { ImportWords } from "./import-words.en.ts";

export const es: ImportWords = {
  line: (line) => `línea ${line}`,
  noJson: "no es JSON",
  noLine: "no es una línea de contenidos",
  noHead: (why) => `no es el comienzo de un archivo de contenidos: ${why}`,
  tooDeep: `está anidada a más de ${mostLevels} niveles`,
  unstorable: "Una línea contiene un carácter que no se puede guardar",
  afterEnd: "está después del final",
  otherCount: (count) => `el archivo tenía ${count} líneas cuando se escribió`,
  breaksOff: "El archivo se corta: falta su final",
  noSpace: (space) => `El espacio ${space} no existe`,
  unnamed: "sin nombre",
  kinds: {
    component_group: "Grupo",
    component: "Bloque",
    datasource: "Fuente de datos",
    datasource_entry: "Entrada",
    asset_folder: "Carpeta de imágenes",
    asset: "Imagen",
    release: "Paquete",
    story: "Página",
    release_story: "Versión en el paquete",
    former_address: "Dirección antigua",
    redirect: "Redirección",
  },
  content: {
    "no-component": "su contenido necesita un bloque",
    "too-deep": `su contenido está anidado a más de ${mostLevels} niveles`,
    "too-large": `su contenido ocupa más de ${mostBytes} bytes`,
  },
  values: z.locales.es().localeError,
  said: {
    "is no known type of field": "no es un tipo de campo conocido",
    "may have letters, digits, hyphen, underscore and dot, and begins with a letter or digit":
      "puede tener letras, cifras, guion, guion bajo y punto, y empieza con letra o cifra",
    "is of another format than this version reads": "tiene un formato distinto del que lee esta versión",
  },
  between: {
    folder: () => "su carpeta no está antes",
    twice: () => "está dos veces en el archivo",
    idTwice: () => "su identificador está dos veces en el archivo",
    datasource: (name) => `la fuente de datos ${name} no existe`,
    releaseOrStory: () => "su paquete o su página no existe",
    folderOrStory: () => "aquí es una carpeta y allí una página, o al revés",
  },
  takenTwice: (slug) => `Dos páginas tendrían la dirección ${slug}`,
  unknownComponent: (name) => `Hay páginas con el bloque ${name}, que aquí no existe`,
  newIds: (count) => `${count} páginas tienen otro identificador que en el archivo, porque el suyo estaba ocupado`,
};
