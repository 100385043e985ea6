import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem, problems } from "../../platform/http/problem.ts";
import { jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { Refusal } from "../../products/kind.ts";
import { artAnswer, artListAnswer, themePaths } from "./contract.ts";
import { themeProblem } from "./problem-words.ts";
import type { Themes } from "./service.ts";
import { thumbnail } from "./thumbnail.ts";

const listQuery = z.object({
  q: z.string().optional().meta({ description: "Beginnings of words", example: "rose" }),
  family: z.string().optional().meta({ example: "florals" }),
  limit: z.string().optional().meta({ description: "At most 96", example: "24" }),
  cursor: z.string().optional().meta({ description: "`next` of the answer before" }),
});

const hash = z
  .string()
  .min(1)
  .max(80)
  .meta({ example: "94c351104b23e87657c39eb3ad0d9e7dbe668f9a7f23326f6fc7b757a0621be4" });

interface ArtRoutesOptions {
  readonly themes: Themes;
  readonly refused: (c: Context<AppEnv>, refusals: readonly Refusal[]) => Promise<Response>;
  readonly keepForAMinute: (c: Context<AppEnv>) => void;
}

/** Cliparts: the list that is offered, and each drawing for ever. */
export function addArtRoutes(app: Router, { themes, refused, keepForAMinute }: ArtRoutesOptions): void {
  app.openapi(
    createRoute({
      method: "get",
      path: themePaths.art,
      request: { query: listQuery },
      responses: { 200: jsonAnswer(artListAnswer, "Cliparts by family and name"), default: problems },
    }),
    async (c) => {
      const { q = "", family = null, limit = null, cursor = null } = c.req.valid("query");
      const found = await themes.listArt(c.var.shop, { words: q, family, limit, cursor });
      if (!found.ok) return refused(c, found.error) as never;
      keepForAMinute(c);
      return c.json(found.value, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${themePaths.art}/{hash}`,
      request: { params: z.object({ hash }) },
      responses: {
        200: jsonAnswer(artAnswer, "A clipart as it is drawn; what a hash names never changes"),
        default: problems,
      },
    }),
    async (c) => {
      const drawing = await one(c.req.valid("param").hash);
      if (!drawing) return notFound(c);
      keepForEver(c);
      return c.json(drawing, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${themePaths.art}/{hash}/preview.svg`,
      request: { params: z.object({ hash }) },
      responses: {
        200: { description: "The clipart, small", content: { "image/svg+xml": { schema: z.string() } } },
        default: problems,
      },
    }),
    async (c) => {
      const drawing = await one(c.req.valid("param").hash);
      if (!drawing) return notFound(c);
      keepForEver(c);
      c.header("content-security-policy", "default-src 'none'; style-src 'none'; sandbox");
      return c.body(thumbnail(drawing), 200, { "content-type": "image/svg+xml" });
    },
  );

  const one = async (wanted: string) => (await themes.artOf([wanted])).get(wanted);
}

function notFound(c: Context<AppEnv>) {
  const title = themeProblem("art-not-found", c.var.shop.locale);
  return problem(c, { status: 404, kind: "art-not-found", title });
}

function keepForEver(c: Context<AppEnv>): void {
  c.header("cache-control", "public, max-age=31536000, immutable");
}
