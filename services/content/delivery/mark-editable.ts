import type { Json, JsonObject } from "../json.ts";
import { isBlok, walkObjects } from "../walk.ts";

/** Marks every blok for the visual editor. */
export function markEditable(content: JsonObject, space: number, story: number): void {
  walkObjects(content, (object) => {
    if (!isBlok(object)) return;
    const mark = { name: object.component, space: String(space), uid: object._uid, id: String(story) };
    // An end of comment in a uid would end it in the page, too.
    object._editable = `<!--#storyblok#${JSON.stringify(mark).replaceAll("--", "-\\u002d")}-->` as Json;
  });
}
