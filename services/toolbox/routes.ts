import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { done, failed } from "../../core/outcome.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, fieldErrors, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import {
  convertFields,
  optimizeFields,
  pdfFields,
  toolboxLimits,
  toolboxPaths,
  toolboxRefusedAnchor,
  toolboxResult,
} from "./contract.ts";
import { refusalTitle, type ToolboxRefusal } from "./refusals.ts";
import type { Task, Toolbox } from "./service.ts";

export interface ToolboxRoutesOptions {
  readonly toolbox: Pick<Toolbox, "run" | "open">;
  readonly limitTools: MiddlewareHandler<AppEnv>;
}

/** Bytes of a form beside its files. */
const mostAround = 50_000;
const onePicture = { files: 1, fileBytes: toolboxLimits.fileBytes, bytes: toolboxLimits.fileBytes };
const manyPictures = { ...onePicture, files: toolboxLimits.pictures, bytes: toolboxLimits.pdfBytes };

const picture = z.string().openapi({ format: "binary", description: "JPEG, PNG, WebP, HEIC, AVIF or TIFF" });
const exampleToken = "4Jm0tqkH1x4wq0o2b2oIhX1xqM3vT1oX8kq9v2pZxZ0";
const example = { file: "(the bytes)" };
const kept = {
  name: "sea.webp",
  type: "image/webp",
  bytes: 184_220,
  width: 4000,
  height: 3000,
  pages: null,
  bytesBefore: 3_904_118,
  download: `${toolboxPaths.download}?token=${exampleToken}`,
  expiresAt: "2026-11-22T13:00:00.000Z",
};

const tools = [
  {
    path: toolboxPaths.convertFile,
    limits: onePicture,
    form: { schema: convertFields.extend({ file: picture }), example: { ...example, format: "webp" as const } },
    answer: { ...kept },
    read: taskReader(convertFields, (fields) => ({ tool: "convert", ...fields })),
  },
  {
    path: toolboxPaths.convertPdf,
    limits: manyPictures,
    form: {
      schema: z.object({ paper: z.string(), file: z.array(picture) }),
      example: { file: ["(the bytes)"], paper: "a4" },
    },
    answer: { ...kept, name: "sea.pdf", type: "application/pdf", width: null, height: null, pages: 3 },
    read: taskReader(pdfFields, (fields) => ({ tool: "pdf", ...fields })),
  },
  {
    path: toolboxPaths.optimizeImage,
    limits: onePicture,
    form: {
      schema: z.object({ quality: z.int(), maxEdge: z.int(), file: picture }),
      example: { ...example, quality: 80, maxEdge: 2000 },
    },
    answer: { ...kept, name: "sea.jpg", type: "image/jpeg", width: 2000, height: 1500 },
    read: taskReader(optimizeFields, (fields) => ({ tool: "optimize", ...fields })),
  },
] as const;

function taskReader<Fields>(schema: z.ZodType<Fields>, taskOf: (fields: Fields) => Task) {
  return (fields: Readonly<Record<string, string>>) => {
    const read = schema.safeParse(fields);
    return read.success ? done(taskOf(read.data)) : failed(read.error.issues);
  };
}

/** Tools for pictures; see contract.ts. */
export function toolboxRoutes({ toolbox, limitTools }: ToolboxRoutesOptions): Router {
  const app = createRouter();

  for (const { path, limits, form, answer, read } of tools) {
    app.use(path, limitTools);
    app.openAPIRegistry.registerPath({
      method: "post",
      path,
      request: { body: { required: true, content: { "multipart/form-data": form } } },
      responses: {
        200: jsonAnswer(toolboxResult, "What was made, and where it is fetched for an hour", answer),
        303: {
          description: "The file, for a browser without scripts; or a redirect to its page, which shows the error",
        },
        default: problems,
      },
    });
    app.post(path, async (c) => {
      const tooMuch = Number(c.req.header("content-length") ?? 0) > limits.bytes + mostAround;
      if (tooMuch) return refuse(c, limits.files === 1 ? "too-many-bytes" : "too-many-bytes-together");
      const upload = { body: c.req.raw.body, contentType: c.req.header("content-type") };
      const made = await toolbox.run(upload, limits, read);
      if (!made.ok) return typeof made.error === "string" ? refuse(c, made.error) : refuseFields(c, made.error);
      if (wantsPage(c)) return c.body(null, 303, { ...nobodyElse, location: made.value.download });
      return c.json(made.value, 200, nobodyElse);
    });
  }

  app.openapi(
    createRoute({
      method: "get",
      path: toolboxPaths.download,
      request: {
        query: z.object({
          token: z.string().max(200).openapi({ description: "Of the result", example: exampleToken }),
        }),
      },
      responses: { 200: { description: "The file", content: { "application/octet-stream": {} } }, default: problems },
    }),
    async (c) => {
      const opened = await toolbox.open(c.req.valid("query").token);
      if (!opened.ok) return refuse(c, opened.error) as never;
      const { name, type, file } = opened.value;
      return c.body(Readable.toWeb(file.stream) as never, 200, {
        ...nobodyElse,
        "content-type": type,
        "content-length": String(file.bytes),
        "content-disposition": `attachment; filename="${name.replaceAll(/[^ -~]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        // Whatever a browser makes of the file, it runs no scripts and loads nothing.
        "content-security-policy": "default-src 'none'; sandbox",
      }) as never;
    },
  );
  return app;
}

const nobodyElse = { "cache-control": "private, no-store" };

const statuses: Readonly<Record<ToolboxRefusal, 404 | 413 | 422 | 503 | 507>> = {
  "file-missing": 422,
  "form-broken": 422,
  "too-many-bytes": 413,
  "too-many-bytes-together": 413,
  "too-many-files": 422,
  "too-many-pixels": 422,
  "not-a-picture": 422,
  animated: 422,
  damaged: 422,
  "too-hard": 422,
  busy: 503,
  "no-space": 507,
  unavailable: 503,
  "file-gone": 404,
};

function refuse(c: Context<AppEnv>, kind: ToolboxRefusal): Response {
  const page = kind === "file-gone" ? null : pageBehind(c);
  if (page) return c.body(null, 303, { ...nobodyElse, location: page });
  if (kind === "busy") c.header("retry-after", "10");
  const title = refusalTitle(kind, c.var.shop.locale);
  const status = statuses[kind];
  const wrongFile = status === 422 || status === 413;
  return problem(c, {
    status,
    kind,
    title,
    ...(wrongFile && { errors: [{ in: "body", pointer: "/file", detail: title }] }),
  });
}

function refuseFields(c: Context<AppEnv>, issues: readonly z.core.$ZodIssue[]): Response {
  const page = pageBehind(c);
  if (page) return c.body(null, 303, { ...nobodyElse, location: page });
  return problem(c, {
    status: 422,
    kind: "invalid-request",
    errors: fieldErrors("body", issues, c.var.shop.locale),
  });
}

/** A browser that sent the form by itself; scripts and programs do not ask for a page. */
const wantsPage = (c: Context<AppEnv>): boolean => c.req.header("accept")?.includes("text/html") ?? false;

/** Page of such a browser, at the message of its error; null for any other place and caller. */
function pageBehind(c: Context<AppEnv>): string | null {
  const referrer = c.req.header("referer") ?? "";
  if (!wantsPage(c) || !URL.canParse(referrer)) return null;
  const page = new URL(referrer);
  const here = c.req.header("host") ?? new URL(c.req.url).host;
  // A path that begins with two slashes would be another host.
  if (page.host !== here || page.pathname.startsWith("//")) return null;
  return `${page.pathname}#${toolboxRefusedAnchor}`;
}
