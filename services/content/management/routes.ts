import { OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { done, type Outcome } from "../../../core/outcome.ts";
import type { Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import type { TokenAccess } from "../access.ts";
import { readPaging } from "../delivery/paging.ts";
import { isId } from "../delivery/story-question.ts";
import { managementPath } from "../protocol.ts";
import type { CallLimit } from "../rate-limit.ts";
import { answerFailure, answerRefusal, notFound, type Refusal } from "../refusal.ts";
import { changeSpace, raiseVersion } from "./change.ts";
import { componentGroups, components } from "./components.ts";
import { datasourceEntries, datasources } from "./datasources.ts";
import {
  enter,
  limitManagementBody,
  type ManagementEnv,
  type Method,
  pagingOf,
  readJson,
  type Said,
  type ServeManagement,
  say,
} from "./enter.ts";
import type { Resource } from "./resource.ts";
import { assetFolders, releases } from "./small-resources.ts";
import { type StoryRoutesOptions, serveStories } from "./story-routes.ts";

export interface ManagementOptions extends StoryRoutesOptions {
  readonly access: TokenAccess;
  readonly limit: CallLimit;
  /** Assets and their uploads have a folder of their own above this one. */
  readonly assets: Resource;
  readonly serveUploads: (serve: ServeManagement) => void;
}

const mostOnPage = 100;

/** The parts of the management API that move a whole space and publish by program. */
export function managementRoutes(options: ManagementOptions): Router {
  const app = new OpenAPIHono<ManagementEnv>();
  app.onError(answerFailure as never);
  const below = `${managementPath}/:space`;
  const serve: ServeManagement = (method, path, says, handle) => {
    app.openAPIRegistry.registerPath(description(method, path, says));
    app[method](
      `${below}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      limitManagementBody,
      enter(options.access, options.limit),
      handle,
    );
  };
  serve(
    "get",
    "",
    "The space",
    say(async (c) => done({ body: { space: spaceOf(c) } })),
  );
  serveStories(serve, options);
  options.serveUploads(serve);
  for (const resource of [
    components,
    componentGroups,
    datasources,
    datasourceEntries,
    releases,
    options.assets,
    assetFolders,
  ]) {
    serveResource(serve, options, resource);
  }
  app.all(`${managementPath}/*`, (c) => answerRefusal(c, notFound));
  return new OpenAPIHono<AppEnv>().route("/", app);
}

const spaceOf = (c: Context<ManagementEnv>) => {
  const { id, name, domain, version, languages } = c.var.space;
  return { id, name, domain, version, languages: languages.map((code) => ({ code, name: code })) };
};

function serveResource(serve: ServeManagement, { db, published }: ManagementOptions, resource: Resource): void {
  const { name, plural, isSeen } = resource;
  const missing = { ok: false, error: notFound } as const;
  const idOf = (c: Context) => (isId(c.req.param("id") ?? "") ? Number(c.req.param("id")) : null);

  const write = (status: 200 | 201, isNew: boolean) =>
    say(async (c, space, parameters): Promise<Outcome<Said, Refusal>> => {
      const id = isNew ? null : idOf(c);
      if (!isNew && id === null) return missing;
      const body = await readJson(c);
      if (!body.ok) return body;
      const result = await changeSpace(db, space, async (trx) => {
        const written = await resource.write(trx, space, id, body.value);
        if (!written.ok) return written;
        if (written.value === null) return missing;
        if (isSeen) await raiseVersion(trx, space);
        return done(await resource.read(trx, space, written.value, parameters));
      });
      if (!result.ok) return result;
      if (isSeen) published();
      return done({ status, body: { [name]: result.value } });
    });

  serve(
    "get",
    `/${plural}`,
    `A page of ${plural}`,
    say(async (_, space, parameters) => {
      const paging = readPaging(parameters, mostOnPage);
      if (!paging.ok) return paging;
      const { rows, total } = await db
        .transaction()
        .execute((trx) => resource.list(trx, space, parameters, paging.value));
      return done({ body: { [plural]: rows }, paging: pagingOf(total, paging.value) });
    }),
  );
  if (!resource.isUploaded) serve("post", `/${plural}`, `Make one of ${plural}`, write(201, true));
  serve(
    "get",
    `/${plural}/{id}`,
    `One of ${plural}`,
    say(async (c, space, parameters) => {
      const id = idOf(c);
      const found =
        id === null ? null : await db.transaction().execute((trx) => resource.read(trx, space, id, parameters));
      return found ? done({ body: name === "asset" ? found : { [name]: found } }) : missing;
    }),
  );
  for (const method of ["put", "patch"] as const) {
    serve(method, `/${plural}/{id}`, `Change one of ${plural}`, write(200, false));
  }
  serve(
    "delete",
    `/${plural}/{id}`,
    `Remove one of ${plural}`,
    say(async (c, space) => {
      const id = idOf(c);
      if (id === null) return missing;
      const removed = await changeSpace(db, space, async (trx) => {
        if (!(await resource.remove(trx, space, id))) return missing;
        if (isSeen) await raiseVersion(trx, space);
        return done({});
      });
      if (removed.ok && isSeen) published();
      return removed.ok ? done({ body: removed.value }) : removed;
    }),
  );
}

const refusal = z.union([
  z.object({ error: z.string() }),
  z.record(z.string(), z.array(z.string())).openapi({ example: { slug: ["has already been taken"] } }),
  z.array(z.string()),
]);
const json = (schema: z.ZodType) => ({ "application/json": { schema } });

const description = (method: Method, path: string, says: string) => ({
  method,
  path: `${managementPath}/{space}${path}`,
  summary: says,
  request: {
    headers: z.object({ authorization: z.string().openapi({ description: "The space's management token" }) }),
    params: z.object({
      space: z.string().openapi({ example: "1000" }),
      ...(path.includes("{id}") && { id: z.string() }),
    }),
    ...(["post", "put", "patch"].includes(method) && { body: { content: json(z.looseObject({})) } }),
  },
  responses: {
    200: { description: says, content: json(z.looseObject({})) },
    default: { description: "The fault, in the protocol's form", content: json(refusal) },
  },
});
