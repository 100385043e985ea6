import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import type { FileStore } from "../../platform/files/file-store.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import { reportJsonSchema } from "../../print/preflight/report.ts";
import { ticketJsonSchema } from "../../print/ticket.ts";
import { approveRequest, printFiles } from "./contract.ts";
import type { Production } from "./service.ts";

export interface ProductionRoutesOptions {
  readonly production: Production;
  readonly files: FileStore;
  readonly requireOperator: MiddlewareHandler<AppEnv>;
}

const idParam = z.object({ id: z.uuid() });
const noFile = { status: 404, kind: "print-file-not-found", title: "There is no such print file" } as const;

/** Print files for operators, and the published schemas of report and ticket for everyone. */
export function productionRoutes({ production, files, requireOperator }: ProductionRoutesOptions): Router {
  const app = createRouter();
  for (const path of ["/office-api/print-files/*", "/office-api/order-lines/*", "/office-api/orders/:id/print-files"]) {
    app.use(path, requireOperator);
  }

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/orders/{id}/print-files",
      request: { params: idParam },
      responses: {
        200: jsonAnswer(printFiles, "Print files of the order's lines, the newest first"),
        default: problems,
      },
    }),
    async (c) => c.json({ files: [...(await production.filesOf(c.req.valid("param").id))] }, 200),
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
      if (!file || !opened?.ok) return problem(c, noFile);
      const headers = {
        "content-type": "application/pdf",
        "content-length": String(opened.value.bytes),
        "content-disposition": `attachment; filename="${file.name}.pdf"`,
      };
      return c.body(Readable.toWeb(opened.value.stream) as never, 200, headers) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/office-api/print-files/{id}/ticket",
      request: { params: idParam },
      responses: { 200: jsonAnswer(z.record(z.string(), z.unknown()), "The production ticket"), default: problems },
    }),
    async (c) => {
      const file = await production.file(c.req.valid("param").id);
      if (!file?.ticket) return problem(c, noFile);
      c.header("content-disposition", `attachment; filename="${file.name}.ticket.json"`);
      return c.json(file.ticket as Record<string, unknown>, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/office-api/print-files/{id}/approval",
      request: { params: idParam, body: jsonBody(approveRequest) },
      responses: { 200: jsonAnswer(printFiles, "The order's print files, with the ticket"), default: problems },
    }),
    async (c) => {
      const { reason } = c.req.valid("json");
      const approved = await production.approve(c.req.valid("param").id, { operator: operatorName(c), reason });
      if (approved.ok) return c.json({ files: [...(await production.filesOf(approved.value.orderId))] }, 200);
      if (approved.error === "file-not-found") return problem(c, noFile);
      return problem(c, { status: 409, kind: approved.error, title: "This file cannot be approved" });
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
      return problem(c, { status: 404, kind: "line-not-found", title: "Nothing is printed for such a line" });
    },
  );

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
