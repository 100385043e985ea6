import type { Words } from "../words.ts";

/** Alternative texts of pictures in the languages that the studio's manifest has not. */
export type PictureWords = Readonly<Record<string, Pick<Words, "fr" | "es" | "it" | "nl">>>;
