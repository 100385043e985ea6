import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { unreachable } from "../../../core/outcome.ts";
import { localeOf, problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { assetUploadsPath } from "../../content/contract.ts";
import { maxAssetBytes } from "../contract.ts";
import { imageProblem } from "../problem-words.ts";
import type { Images } from "../service.ts";
import type { UploadRefusal } from "./receive-upload.ts";

/** Bytes of a form beside its file. */
const mostAround = 20_000;
/** Forms that are parsed at a time, because each is held in memory. */
const mostTogether = 4;

/** Accepts the file of an announced asset; the holder of its address may send it once. */
export function uploadRoutes(images: Images): Router {
  const app = createRouter();
  app.openAPIRegistry.registerPath(description);
  const limit = bodyLimit({
    maxSize: maxAssetBytes + mostAround,
    onError: (c) => wrongFile(c, 413, `has more than ${maxAssetBytes} bytes`),
  });
  let together = 0;

  // Before the body is read, so that nobody sends one in vain.
  app.post(assetUploadsPath, async (c, next) => {
    if (!(await images.awaited(c.req.query("token") ?? ""))) return refuse(c, { kind: "arrived" });
    if (together >= mostTogether) return refuse(c, { kind: "busy" });
    together++;
    return next().finally(() => together--);
  });
  app.post(assetUploadsPath, limit, async (c) => {
    const file = await fileOf(c);
    if (!file) return wrongFile(c, 422, "is missing: send a form whose last field is `file`");
    if (file.byteLength > maxAssetBytes) return wrongFile(c, 413, `has more than ${maxAssetBytes} bytes`);
    const received = await images.receive(c.req.query("token") ?? "", file);
    return received.ok ? c.body(null, 204) : refuse(c, received.error);
  });
  return app;
}

async function fileOf(c: Context): Promise<Uint8Array | null> {
  const form = await c.req.raw.formData().catch(() => null);
  const file = form?.get("file");
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}

const wrongFile = (c: Context, status: 413 | 422, sentence: string) =>
  problem(c, {
    status,
    kind: "wrong-file",
    title: imageProblem("wrong-file", localeOf(c)),
    detail: `The file ${sentence}.`,
    errors: [{ in: "body", pointer: "/file", detail: sentence }],
  });

function refuse(c: Context<AppEnv>, refusal: UploadRefusal): Response {
  switch (refusal.kind) {
    case "wrong-file":
      return wrongFile(c, 422, refusal.sentence);
    case "arrived":
      return problem(c, {
        status: 403,
        kind: "upload-not-announced",
        title: imageProblem("upload-not-announced", localeOf(c)),
      });
    case "busy":
      c.header("retry-after", "5");
      return problem(c, { status: 503, kind: "busy", title: imageProblem("uploads-busy", localeOf(c)) });
    case "unavailable":
      return problem(c, { status: 503, kind: "unavailable", title: imageProblem("files-unavailable", localeOf(c)) });
    case "no-space":
      return problem(c, { status: 507, kind: "no-space", title: imageProblem("no-space", localeOf(c)) });
    default:
      return unreachable(refusal);
  }
}

const description = {
  method: "post",
  path: assetUploadsPath,
  summary: "Send the file of an announced asset",
  request: {
    query: z.object({ token: z.string().openapi({ description: "As in the `post_url`" }) }),
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: z.object({ key: z.string(), file: z.string().openapi({ format: "binary" }) }),
          example: { key: "f/1000/800x600/5f3a9c01de/room.jpg", file: "(the bytes)" },
        },
      },
    },
  },
  responses: { 204: { description: "The file has come; finish the upload now" }, default: problems },
} as const;
