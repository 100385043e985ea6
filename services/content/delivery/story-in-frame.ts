import type { Json, JsonObject } from "../json.ts";
import { walkObjects } from "../walk.ts";
import { markEditable } from "./mark-editable.ts";
import { translate } from "./translate.ts";

/** A draft as it would be delivered. */
export interface FrameView {
  readonly space: number;
  readonly story: number;
  /** Null: the default language. */
  readonly language: string | null;
  /** Stories that it links to, by uuid. */
  readonly links: ReadonlyMap<string, JsonObject>;
}

/**
 * A draft as the visual editor sends it to the page in its frame: in one language, with the stories of its links, every
 * block marked (protocol, section 8, `input`). What is given stays as it is.
 */
export function storyInFrame(draft: JsonObject, { space, story, language, links }: FrameView): JsonObject {
  const content = structuredClone(draft);
  translate(content, language === null ? [] : [language]);
  walkObjects(content, (object) => {
    if (object.linktype !== "story") return;
    const linked = links.get(String(object.fieldtype === "multilink" ? object.id : object.uuid));
    if (linked) object.story = linked as Json;
  });
  markEditable(content, space, story);
  return content;
}
