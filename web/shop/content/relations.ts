import { isRecord, type JsonRecord, listOf } from "./json.ts";

/** Fields of blocks that name other stories; whoever reads a page asks for those stories with it (protocol, section 3). */
export const contentRelations = "glossary.terms,related.pages";

/** The stories of such a field; one that could not be found is still its uuid, is left out and told. */
export const storiesOf = (value: unknown, leftOut: (what: string) => void): readonly JsonRecord[] =>
  listOf(value).flatMap((one) => {
    if (isRecord(one) && isRecord(one.content)) return [one];
    leftOut("a story that there is not");
    return [];
  });
