import type { Locale } from "../../../core/locale.ts";
import type { DesignPhoto } from "../../../design/document.ts";
import type { Words } from "../elements/tool.ts";
import { reasonWords } from "../panels/check/reason-words.ts";
import type { Trouble } from "./trouble.ts";

/** What happened, in a sentence with its numbers. */
export function troubleWords(trouble: Trouble, photos: readonly DesignPhoto[], words: Words, locale: Locale): string {
  const t = words.lateChange;
  switch (trouble.reason) {
    case "found":
      return reasonWords(trouble.checked, words, locale);
    case "cut": {
      const name = photos.find(({ id }) => id === trouble.photo)?.name ?? "";
      return trouble.what === "face" ? t.faceCut({ name }) : t.photoCut({ name, percent: trouble.lost });
    }
    case "left-out":
      return t.leftOut({ count: trouble.photos.length });
  }
}
