import { type JsonObject, slugOf } from "../../../services/content/contract.ts";
import { toStory } from "../links.ts";
import { uuidOf } from "../uuid.ts";
import { each } from "../words.ts";
import { fieldsOf } from "../write.ts";
import { frameTerms } from "./frames.ts";
import { materialTerms } from "./materials.ts";
import { paperGoodsTerms } from "./paper-goods.ts";
import { photoTerms } from "./photo.ts";
import { printTerms } from "./print.ts";
import type { TermText } from "./term.ts";

/** The words of the glossary: more than fifty, so that the page that refers to all of them shows what the protocol does then. */
export const terms: readonly TermText[] = [
  ...photoTerms,
  ...printTerms,
  ...materialTerms,
  ...frameTerms,
  ...paperGoodsTerms,
];

export const termSlugs = ({ name }: TermText) => each((language) => slugOf(name[language]));
export const termId = (term: TermText): string => uuidOf(`term ${term.name.de}`);

export const termContent = ({ name, text, more }: TermText): JsonObject => ({
  _uid: uuidOf(`term content ${name.de}`),
  component: "term",
  ...fieldsOf({ text, ...(more && { link: toStory(more) }) }),
});
