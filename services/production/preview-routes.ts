import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { nobody, type Owner } from "../../platform/database/ownership.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { leafableDesign } from "../designs/contract.ts";
import type { Designs, Sharing } from "../designs/service.ts";
import type { Preview, Previews } from "./previews.ts";

export interface PreviewRoutesOptions {
  readonly previews: Previews;
  readonly designs: Designs;
  readonly sharing: Pick<Sharing, "open">;
  readonly limitDrawings: MiddlewareHandler<AppEnv>;
  /** The version ordered with this line, if the token or number gives the visitor access. */
  readonly versionOfOrder: (asker: Owner, order: string, lineId: string) => Promise<string | null>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const notFound = { status: 404, kind: "preview-not-found" } as const;
const gone = { status: 410, kind: "share-over" } as const;
const tooMany = { status: 503, kind: "previews-busy" } as const;

// Ids and tokens are judged by the handlers: whatever they are not, there is no such preview.
const idParam = z.object({ id: z.string() });
const pageQuery = z.object({
  page: z.string().optional().openapi({ description: "Which page, from 0; 0 when left out" }),
});
const tokenParam = z.object({ token: z.string() });
const lineParam = z.object({ name: z.string(), line: z.string() });
const preview = (path: string, params: typeof idParam | typeof lineParam | typeof tokenParam) =>
  createRoute({
    method: "get",
    path,
    request: { params, query: pageQuery },
    responses: {
      200: {
        description: "One page after trimming, by default the first one",
        content: { "image/webp": { schema: z.string().openapi({ format: "binary" }) } },
      },
      default: problems,
    },
  });

/** Pictures of frozen designs, only for visitors with access to the design or the order. */
export function previewRoutes({
  previews,
  designs,
  sharing,
  limitDrawings,
  versionOfOrder,
}: PreviewRoutesOptions): Router {
  const app = createRouter();

  app.openapi(preview("/web-api/design-versions/{id}/preview", idParam), async (c) => {
    const id = c.req.param("id") ?? "";
    const { visitor } = c.var;
    const mayLook = uuid.test(id) && visitor !== undefined && (await designs.ownsVersion(visitor, id));
    const page = pageOf(c);
    return mayLook && page !== null ? answer(c, await previews.of(id, page)) : problem(c, notFound);
  });

  app.use("/web-api/designs/:id/preview", limitDrawings);
  app.openapi(preview("/web-api/designs/{id}/preview", idParam), async (c) => {
    const id = c.req.param("id") ?? "";
    const { visitor } = c.var;
    const design = uuid.test(id) && visitor ? await designs.picturedOf(visitor, id) : null;
    const page = pageOf(c);
    return design && visitor && page !== null
      ? answer(c, await previews.ofDesign(visitor, design, page, "first-recipient"))
      : problem(c, notFound);
  });

  app.use("/web-api/shared-designs/:token/preview", limitDrawings);
  app.openapi(preview("/web-api/shared-designs/{token}/preview", tokenParam), async (c) => {
    c.header("x-robots-tag", "noindex, nofollow");
    const shared = await sharing.open(c.req.param("token") ?? "");
    if (!shared.ok && shared.error === "over") return problem(c, gone);
    const page = pageOf(c);
    if (!shared.ok || page === null) return problem(c, notFound);
    return answer(c, await previews.ofDesign(shared.value.owner, shared.value.design, page, "nobody"));
  });

  app.openapi(preview("/web-api/orders/{name}/lines/{line}/preview", lineParam), async (c) => {
    const { name = "", line = "" } = c.req.param() as Partial<z.infer<typeof lineParam>>;
    const version = uuid.test(line) ? await versionOfOrder(c.var.visitor ?? nobody, name, line) : null;
    const page = pageOf(c);
    return version !== null && page !== null ? answer(c, await previews.of(version, page)) : problem(c, notFound);
  });

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/orders/{name}/lines/{line}/thing",
      request: { params: lineParam },
      responses: {
        200: jsonAnswer(leafableDesign, "What of the ordered design is leafed through, and how it lies in the hand"),
        default: problems,
      },
    }),
    async (c) => {
      const { name, line } = c.req.valid("param");
      const version = uuid.test(line) ? await versionOfOrder(c.var.visitor ?? nobody, name, line) : null;
      const thing = version === null ? null : await designs.leafable(version);
      c.header("cache-control", "private, no-store");
      return thing ? c.json(thing, 200) : problem(c, notFound);
    },
  );

  app.openapi(preview("/office-api/design-versions/{id}/preview", idParam), async (c) => {
    const id = c.req.param("id") ?? "";
    const page = pageOf(c);
    const mayLook = uuid.test(id) && c.var.visitor?.operator;
    return mayLook && page !== null ? answer(c, await previews.of(id, page)) : problem(c, notFound);
  });

  return app;
}

/** Null: what is named is no page of any design. */
function pageOf(c: Context<AppEnv>): number | null {
  const page = c.req.query("page") ?? "0";
  return /^\d{1,4}$/.test(page) ? Number(page) : null;
}

function answer(c: Context<AppEnv>, picture: Preview) {
  if (!picture.ok) {
    if (picture.error === "not-found") return problem(c, notFound);
    c.header("retry-after", "5");
    return problem(c, tooMany);
  }
  // A version never changes, and a design's address names its state; the picture is nobody else's business, so only the
  // visitor's own browser keeps it.
  c.header("cache-control", "private, max-age=86400, immutable");
  return c.body(picture.value as Uint8Array<ArrayBuffer>, 200, { "content-type": "image/webp" });
}
