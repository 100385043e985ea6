import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import {
  myPhotosPage,
  myPhotosPath,
  myPhotosQuery,
  photoId,
  photoList,
  photoQuery,
  proxyWidths,
  uploadsPath,
} from "./contract.ts";
import { photoProblem } from "./problem-words.ts";
import type { Photos } from "./service.ts";
import { answerUpload } from "./uploads/answer-upload.ts";

export interface PhotosRoutesOptions {
  readonly photos: Photos;
  readonly requireVisitor: MiddlewareHandler<AppEnv>;
  /** Slows down who begins uploads without end, per address: a visitor costs nothing. */
  readonly limitUploads: MiddlewareHandler<AppEnv>;
}

const idParam = z.object({ id: photoId });
const proxyParam = z.object({
  id: photoId,
  width: z.coerce
    .number()
    .pipe(z.literal(proxyWidths))
    .openapi({ type: "integer", enum: [...proxyWidths] }),
});
const oneUpload = { path: `${uploadsPath}/{id}`, request: { params: z.object({ id: z.string() }) } } as const;
const tusRequests = [
  { method: "options", path: uploadsPath, description: "tus 1.0: what the server can do" },
  { method: "post", path: uploadsPath, description: "tus 1.0: begins an upload; metadata photoId, filename, filetype" },
  { method: "options", ...oneUpload, description: "tus 1.0: what the server can do" },
  { method: "head", ...oneUpload, description: "tus 1.0: how much has arrived" },
  { method: "patch", ...oneUpload, description: "tus 1.0: the next bytes" },
  { method: "delete", ...oneUpload, description: "tus 1.0: gives an upload up" },
] as const;
const notFound = (c: Context) =>
  problem(c, { status: 404, kind: "photo-not-found", title: photoProblem("photo-not-found", localeOf(c)) });
const unavailable = (c: Context) =>
  problem(c, { status: 503, kind: "unavailable", title: photoProblem("photos-unavailable", localeOf(c)) });

export function photosRoutes({ photos, requireVisitor, limitUploads }: PhotosRoutesOptions): Router {
  const app = createRouter();

  // The tus library implements its protocol. Our OpenAPI document names its requests; tus.io describes them.
  app.post(uploadsPath, limitUploads, requireVisitor);
  for (const { method, path, description, ...rest } of tusRequests) {
    app.openAPIRegistry.registerPath({ method, path, ...rest, responses: { default: problems, 200: { description } } });
    app.on(method.toUpperCase(), path.replace("{id}", ":id"), (c) => answerUpload(c, photos));
  }
  app.get(`${uploadsPath}/:id`, (c) => answerUpload(c, photos));

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/photos",
      request: { query: photoQuery },
      responses: { 200: jsonAnswer(photoList, "The visitor's own photos among these"), default: problems },
    }),
    async (c) => {
      const { ids, wait = 0 } = c.req.valid("query");
      c.header("cache-control", "private, no-store");
      const owner = c.var.visitor;
      const options = { seconds: wait, signal: c.req.raw.signal };
      return c.json({ photos: owner ? await photos.wait(owner, ids, options) : [] }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: myPhotosPath,
      request: { query: myPhotosQuery },
      responses: { 200: jsonAnswer(myPhotosPage, "A page of the visitor's photos"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const { visitor } = c.var;
      const page = visitor ? await photos.mine(visitor, c.req.valid("query").before) : { photos: [], next: null };
      return c.json(page, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/photos/{id}/{width}",
      request: { params: proxyParam },
      responses: {
        200: {
          description: "The photo upright, longest side at most `width` pixels, never enlarged",
          content: { "image/webp": { schema: z.string().openapi({ format: "binary" }) } },
        },
        304: { description: "Unchanged" },
        default: problems,
      },
    }),
    async (c) => {
      const { id, width } = c.req.valid("param");
      const file = c.var.visitor && (await photos.findProxy(c.var.visitor, id, width));
      if (!file) return notFound(c);
      const etag = `"${file.sha256}"`;
      // Its content never changes, but permission does: browsers revalidate each time, and download it once.
      const headers = { etag, "cache-control": "private, no-cache" };
      if (matches(c, etag)) return c.body(null, 304, headers);
      const opened = await photos.openProxy(file);
      if (!opened.ok) return opened.error === "unavailable" ? unavailable(c) : notFound(c);
      const stream = Readable.toWeb(opened.value) as ReadableStream<Uint8Array>;
      return c.body(stream, 200, { ...headers, "content-type": "image/webp", "content-length": String(file.bytes) });
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/web-api/photos/{id}",
      request: { params: idParam },
      responses: { 204: { description: "Deleted" }, default: problems },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const deleted = c.var.visitor ? await photos.delete(c.var.visitor, id) : null;
      if (deleted?.ok) return c.body(null, 204);
      if (deleted?.error !== "in-use") return notFound(c);
      return problem(c, {
        status: 409,
        kind: "photo-in-use",
        title: photoProblem("photo-in-use", localeOf(c)),
      });
    },
  );

  return app;
}

const matches = (c: Context, etag: string) =>
  (c.req.header("if-none-match") ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
