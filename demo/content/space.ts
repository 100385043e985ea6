import type { JsonObject } from "../../services/content/contract.ts";
import { componentGroups, components } from "./components.ts";
import { globalContent } from "./global.ts";
import { stories } from "./stories/stories.ts";
import { contentOf, type StoryText, uuidOf, type Words } from "./write.ts";

/** All of the demo's content as the lines of a file of content (`services/content/README.md`). */
export function contentLines(): string[] {
  const lines = [
    ...componentGroups.map((data) => ({ kind: "component_group", data })),
    ...components.map((data) => ({ kind: "component", data })),
    ...folders.map((folder, index) => ({ kind: "story", data: folderOf(folder, index + 1) })),
    ...stories.map((story, index) => ({ kind: "story", data: storyOf(story, folders.length + index + 1) })),
    { kind: "story", data: globalStory() },
  ];
  const header = {
    kind: "space",
    data: { format: 1, name: "Passepartout", languages: ["en", "fr", "es", "it", "nl"] },
  };
  return [header, ...lines, { kind: "end", data: { lines: lines.length + 1 } }].map((line) => JSON.stringify(line));
}

interface Folder {
  readonly slug: string;
  readonly enSlug: string;
  readonly name: Words;
}

const folders: readonly Folder[] = [{ slug: "ratgeber", enSlug: "guides", name: { de: "Ratgeber", en: "Guides" } }];

/** Written once; a changed file changes it. */
const moment = "2026-11-21T08:00:00.000Z";
const firstId = 1_000;

const common = (key: string, name: Words, enSlug: string) => ({
  ...{
    uuid: uuidOf(key),
    group_id: uuidOf(`group ${key}`),
    name: name.de,
    path: null,
    sort_by_date: null,
    meta_data: null,
  },
  ...{ settings: {}, changed: false, created_at: moment, updated_at: moment },
  translated_slugs: [{ lang: "en", slug: enSlug, name: name.en }],
});

const folderOf = ({ slug, enSlug, name }: Folder, position: number) => ({
  ...common(`folder ${slug}`, name, enSlug),
  ...{ id: firstId + position, parent_id: null, slug, is_folder: true, is_startpage: false, position, tags: [] },
  ...{ draft: {}, published: null, published_name: null, published_at: null, first_published_at: null },
});

/** Settings of the shop that are content (specification section 7: `/global`). */
function globalStory() {
  const content = globalContent();
  return {
    ...common("global", { de: "Einstellungen", en: "Settings" }, "global"),
    ...{ id: firstId, parent_id: null, slug: "global", is_folder: false, is_startpage: false, position: 0, tags: [] },
    ...{
      draft: content,
      published: content,
      published_name: "Einstellungen",
      published_at: moment,
      first_published_at: moment,
    },
  };
}

function storyOf(story: StoryText, position: number) {
  const [folder, slug = ""] = story.slug.includes("/") ? story.slug.split("/") : [undefined, story.slug];
  const above = folders.findIndex((one) => one.slug === folder);
  if (folder !== undefined && above < 0) throw new Error(`${story.slug}: no folder ${folder}`);
  const content: JsonObject = contentOf(story);
  return {
    ...common(story.slug, story.name, story.enSlug),
    ...{ id: firstId + position, parent_id: above < 0 ? null : firstId + above + 1 },
    ...{ slug: slug || (folder as string), is_folder: false, is_startpage: slug === "", position },
    ...{
      tags: folder === undefined ? [] : [folder],
      draft: content,
      published: content,
      published_name: story.name.de,
    },
    ...{ published_at: moment, first_published_at: moment },
  };
}
