import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { localeOf, problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../../platform/http/router.ts";
import type { AppEnv } from "../../../platform/http/variables.ts";
import { designId, designShare, designShares, sharedDesign } from "../contract.ts";
import { designProblem } from "../problem-words.ts";
import type { Sharing } from "./sharing.ts";

export interface SharingRoutesOptions {
  readonly sharing: Sharing;
  /** Slow down who makes links by the hundred. */
  readonly limitDesigns: MiddlewareHandler<AppEnv>;
  /** Slow down who tries tokens. */
  readonly limitShared: MiddlewareHandler<AppEnv>;
}

const ofDesign = z.object({ id: designId });
const notFound = { status: 404, kind: "design-not-found" } as const;
const statuses = { "share-not-found": 404, "share-over": 410, "too-many-shares": 409 } as const;
const refuse = (c: Context, kind: keyof typeof statuses) =>
  problem(c, { status: statuses[kind], kind, title: designProblem(kind, localeOf(c)) });

/** Shared links: a design's owner creates and revokes them, holders of a token open them. */
export function sharingRoutes({ sharing, limitDesigns, limitShared }: SharingRoutesOptions): Router {
  const app = createRouter();

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/designs/{id}/shares",
      request: { params: ofDesign },
      responses: { 200: jsonAnswer(designShares, "Links that open the design"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const shares = c.var.visitor && (await sharing.list(c.var.visitor, c.req.valid("param").id));
      return shares?.ok ? c.json({ shares: [...shares.value] }, 200) : problem(c, notFound);
    },
  );

  app.post("/web-api/designs/:id/shares", limitDesigns);
  app.openapi(
    createRoute({
      method: "post",
      path: "/web-api/designs/{id}/shares",
      request: { params: ofDesign },
      responses: { 201: jsonAnswer(designShare, "A new link"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      const made = c.var.visitor && (await sharing.make(c.var.visitor, c.req.valid("param").id));
      if (made?.ok) return c.json(made.value, 201);
      if (made?.error !== "too-many") return problem(c, notFound);
      return refuse(c, "too-many-shares");
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: "/web-api/designs/{id}/shares/{share}",
      request: { params: ofDesign.extend({ share: designId }) },
      responses: { 204: { description: "The link opens nothing any more" }, default: problems },
    }),
    async (c) => {
      const { id, share } = c.req.valid("param");
      const revoked = c.var.visitor && (await sharing.revoke(c.var.visitor, id, share));
      return revoked?.ok ? c.body(null, 204) : problem(c, notFound);
    },
  );

  app.get("/web-api/shared-designs/:token", limitShared);
  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/shared-designs/{token}",
      request: { params: z.object({ token: z.string() }) },
      responses: { 200: jsonAnswer(sharedDesign, "The design, to look at"), default: problems },
    }),
    async (c) => {
      c.header("cache-control", "private, no-store");
      c.header("x-robots-tag", "noindex, nofollow");
      const shared = await sharing.view(c.req.valid("param").token);
      if (shared.ok) return c.json(shared.value, 200);
      return refuse(c, shared.error === "over" ? "share-over" : "share-not-found");
    },
  );

  return app;
}
