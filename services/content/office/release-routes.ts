import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { type Outcome, unreachable } from "../../../core/outcome.ts";
import { problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../../platform/http/variables.ts";
import type { JsonObject } from "../json.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { changedMeanwhile, ownWords } from "./page-answers.ts";
import type { ReleaseProblem } from "./publish-release.ts";
import { detailsFor, refusal, refuseAs } from "./refused.ts";
import { releaseExamples as examples } from "./release-examples.ts";
import {
  officeReleasePaths as paths,
  releaseChange,
  releaseList,
  releasePage,
  releasePageChange,
  releasePlan,
  releasePublication,
  releaseView,
} from "./release-shapes.ts";

const id = z.coerce.number().int().positive();
const onePath = z.object({ id });
const pagePath = z.object({ id, page: id });
const gone = { 204: { description: "It is gone" }, default: problems };
const { missing, refused } = refusal("release-not-found");

/** Releases for operators; what visitors see, at once or by the clock, is for publishers. */
export function releaseRoutes({ office, requireEditor, requirePublisher }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  app.use(paths.releases, requireEditor);
  app.use(`${paths.releases}/*`, requireEditor);
  for (const path of [paths.plan(":id"), paths.publication(":id")]) app.use(path, requirePublisher);
  const { releases } = office;
  const space = async () => (await office.space()) ?? 0;
  const view = { 200: jsonAnswer(releaseView, "The release", examples.release), default: problems };

  async function shown(c: Context<AppEnv>, release: number) {
    const found = await releases.view(await space(), release, ownWords(c));
    return found ? c.json(found, 200) : missing(c);
  }
  const changed = (c: Context<AppEnv>, release: number, result: Outcome<null, ReleaseProblem>) =>
    result.ok ? shown(c, release) : refuse(c, result.error);

  app.openapi(
    createRoute({
      method: "get",
      path: paths.releases,
      responses: { 200: jsonAnswer(releaseList, "Releases, those to come first", examples.list), default: problems },
    }),
    async (c) => c.json({ releases: await releases.list(await space()) }, 200),
  );
  app.openapi(
    createRoute({
      method: "post",
      path: paths.releases,
      request: { body: jsonBody(releaseChange, examples.change) },
      responses: view,
    }),
    async (c) => {
      const known = await office.space();
      if (known === null) return missing(c);
      return shown(c, await releases.create(known, c.req.valid("json").name));
    },
  );
  app.openapi(
    createRoute({ method: "get", path: paths.release("{id}"), request: { params: onePath }, responses: view }),
    async (c) => shown(c, c.req.valid("param").id),
  );
  app.openapi(
    createRoute({
      method: "put",
      path: paths.release("{id}"),
      request: { params: onePath, body: jsonBody(releaseChange, examples.change) },
      responses: view,
    }),
    async (c) => {
      const release = c.req.valid("param").id;
      return changed(c, release, await releases.change(await space(), release, c.req.valid("json")));
    },
  );
  app.openapi(
    createRoute({
      method: "put",
      path: paths.plan("{id}"),
      request: { params: onePath, body: jsonBody(releasePlan, examples.plan) },
      responses: view,
    }),
    async (c) => {
      const release = c.req.valid("param").id;
      const { releaseAt } = c.req.valid("json");
      return changed(c, release, await releases.change(await space(), release, { release_at: releaseAt }));
    },
  );
  app.openapi(
    createRoute({ method: "delete", path: paths.release("{id}"), request: { params: onePath }, responses: gone }),
    async (c) => ((await releases.remove(await space(), c.req.valid("param").id)) ? c.body(null, 204) : missing(c)),
  );
  app.openapi(
    createRoute({
      method: "post",
      path: paths.publication("{id}"),
      request: { params: onePath, body: jsonBody(releasePublication, examples.publication) },
      responses: view,
    }),
    async (c) => {
      const release = c.req.valid("param").id;
      const { overwrite } = c.req.valid("json");
      const result = await releases.publish(await space(), release, operatorName(c), overwrite);
      if (result.ok) office.published();
      return changed(c, release, result);
    },
  );

  const page = { 200: jsonAnswer(releasePage, "The page's version", examples.page), default: problems };
  app.openapi(
    createRoute({ method: "get", path: paths.page("{id}", "{page}"), request: { params: pagePath }, responses: page }),
    async (c) => {
      const { id: release, page: story } = c.req.valid("param");
      const found = await releases.page(await space(), release, story);
      return found ? c.json(found, 200) : missing(c);
    },
  );
  app.openapi(
    createRoute({
      method: "put",
      path: paths.page("{id}", "{page}"),
      request: { params: pagePath, body: jsonBody(releasePageChange, examples.pageChange) },
      responses: page,
    }),
    async (c) => {
      const { id: release, page: story } = c.req.valid("param");
      const { revision, name, content } = c.req.valid("json");
      const written = await releases.write(await space(), release, story, {
        revision,
        operator: operatorName(c),
        words: ownWords(c),
        ...(name !== undefined && { name }),
        ...(content && { content: content as JsonObject }),
      });
      return written.ok ? c.json(written.value, 200) : refuse(c, written.error);
    },
  );
  app.openapi(
    createRoute({
      method: "delete",
      path: paths.page("{id}", "{page}"),
      request: { params: pagePath },
      responses: gone,
    }),
    async (c) => {
      const { id: release, page: story } = c.req.valid("param");
      return (await releases.take(await space(), release, story)) ? c.body(null, 204) : missing(c);
    },
  );
  return app;
}

function refuse(c: Context<AppEnv>, why: ReleaseProblem) {
  switch (why.kind) {
    case "not-found":
      return missing(c);
    case "refused":
      return refused(c, why.refusal);
    case "released":
      return refuseAs(c, 409, "release-out");
    case "empty":
      return refuseAs(c, 409, "release-empty");
    case "changed":
      return changedMeanwhile(c, why.conflict);
    case "conflict": {
      const names = why.conflict.pages.map(({ name }) => name).join(", ");
      return refuseAs(c, 409, "release-conflict", {
        detail: detailsFor(c)["release-conflict"]({ names }),
        extra: { ...why.conflict },
      });
    }
    default:
      return unreachable(why);
  }
}
