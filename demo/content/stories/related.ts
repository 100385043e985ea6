import { fullSlug, type Head } from "../heads.ts";
import { uuidOf } from "../uuid.ts";
import type { Words } from "../words.ts";
import { block } from "../write.ts";

/** Ways to other stories as those are at the time: by reference, where `ways` writes down what they are called. */
export const toRelated = (headline: Words, heads: readonly Head[]) =>
  block("related", { headline, pages: heads.map((head) => uuidOf(fullSlug(head).de)) });
