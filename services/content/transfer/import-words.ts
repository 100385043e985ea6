import { z } from "zod";
import { type ContentProblem, contentProblemText, mostBytes } from "../management/story-input.ts";
import { mostLevels } from "../walk.ts";

/** Messages of an import, in one language. */
export interface ImportWords {
  readonly line: (line: number) => string;
  readonly noJson: string;
  readonly noLine: string;
  readonly noHead: (why: string) => string;
  readonly tooDeep: string;
  readonly unstorable: string;
  readonly afterEnd: string;
  readonly otherCount: (count: string) => string;
  readonly breaksOff: string;
  readonly noSpace: (space: number) => string;
  readonly unnamed: string;
  /** @param kind of its line */
  readonly thing: (kind: string, name: string) => string;
  readonly content: (problem: ContentProblem) => string;
  /** Messages for values; null: those of the schema. */
  readonly values: z.core.$ZodErrorMap | null;
  /** Words of our own schemas. */
  readonly said: (message: string) => string;
  /** Messages about contradictions between lines. */
  readonly between: Readonly<
    Record<
      "folder" | "twice" | "idTwice" | "datasource" | "releaseOrStory" | "folderOrStory",
      (other: string) => string
    >
  >;
  readonly takenTwice: (slug: string) => string;
  readonly unknownComponent: (name: string) => string;
  readonly newIds: (count: number) => string;
}

export const englishImport: ImportWords = {
  line: (line) => `line ${line}`,
  noJson: "is no JSON",
  noLine: "is no line of content",
  noHead: (why) => `is not the beginning of a file of content: ${why}`,
  tooDeep: `is nested deeper than ${mostLevels} levels`,
  unstorable: "a line has a character that cannot be stored",
  afterEnd: "comes after the end",
  otherCount: (count) => `the file had ${count} lines when it was written`,
  breaksOff: "the file breaks off: its end is missing",
  noSpace: (space) => `there is no space ${space}`,
  unnamed: "without a name",
  thing: (kind, name) => `${kind} ${name}`,
  content: (problem) => `its content ${contentProblemText(problem)}`,
  values: null,
  said: (message) => message,
  between: {
    folder: () => "its folder does not come before it",
    twice: () => "is in the file twice",
    idTwice: () => "its id is in the file twice",
    datasource: (name) => `there is no datasource ${name}`,
    releaseOrStory: () => "there is no such release or story",
    folderOrStory: () => "is a folder here and a story there, or the other way round",
  },
  takenTwice: (slug) => `two stories would have the slug ${slug}`,
  unknownComponent: (name) => `stories are of the component ${name}, which the space does not have`,
  newIds: (count) => `${count} stories have another id than in the file, because theirs was taken`,
};

const germanKinds: Readonly<Record<string, string>> = {
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
};
const germanSaid: Readonly<Record<string, string>> = {
  "is no known type of field": "ist keine bekannte Art von Feld",
  "may have letters, digits, hyphen, underscore and dot, and begins with a letter or digit":
    "darf Buchstaben, Ziffern, Bindestrich, Unterstrich und Punkt enthalten und beginnt mit Buchstabe oder Ziffer",
  "is of another format than this version reads": "hat ein anderes Format, als diese Fassung liest",
};

export const germanImport: ImportWords = {
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
  thing: (kind, name) => `${germanKinds[kind] ?? kind} ${name}`,
  content: ({ kind }) =>
    `Ihr Inhalt ${
      kind === "no-component"
        ? "braucht einen Baustein"
        : kind === "too-deep"
          ? `ist tiefer als ${mostLevels} Ebenen geschachtelt`
          : `ist größer als ${mostBytes} Bytes`
    }`,
  values: z.locales.de().localeError,
  said: (message) => germanSaid[message] ?? message,
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
