import { formatSize } from "../../../../core/length-text.ts";
import { listText } from "../../../../core/list-text.ts";
import type { Locale } from "../../../../core/locale.ts";
import { decimalText } from "../../../../core/number-text.ts";
import type { Size } from "../../../../design/geometry.ts";
import type { Words } from "../../elements/tool.ts";
import { promisedSize } from "../../scene/sharpness.ts";
import type { Checked } from "./checked.ts";

/** What is wrong, in a sentence with its numbers. */
export function reasonWords(checked: Checked, words: Words, locale: Locale): string {
  const t = words.panels.check.reasons;
  switch (checked.reason) {
    case "photo-missing":
      return t.photoMissing;
    case "code-too-small":
      return t.codeTooSmall({ least: words.tools.millimetres({ text: decimalText(checked.least / 1000, locale) }) });
    case "code-too-pale":
      return t.codeTooPale;
    case "code-covered":
      return t.codeCovered;
    case "photo-unknown":
      return t.photoUnknown;
    case "photo-too-small":
      return t.photoTooSmall({ dpi: checked.dpi, size: formatSize(promisedSize(checked.sharpUpTo), locale) });
    case "text-overflow":
      return t.textOverflow({ size: formatSize(millimetresOf(checked.needs), locale) });
    case "word-too-wide":
      return t.wordTooWide({ word: checked.word });
    case "foil-too-fine": {
      const length = (micrometres: number) =>
        words.tools.millimetres({ text: decimalText(micrometres / 1000, locale) });
      const points = (micrometres: number) => decimalText(Math.floor((micrometres / 1000 / 25.4) * 720) / 10, locale);
      return checked.what === "line"
        ? t.foilLine({ is: length(checked.is), least: length(checked.least) })
        : t.foilType({ is: points(checked.is), least: points(checked.least) });
    }
    case "words-cut-away":
      return t.wordsCutAway({ words: shortened(checked.words).join(" ") });
    case "words-missing":
      return t.wordsMissing;
    case "characters-missing":
      return t.charactersMissing({ characters: checked.characters.join(" ") });
    case "font-unknown":
      return t.fontUnknown;
    case "art-unknown":
      return t.artUnknown;
    case "outside":
      return t.outside;
    case "notes-left-out":
      return t.notesLeftOut({ names: listText(shortened(checked.notes), locale) });
    case "edge-too-deep":
      return t.edgeTooDeep;
    case "words-on-thin-spine":
      return t.thinSpine;
    case "surfaces-left-out":
      return t.leftOut({ count: checked.surfaces.length });
    case "near-fold":
      return t.nearFold[checked.what][checked.bend];
    case "places-empty":
      return t.placesEmpty({ count: checked.count });
    case "surface-missing":
      return t.surfaceMissing;
    case "near-edge":
      return t.nearEdge({
        length: words.tools.millimetres({ text: decimalText(Math.max(checked.over, 100) / 1000, locale) }),
      });
  }
}

/** At most four in one sentence. */
const shortened = (names: readonly string[]) => (names.length > 4 ? [...names.slice(0, 4), "…"] : names);

const millimetresOf = ({ width, height }: Size): Size => ({
  width: Math.ceil(width / 1000),
  height: Math.ceil(height / 1000),
});
