import { z } from "@hono/zod-openapi";
import { problems } from "../../platform/http/problem.ts";
import type { Router } from "../../platform/http/router.ts";
import { flagsPath } from "./protocol.ts";

/** Lists and objects of the protocol; `records/report-shapes.ts` reads them. */
const report = z.union([z.array(z.looseObject({})), z.looseObject({})]);

/** Puts an address of the clients' protocol into /openapi.json. */
export function describeAddress(
  app: Router,
  method: "get" | "post",
  path: string,
  says: string,
  query: z.ZodRawShape = {},
): void {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const answers =
    method === "get"
      ? { 200: { description: says, content: { "application/json": { schema: z.looseObject({}) } } } }
      : { 204: { description: says } };
  app.openAPIRegistry.registerPath({
    method,
    path: `${flagsPath}${path}`,
    summary: says,
    request: {
      ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))) }),
      query: z.looseObject(query),
      ...(method === "post" && { body: { content: { "application/json": { schema: report } } } }),
    },
    responses: { ...answers, default: problems },
  });
}
