import { printersApostrophes } from "../../core/apostrophes.ts";
import { frenchSpacing } from "../../core/french-spacing.ts";
import { languages } from "../../core/locale.ts";
import { pageTitle } from "../../core/page-title.ts";
import type { Json, JsonObject } from "../../services/content/contract.ts";
import type { NavigationType } from "../../web/shop/navigation/navigation.ts";
import { type Folder, folders } from "./folders.ts";
import { fullSlug, type Head } from "./heads.ts";
import { textLink, toStory } from "./links.ts";
import { richText } from "./markup.ts";
import { picture } from "./pictures.ts";
import { cards } from "./stories/cards/heads.ts";
import { uuidOf } from "./uuid.ts";
import { each, type Words } from "./words.ts";

/** A rich text, line by line (`markup.ts`), in every language. */
export const rich = (lines: Words<readonly string[]>): Words<JsonObject> =>
  each((language) => richText(lines[language], (target) => textLink(target)[language]));

type Field = Json | Words<Json> | readonly Block[];
export type Block = JsonObject;

const isWords = (field: Field): field is Words<Json> =>
  typeof field === "object" && field !== null && languages.every((language) => Object.hasOwn(field, language));

/** Fields as the protocol writes translations: the German text, and beside it `__i18n__en` and so on. */
export const fieldsOf = (fields: Readonly<Record<string, Field>>): JsonObject =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Json][] =>
      isWords(field)
        ? languages.map((language) => [
            language === "de" ? name : `${name}__i18n__${language}`,
            printersApostrophes(language === "fr" ? frenchSpacing(field.fr) : field[language]),
          ])
        : [[name, field as Json]],
    ),
  );

/** A block; its uid is the digest of what it says, so that an import changes nothing that stayed the same. */
export function block(component: string, fields: Readonly<Record<string, Field>>): Block {
  const written = fieldsOf(fields);
  return { _uid: uuidOf(JSON.stringify([component, written])), component, ...written };
}

export interface StoryText extends Head {
  /** What search engines and tabs show, with the shop's name behind it: at most 50 characters. */
  readonly title: Words;
  /** 70 to 160 characters. */
  readonly description: Words;
  /** Begun and never published: only editors see it. */
  readonly unpublished?: true;
  /** Not for search engines. */
  readonly hidden?: true;
  /** Tag of the experiment that it is part of (`core/experiments.ts`). */
  readonly experiment?: "965" | "1031";
  /** At the end of the page. */
  readonly seoText?: Words<readonly string[]>;
  /** Left out: that of its folder. */
  readonly navigationType?: NavigationType;
  readonly teaser: Block;
  readonly uspTeaser?: Block;
  readonly calculator?: Block;
  /** Over this page instead of the one over all. */
  readonly bar?: Block;
  readonly body: readonly Block[];
}

/** Which part of the navigation the stories of a folder belong to. */
const typeOfFolder = new Map<Folder | null, NavigationType>([
  [folders.wall, "wandbilder"],
  [folders.frames, "frame"],
  [folders.books, "photobook"],
  [folders.calendars, "calendar"],
  [folders.prints, "photoprint"],
  [folders.gifts, "accessories"],
]);

export function contentOf(story: StoryText): JsonObject {
  const { title, description, hidden, seoText, teaser, uspTeaser, calculator, body, image, above, folder } = story;
  const isCard = Object.values(cards).some((head) => head.slug === story.slug);
  const navigationType = story.navigationType ?? (isCard ? "card" : typeOfFolder.get(folder));
  const crumbs = above ? [block("crumb", { text: above.name, link: toStory(above) })] : [];
  return {
    _uid: uuidOf(`page ${fullSlug(story).de}`),
    component: "page",
    ...fieldsOf({
      title: each((language) => pageTitle(title[language])),
      description,
      breadcrumb: crumbs,
      teaser: [teaser],
      uspTeaser: uspTeaser ? [uspTeaser] : [],
      calculator: calculator ? [calculator] : [],
      body,
    }),
    ...(seoText && fieldsOf({ seoText: rich(seoText) })),
    ...(story.bar && { bar: [story.bar] }),
    ...(navigationType && { navigationType }),
    ...(story.experiment && { experiment: story.experiment }),
    // The first page of the guides is a list of them.
    ...(folder === folders.guides && above !== null && { kind: "article" }),
    ...(!hidden && { robots: "index,follow", ogImages: [picture(image).de] }),
  };
}
