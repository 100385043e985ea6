import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { languages } from "../../core/locale.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { Designs } from "../designs/service.ts";
import type { Proofs } from "./proofs.ts";

export interface ProofRoutesOptions {
  readonly proofs: Proofs;
  readonly designs: Pick<Designs, "picturedOf">;
  readonly limitProofs: MiddlewareHandler<AppEnv>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Preview PDFs, for the owner of a design only. */
export function proofRoutes({ proofs, designs, limitProofs }: ProofRoutesOptions): Router {
  const app = createRouter();
  app.get("/web-api/designs/:id/proof", limitProofs);
  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/designs/{id}/proof",
      // Whatever an id is not, there is no such design.
      request: { params: z.object({ id: z.string() }), query: z.object({ language: z.enum(languages).default("en") }) },
      responses: {
        200: {
          description: "The whole design, small and with a mark over every page, in its reader's language",
          content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
        },
        default: problems,
      },
    }),
    async (c) => {
      const { id } = c.req.valid("param");
      const { visitor } = c.var;
      const design = uuid.test(id) && visitor ? await designs.picturedOf(visitor, id) : null;
      const proof = design && visitor ? await proofs.of(visitor, design, c.req.valid("query").language) : null;
      if (!proof?.ok) {
        if (proof?.error !== "busy") return problem(c, { status: 404, kind: "design-not-found" });
        c.header("retry-after", "5");
        return problem(c, { status: 503, kind: "proofs-busy" });
      }
      c.header("cache-control", "private, no-store");
      c.header("x-robots-tag", "noindex, nofollow");
      c.header("content-disposition", "attachment");
      return c.body(Readable.toWeb(proof.value) as ReadableStream<Uint8Array>, 200, {
        "content-type": "application/pdf",
      });
    },
  );
  return app;
}
