import { contentPagePaths } from "../../../services/content-pages/contract.ts";
import { ask } from "../ask.ts";
import type { PageContext } from "../page-context.ts";
import { type JsonRecord, recordOf } from "./json.ts";

type Asked = Pick<PageContext, "api">;

const asked = new WeakMap<Asked, Promise<JsonRecord>>();

/** Editors' settings for all pages (specification section 7, `/global`), requested once a page; may be empty. */
export function globalStory(context: Asked): Promise<JsonRecord> {
  const before = asked.get(context);
  if (before) return before;
  const story = ask(context.api, contentPagePaths.story, { query: { path: "/global" } }).then((found) =>
    recordOf(found.ok ? found.value.story.content : {}),
  );
  asked.set(context, story);
  return story;
}
