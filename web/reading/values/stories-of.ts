import { isRecord, type JsonRecord, listOf } from "./json.ts";

/** The stories of such a field; one that could not be found is still its uuid, is left out and told. */
export const storiesOf = (value: unknown, leftOut: (what: string) => void): readonly JsonRecord[] =>
  listOf(value).flatMap((one) => {
    if (isRecord(one) && isRecord(one.content)) return [one];
    leftOut("a story that there is not");
    return [];
  });
