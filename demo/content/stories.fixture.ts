import type { Channel } from "../../core/channel.ts";
import { type Language, languages } from "../../core/locale.ts";
import type { JsonObject } from "../../services/content/contract.ts";
import { contentLines } from "./space.ts";

/** The same in every language of the shop. */
export type Words = Readonly<Record<Language, string>>;

/** One value for each language. */
export const each = (make: (language: Language) => string): Words =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, string>;

/** A story of the demo, as tests ask for it. */
export interface DemoStory {
  readonly uuid: string;
  readonly name: Words;
  /** `ratgeber/papier`; `ratgeber/` for the folder's first page. */
  readonly slug: Words;
  /** German path of its folder; "" without one. */
  readonly folder: string;
  readonly isPublished: boolean;
  readonly content: JsonObject;
}

interface StoryLine {
  readonly id: number;
  readonly uuid: string;
  readonly parent_id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly is_folder: boolean;
  readonly is_startpage: boolean;
  readonly draft: JsonObject;
  readonly published: JsonObject | null;
  readonly translated_slugs: readonly { readonly lang: string; readonly slug: string; readonly name: string | null }[];
}

const lines: readonly { readonly kind: string; readonly data: StoryLine }[] = contentLines().map((line) =>
  JSON.parse(line),
);
const storyLines = lines.flatMap(({ kind, data }) => (kind === "story" ? [data] : []));
const byId = new Map(storyLines.map((line) => [line.id, line]));

const own = (line: StoryLine, key: "slug" | "name"): Words =>
  each((language) => line.translated_slugs.find(({ lang }) => lang === language)?.[key] ?? line[key]);

function pathOf(id: number | null): Words {
  const folder = id === null ? undefined : byId.get(id);
  if (folder === undefined) return each(() => "");
  const [above, slug] = [pathOf(folder.parent_id), own(folder, "slug")];
  return each((language) => `${above[language]}${slug[language]}/`);
}

function storyOf(line: StoryLine): DemoStory {
  const [above, slug] = [pathOf(line.parent_id), own(line, "slug")];
  return {
    uuid: line.uuid,
    name: own(line, "name"),
    slug: line.is_startpage ? above : each((language) => `${above[language]}${slug[language]}`),
    folder: above.de.slice(0, -1),
    isPublished: line.published !== null,
    content: line.draft,
  };
}

const all = storyLines.filter((line) => !line.is_folder).map(storyOf);
const ofComponent = (component: string) => all.filter(({ content }) => content.component === component);

/** Pages, those that were begun and never published among them. */
export const stories: readonly DemoStory[] = ofComponent("page");
/** Words of the glossary, which its page refers to. */
export const terms: readonly DemoStory[] = ofComponent("term");
/** Addresses of the tree's folders. */
export const folderSlugs: readonly Words[] = storyLines
  .filter((line) => line.is_folder)
  .map((line) => own(line, "slug"));

/** What all pages of a channel have in common. */
export function settingsOf(channel: Channel): JsonObject {
  const found = ofComponent("global").find(({ folder }) => folder === (channel === "card" ? "cards" : ""));
  if (!found) throw new Error(`no settings of ${channel}`);
  return found.content;
}
