import { z } from "zod";
import { type BlockReading, textField } from "../../block-fields.ts";
import { contentLink } from "../../content-link.ts";
import { readPicture } from "../../content-picture.ts";
import { type JsonRecord, listOf, recordOf, textOf } from "../../json.ts";
import { storiesOf } from "../../relations.ts";

/** Other pages by their own name, sentence and picture, as they are now. */
export const relatedSchema = (reading: BlockReading) =>
  z
    .object({ headline: textField, pages: z.unknown().optional() })
    .transform(({ headline, pages }) => ({
      headline,
      items: storiesOf(pages, reading.leftOut).flatMap((story) => wayTo(story, reading)),
    }))
    .refine(({ items }) => items.length > 0, { path: ["pages"] });
export type Related = z.output<ReturnType<typeof relatedSchema>>;

function wayTo(story: JsonRecord, reading: BlockReading) {
  const link = contentLink({ linktype: "story", story }, reading);
  const content = recordOf(story.content);
  if (link === null || content.component !== "page") return [];
  const [teaser] = listOf(content.teaser);
  const picture = readPicture(listOf(content.ogImages)[0]) ?? readPicture(recordOf(teaser).picture);
  return [{ _uid: textOf(story.uuid), headline: textOf(story.name), text: textOf(content.description), picture, link }];
}
