import { ladderDrops } from "../../core/ladder-drops.ts";
import { dropSentence } from "../../core/ladder-words.ts";
import type { Locale } from "../../core/locale.ts";
import { placeOf } from "../../core/place.ts";
import type { DraftWarning } from "./contract.ts";

/** As many as an answer names. */
const mostWarnings = 50;

/** Values that may be intended but are mostly mistakes: totals that fall where there is more. */
export const warningsOf = (data: unknown, locale: Locale): DraftWarning[] =>
  ladderDrops(data)
    .slice(0, mostWarnings)
    .map((drop) => ({
      place: placeOf([...drop.path, drop.lines[0] - 1, ...drop.price]),
      rule: dropSentence(drop, locale),
    }));
