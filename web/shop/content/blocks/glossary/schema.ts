import { z } from "zod";
import type { Locale } from "../../../../../core/locale.ts";
import { type BlockReading, textField } from "../../block-fields.ts";
import { type ContentLink, contentLink } from "../../content-link.ts";
import { type JsonRecord, recordOf, textOf } from "../../json.ts";
import { storiesOf } from "../../relations.ts";

interface Term {
  /** Anchor on the page. */
  readonly anchor: string;
  readonly name: string;
  readonly text: string;
  /** Where more of it stands. */
  readonly link: ContentLink | null;
}

/** Words of the trade and what they mean: each a story of its own, so that it is written once; in the order of the language. */
export const glossarySchema = (reading: BlockReading) =>
  z
    .object({ headline: textField, terms: z.unknown().optional() })
    .transform(({ headline, terms }) => ({
      headline,
      groups: byLetter(
        storiesOf(terms, reading.leftOut).flatMap((story) => termOf(story, reading)),
        reading.locale,
      ),
    }))
    .refine(({ groups }) => groups.length > 0, { path: ["terms"] });
export type Glossary = z.output<ReturnType<typeof glossarySchema>>;

function termOf(story: JsonRecord, reading: BlockReading): Term[] {
  const content = recordOf(story.content);
  const [name, text] = [textOf(story.name).trim(), textOf(content.text).trim()];
  if (content.component !== "term" || name === "" || text === "") return [];
  const anchor = textOf(story.full_slug).split("/").at(-1) ?? "";
  return [{ anchor, name, text, link: contentLink(recordOf(content.link), reading) }];
}

function byLetter(terms: readonly Term[], locale: Locale) {
  const { compare } = new Intl.Collator(locale);
  const groups = Map.groupBy(
    terms.toSorted((a, b) => compare(a.name, b.name)),
    ({ name }) => letterOf(name, locale),
  );
  return [...groups].map(([letter, of]) => ({ letter, terms: of }));
}

/** `É` stands with the words in E, a digit before all letters. */
const letterOf = (name: string, locale: Locale): string => {
  const [first = ""] = name.normalize("NFD");
  return /\d/.test(first) ? "0–9" : first.toLocaleUpperCase(locale);
};
