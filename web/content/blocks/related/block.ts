import type { BlockReading } from "../../../reading/fields/block-fields.ts";
import { contentLink } from "../../../reading/values/content-link.ts";
import { readPicture } from "../../../reading/values/content-picture.ts";
import { type JsonRecord, listOf, recordOf, textOf } from "../../../reading/values/json.ts";
import { defineBlock } from "../../define/define-block.ts";
import { headline, stories } from "../../define/fields.ts";
import { t } from "../../define/office-words.ts";
import { relatedExample } from "./example.ts";

/** Other pages by their own name, sentence and picture, as they are now. */
export const block = defineBlock({
  name: "related",
  title: t("Andere Seiten", "Other pages"),
  palette: ["ways", 30],
  fields: {
    headline,
    pages: stories("Seiten", "Pages", "page", {
      required: true,
      hint: t(
        "Name, Beschreibung und Bild kommen von der Seite selbst.",
        "Name, description and picture come from the page itself.",
      ),
    }),
  },
  parse: (fields, reading) =>
    fields
      .transform(({ headline: title, pages }) => ({
        headline: title,
        items: pages.flatMap((story) => wayTo(story, reading)),
      }))
      .refine(({ items }) => items.length > 0, { path: ["pages"] }),
  example: relatedExample,
});

function wayTo(story: JsonRecord, reading: BlockReading) {
  const link = contentLink({ linktype: "story", story }, reading);
  const content = recordOf(story.content);
  if (link === null || content.component !== "page") return [];
  const [teaser] = listOf(content.teaser);
  const picture = readPicture(listOf(content.ogImages)[0]) ?? readPicture(recordOf(teaser).picture);
  return [{ _uid: textOf(story.uuid), headline: textOf(story.name), text: textOf(content.description), picture, link }];
}
