import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import type { FileStore } from "../../platform/files/file-store.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import { reportJsonSchema } from "../../print/preflight/report.ts";
import { ticketJsonSchema } from "../../print/ticket.ts";
import { approveRequest, pileManifest, printFiles } from "./contract.ts";
import { houseRoutes } from "./house-routes.ts";
import { zippedPile } from "./pile.ts";
import { manifestText } from "./pile-manifest.ts";
import { productionProblem } from "./problem-words.ts";
import type { Production } from "./service.ts";

export interface ProductionRoutesOptions {
  readonly production: Production;
  readonly files: FileStore;
  readonly requireOperator: MiddlewareHandler<AppEnv>;
}

const idParam = z.object({ id: z.uuid() });
const pictureParam = idParam.extend({ name: z.string().max(200) });
const missing = (c: Context<AppEnv>, kind: "print-file-not-found" | "ticket-not-found" | "line-not-found") =>
  problem(c, { status: 404, kind, title: productionProblem(kind, localeOf(c)) });

/** Print files for operators, and the published schemas of report and ticket for everyone. */
export function productionRoutes({ production, files, requireOperator }: ProductionRoutesOptions): Router {
  const app = createRouter();
  for (const path of [
    "/office-api/print-files/*",
    "/office-api/order-lines/*",
    "/office-api/orders/:id/print-files",
    "/office-api/print-houses",
    "/office-api/print-houses/*",
  ]) {
    app.use(path, requireOperator);
  }

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/orders/{id}/print-files",
      request: { params: idParam },
      responses: {
        200: jsonAnswer(printFiles, "What is planned for the order's lines, and their print files, the newest first"),
        default: problems,
      },
    }),
    async (c) => c.json(await production.filesOf(c.req.valid("param").id), 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/print-files/{id}/pdf",
      request: { params: idParam },
      responses: { 200: { description: "The PDF/X-4", content: { "application/pdf": {} } }, default: problems },
    }),
    async (c) => {
      const file = await production.file(c.req.valid("param").id);
      const opened = file?.pdfSha256 ? await files.open(file.pdfSha256) : null;
      if (!file || !opened?.ok) return missing(c, "print-file-not-found");
      const { bytes, stream } = opened.value;
      return sent(c, Readable.toWeb(stream), { type: "application/pdf", bytes, name: `${file.name}.pdf` });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/print-files/{id}/pile",
      request: { params: idParam },
      responses: {
        200: { description: "A ZIP with all pictures and their manifest", content: { "application/zip": {} } },
        default: problems,
      },
    }),
    async (c) => {
      const file = await production.file(c.req.valid("param").id);
      const pile = file && (await zippedPile(files, file));
      if (!file || !pile) return missing(c, "print-file-not-found");
      const { bytes, stream } = pile;
      return sent(c, Readable.toWeb(stream), { type: "application/zip", bytes, name: `${file.name}.zip` });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/print-files/{id}/manifest",
      request: { params: idParam },
      responses: { 200: jsonAnswer(pileManifest, "The pictures of a pile"), default: problems },
    }),
    async (c) => {
      const file = await production.file(c.req.valid("param").id);
      if (!file?.manifest) return missing(c, "print-file-not-found");
      const { bytes } = manifestText(file.manifest);
      const name = `${file.name}.manifest.json`;
      return sent(c, new Uint8Array(bytes), { type: "application/json", bytes: bytes.length, name });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/print-files/{id}/pictures/{name}",
      request: { params: pictureParam },
      responses: { 200: { description: "One picture of a pile", content: { "image/jpeg": {} } }, default: problems },
    }),
    async (c) => {
      const { id, name } = c.req.valid("param");
      const file = await production.file(id);
      const picture = file?.manifest?.find((one) => one.name === name);
      const opened = picture ? await files.open(picture.sha256) : null;
      if (!file || !opened?.ok) return missing(c, "print-file-not-found");
      const { bytes, stream } = opened.value;
      return sent(c, Readable.toWeb(stream), { type: "image/jpeg", bytes, name: `${file.name}-${name}` });
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/order-lines/{id}/ticket",
      request: { params: idParam },
      responses: { 200: jsonAnswer(z.record(z.string(), z.unknown()), "The production ticket"), default: problems },
    }),
    async (c) => {
      const found = await production.ticket(c.req.valid("param").id);
      if (!found) return missing(c, "ticket-not-found");
      c.header("content-disposition", `attachment; filename="${found.name}.ticket.json"`);
      return c.json(found.ticket as Record<string, unknown>, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/print-files/{id}/approval",
      request: { params: idParam, body: jsonBody(approveRequest) },
      responses: { 200: jsonAnswer(printFiles, "The order's print files, as they are then"), default: problems },
    }),
    async (c) => {
      const { reason } = c.req.valid("json");
      const approved = await production.approve(c.req.valid("param").id, { operator: operatorName(c), reason });
      if (approved.ok) return c.json(await production.filesOf(approved.value.orderId), 200);
      if (approved.error === "file-not-found") return missing(c, "print-file-not-found");
      return problem(c, {
        status: 409,
        kind: approved.error,
        title: productionProblem("file-not-approvable", localeOf(c)),
      });
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/order-lines/{id}/print-file",
      request: { params: idParam },
      responses: { 202: { description: "It will be made again" }, default: problems },
    }),
    async (c) => {
      if (await production.remake(c.req.valid("param").id)) return c.body(null, 202);
      return missing(c, "line-not-found");
    },
  );

  houseRoutes(app, production);

  const schemas = { "preflight-report": reportJsonSchema, "production-ticket": ticketJsonSchema } as const;
  for (const [name, schema] of Object.entries(schemas)) {
    const description = `JSON schema of the ${name.replace("-", " ")}`;
    const responses = { 200: jsonAnswer(z.record(z.string(), z.unknown()), description) };
    app.openapi(createRoute({ method: "get", path: `/schemas/${name}.schema.json`, responses }), (c) => {
      c.header("cache-control", "public, max-age=3600");
      return c.json(schema() as Record<string, unknown>, 200);
    });
  }
  return app;
}

/** A download. */
function sent(
  c: Context<AppEnv>,
  content: unknown,
  { type, bytes, name }: { readonly type: string; readonly bytes: number; readonly name: string },
): never {
  // Names of roles and pictures are the shop's own; quotes and control characters would end the header.
  const filename = name.replace(/[^\w.-]/g, "_");
  return c.body(content as never, 200, {
    "content-type": type,
    "content-length": String(bytes),
    "content-disposition": `attachment; filename="${filename}"`,
  }) as never;
}
