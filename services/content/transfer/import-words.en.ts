import type { z } from "zod";
import { type ContentProblem, contentProblemText } from "../management/story-input.ts";
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
  /** Name of each kind of line; without one, the kind itself. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly content: Readonly<Record<ContentProblem["kind"], string>>;
  /** Messages for values; null: those of the schema. */
  readonly values: z.core.$ZodErrorMap | null;
  /** What our own schemas say, by their English messages. */
  readonly said: Readonly<Record<string, string>>;
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

export const en: ImportWords = {
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
  kinds: {},
  content: {
    "no-component": `its content ${contentProblemText({ kind: "no-component" })}`,
    "too-deep": `its content ${contentProblemText({ kind: "too-deep" })}`,
    "too-large": `its content ${contentProblemText({ kind: "too-large" })}`,
  },
  values: null,
  said: {},
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
