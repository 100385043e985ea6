import { z } from "zod";
import { mostBytes } from "../management/story-input.ts";
import { mostLevels } from "../walk.ts";
import type { ImportWords } from "./import-words.en.ts";

export const fr: ImportWords = {
  line: (line) => `ligne ${line}`,
  noJson: "n’est pas du JSON",
  noLine: "n’est pas une ligne de contenus",
  noHead: (why) => `n’est pas le début d’un fichier de contenus : ${why}`,
  tooDeep: `est imbriquée sur plus de ${mostLevels} niveaux`,
  unstorable: "Une ligne contient un caractère qui ne peut pas être enregistré",
  afterEnd: "vient après la fin",
  otherCount: (count) => `le fichier avait ${count} lignes quand il a été écrit`,
  breaksOff: "Le fichier s’interrompt : sa fin manque",
  noSpace: (space) => `L’espace ${space} n’existe pas`,
  unnamed: "sans nom",
  kinds: {
    component_group: "Groupe",
    component: "Bloc",
    datasource: "Source de données",
    datasource_entry: "Entrée",
    asset_folder: "Dossier d’images",
    asset: "Image",
    release: "Lot",
    story: "Page",
    release_story: "Version dans le lot",
    former_address: "Ancienne adresse",
    redirect: "Redirection",
  },
  content: {
    "no-component": "son contenu a besoin d’un bloc",
    "too-deep": `son contenu est imbriqué sur plus de ${mostLevels} niveaux`,
    "too-large": `son contenu dépasse ${mostBytes} octets`,
  },
  values: z.locales.fr().localeError,
  said: {
    "is no known type of field": "n’est pas un type de champ connu",
    "may have letters, digits, hyphen, underscore and dot, and begins with a letter or digit":
      "peut contenir des lettres, des chiffres, un trait d’union, un tiret bas et un point, et commence par une lettre ou un chiffre",
    "is of another format than this version reads": "a un autre format que celui que lit cette version",
  },
  between: {
    folder: () => "son dossier ne se trouve pas avant",
    twice: () => "figure deux fois dans le fichier",
    idTwice: () => "son identifiant figure deux fois dans le fichier",
    datasource: (name) => `la source de données ${name} n’existe pas`,
    releaseOrStory: () => "son lot ou sa page n’existe pas",
    folderOrStory: () => "est ici un dossier et là une page, ou l’inverse",
  },
  takenTwice: (slug) => `Deux pages auraient l’adresse ${slug}`,
  unknownComponent: (name) => `Des pages utilisent le bloc ${name}, qui n’existe pas ici`,
  newIds: (count) => `${count} pages ont un autre identifiant que dans le fichier, car le leur était pris`,
};
