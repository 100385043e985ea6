import { createRoute, z } from "@hono/zod-openapi";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { operatorName } from "../../../platform/http/variables.ts";
import { storyFields } from "../management/story-input.ts";
import {
  draftChange,
  draftPaths,
  type FrameStory,
  frameQuery,
  frameStory,
  openWindow,
  pageDraft,
  pagePresence,
} from "./draft-shapes.ts";
import { examples } from "./examples.ts";
import type { OfficeContent, OfficeContentRoutesOptions } from "./office.ts";
import { answerPage, noPage, notFound, ownWords, pageWriter, refuse } from "./page-answers.ts";
import type { OpenPage } from "./presence.ts";
import { pageView } from "./shapes.ts";

const path = z.object({ id: z.coerce.number().int().positive() });
const onePage = "/office-api/content/pages/{id}";

export interface DraftRoutesOptions extends Omit<OfficeContentRoutesOptions, "requirePublisher"> {
  /** Origins of the shop's pages, for the editor's frame. */
  readonly origins: FrameStory["origins"];
}

/** Routes of the visual editor while a page is open. */
export function draftRoutes({ office, origins, requireEditor }: DraftRoutesOptions): Router {
  const app = createRouter();
  for (const of of Object.values(draftPaths)) app.use(of(":id"), requireEditor);
  const write = pageWriter(office);

  app.openapi(
    createRoute({
      method: "get",
      path: `${onePage}/draft`,
      request: { params: path },
      responses: {
        200: jsonAnswer(pageDraft, "A page's draft, and what its forms need", examples.draft),
        default: problems,
      },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const space = await office.space();
      if (space === null) return notFound(c);
      // First the draft: what is written in between is then refused, not overwritten.
      const draft = await office.drafts.read(space, id);
      const page = draft && (await office.pages.view(space, id, ownWords(c)));
      return page ? c.json({ ...draft, page }, 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "put",
      path: `${onePage}/draft`,
      request: { params: path, body: jsonBody(draftChange, examples.draftChange) },
      responses: { 200: jsonAnswer(pageView, "The page", examples.page), default: problems },
    }),
    async (c) => {
      const { revision, content } = c.req.valid("json");
      const read = storyFields.shape.content.unwrap().safeParse(content);
      if (!read.success) return refuse(c, { status: 422, body: { content: ["is wrong"] } });
      const wish = await write(c, c.req.valid("param").id, revision);
      return answerPage(c, office, wish ? await office.pages.autosave(wish, read.data) : noPage);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${onePage}/frame`,
      request: { params: path, query: frameQuery },
      responses: {
        200: jsonAnswer(frameStory, "A page as the editor's frame is asked for, for an hour", examples.frame),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      const { language = null, release = null } = c.req.valid("query");
      const asked = { id: c.req.valid("param").id, language, release };
      const found = space === null ? null : await office.drafts.frame(space, asked);
      return found ? c.json({ ...found, origins }, 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: `${onePage}/presence`,
      request: { params: path, body: jsonBody(openWindow, examples.window) },
      responses: {
        200: jsonAnswer(pagePresence, "Who else has the page open, and how it is written", examples.presence),
        default: problems,
      },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const space = await office.space();
      if (space === null) return notFound(c);
      const open = { space, id, name: operatorName(c), ...c.req.valid("json") };
      const others = await office.presence.say(open);
      const head = others && (await stateOf(office, open));
      return head ? c.json({ others: others ?? [], ...head }, 200) : notFound(c);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: `${onePage}/presence`,
      request: { params: path, body: jsonBody(openWindow, examples.window) },
      responses: { 204: { description: "The window is gone" }, default: problems },
    }),
    async (c) => {
      const space = await office.space();
      if (space !== null) await office.presence.leave(space, c.req.valid("param").id, c.req.valid("json").window);
      return c.body(null, 204);
    },
  );
  return app;
}

/** Revision of the open version of a page, and its last author. */
async function stateOf({ pages, releases }: OfficeContent, { space, id, release }: OpenPage) {
  if (release === null) return pages.state(space, id);
  const version = await releases.page(space, release, id);
  return version && { revision: version.revision, changed: version.changed };
}
