import type { Channel } from "../../core/channel.ts";
import { languages } from "../../core/locale.ts";
import type { JsonObject } from "../../services/content/contract.ts";
import { componentGroups, components } from "./components.ts";
import { materialLines } from "./datasources.ts";
import { type Folder, folders } from "./folders.ts";
import { globalContent } from "./global.ts";
import { everywhere, fullSlug } from "./heads.ts";
import { releaseLines } from "./release.ts";
import { stories } from "./stories/stories.ts";
import type { TermText } from "./terms/term.ts";
import { termContent, termSlugs, terms } from "./terms/terms.ts";
import { uuidOf } from "./uuid.ts";
import type { Words } from "./words.ts";
import { contentOf, type StoryText } from "./write.ts";

const allFolders: readonly Folder[] = Object.values(folders);

/** All of the demo's content as the lines of a file of content (`services/content/README.md`). */
export function contentLines(): string[] {
  const lines = [
    ...componentGroups.map((data) => ({ kind: "component_group", data })),
    ...components.map((data) => ({ kind: "component", data })),
    ...materialLines(),
    ...allFolders.map((folder, index) => ({ kind: "story", data: folderOf(folder, index + 1) })),
    ...stories.map((story, index) => ({ kind: "story", data: storyOf(story, allFolders.length + index + 1) })),
    ...terms.map((one, index) => ({ kind: "story", data: termStory(one, index) })),
    { kind: "story", data: globalStory("poster") },
    { kind: "story", data: globalStory("card") },
    ...releaseLines(),
  ];
  const header = {
    kind: "space",
    data: { format: 1, name: "Passepartout", languages: translations },
  };
  return [header, ...lines, { kind: "end", data: { lines: lines.length + 1 } }].map((line) => JSON.stringify(line));
}

const translations = languages.filter((language) => language !== "de");
const settingsName: Words = {
  de: "Einstellungen",
  en: "Settings",
  fr: "Réglages",
  es: "Ajustes",
  it: "Impostazioni",
  nl: "Instellingen",
};

/** Written once; a changed file changes it. */
const moment = "2026-11-21T08:00:00.000Z";
const firstId = 1_000;

const common = (key: string, name: Words, slug: Words) => ({
  uuid: uuidOf(key),
  group_id: uuidOf(`group ${key}`),
  name: name.de,
  path: null,
  sort_by_date: null,
  meta_data: null,
  settings: {},
  changed: false,
  created_at: moment,
  updated_at: moment,
  translated_slugs: translations.map((lang) => ({ lang, slug: slug[lang], name: name[lang] })),
});

const folderOf = ({ slug, name, above }: Folder, position: number) => ({
  ...common(`folder ${slug.de}`, name, slug),
  id: firstId + position,
  parent_id: above ? folderId(above) : null,
  slug: slug.de,
  is_folder: true,
  is_startpage: false,
  position,
  tags: [],
  draft: {},
  published: null,
  published_name: null,
  published_at: null,
  first_published_at: null,
});

/** Settings of the shop that are content (specification section 7: `/global`); those of the card channel stand in for the others. */
function globalStory(channel: Channel) {
  const content = globalContent(channel);
  const isCard = channel === "card";
  const last = allFolders.length + stories.length + terms.length + 1;
  return {
    ...common(isCard ? "cards/global" : "global", settingsName, everywhere("global")),
    id: isCard ? firstId + last : firstId,
    parent_id: isCard ? folderId(folders.cards) : null,
    slug: "global",
    is_folder: false,
    is_startpage: false,
    position: isCard ? last : 0,
    tags: [],
    draft: content,
    ...publishedAs(content, settingsName),
  };
}

const folderId = (folder: Folder) => firstId + allFolders.indexOf(folder) + 1;

function storyOf(story: StoryText, position: number) {
  const { folder, slug, name } = story;
  const own = folder !== null && slug.de === "" ? folder.slug : slug;
  const content: JsonObject = contentOf(story);
  return {
    ...common(fullSlug(story).de, name, own),
    id: firstId + position,
    parent_id: folder === null ? null : folderId(folder),
    slug: own.de,
    is_folder: false,
    is_startpage: slug.de === "",
    position,
    tags: folder === null ? [] : [folder.slug.de],
    draft: content,
    ...(story.unpublished ? unpublished : publishedAs(content, name)),
  };
}

const unpublished = { published: null, published_name: null, published_at: null, first_published_at: null };
const publishedAs = (content: JsonObject, name: Words) => ({
  published: content,
  published_name: name.de,
  published_at: moment,
  first_published_at: moment,
});

/** A term is a story that is no page: the page of the glossary refers to it. */
function termStory(term: TermText, index: number) {
  const id = firstId + allFolders.length + stories.length + 1 + index;
  const [content, slug] = [termContent(term), termSlugs(term)];
  return {
    ...common(`term ${term.name.de}`, term.name, slug),
    id,
    parent_id: folderId(folders.glossary),
    slug: slug.de,
    is_folder: false,
    is_startpage: false,
    position: index + 2,
    tags: [],
    draft: content,
    ...publishedAs(content, term.name),
  };
}
