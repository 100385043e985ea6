import type { Locale } from "../../../../core/locale.ts";
import type { BlockReading } from "../../../reading/fields/block-fields.ts";
import { type ContentLink, contentLink } from "../../../reading/values/content-link.ts";
import { type JsonRecord, recordOf, textOf } from "../../../reading/values/json.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, stories } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { glossaryExample } from "./example.ts";

interface Term {
  /** Anchor on the page. */
  readonly anchor: string;
  readonly name: string;
  readonly text: string;
  /** Where more of it stands. */
  readonly link: ContentLink | null;
}

/** Words of the trade, each a story of its own, so that it is written once; in the order of the language. */
export const block = defineBlock({
  name: "glossary",
  title: t("Lexikon", "Glossary"),
  palette: ["words", 70],
  fields: {
    headline,
    terms: stories("Begriffe", "Terms", "term", {
      required: true,
      hint: t("Die Seite ordnet sie nach dem Alphabet.", "The page puts them in alphabetical order."),
    }),
  },
  parse: (fields, reading) =>
    fields
      .transform(({ headline: title, terms }) => ({
        headline: title,
        groups: byLetter(
          terms.flatMap((story) => termOf(story, reading)),
          reading.locale,
        ),
      }))
      .refine(({ groups }) => groups.length > 0, { path: ["terms"] }),
  example: glossaryExample,
});

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
