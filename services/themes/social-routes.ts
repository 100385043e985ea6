import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { languages } from "../../core/locale.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { withinLimit } from "../../platform/http/rate-limit.ts";
import type { Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { socialPath } from "./contract.ts";
import { themeProblem } from "./problem-words.ts";
import type { Themes } from "./service.ts";

interface SocialRoutesOptions {
  readonly themes: Themes;
  readonly limitDrawings: MiddlewareHandler<AppEnv>;
}

const jpeg = { "content-type": "image/jpeg" };
const notThere = { status: 404, kind: "preview-not-found" } as const;

/** The picture of a design that social media show: outside of the interfaces, which crawlers leave alone. */
export function addSocialRoutes(app: Router, { themes, limitDrawings }: SocialRoutesOptions): void {
  app.openapi(
    createRoute({
      method: "get",
      path: socialPath("{id}"),
      request: {
        params: z.object({ id: z.string().min(1).max(60).meta({ example: "meadow-vows" }) }),
        query: z.object({
          language: z.enum(languages).default("de").meta({ example: "de" }),
          /** Makes the address change with the drawing. */
          v: z.string().optional(),
        }),
      },
      responses: {
        200: {
          description: "The design as a picture of 1200 x 627 pixels",
          content: { "image/jpeg": { schema: z.string().meta({ format: "binary" }) } },
        },
        default: problems,
      },
    }),
    async (c) => {
      const { language, v } = c.req.valid("query");
      const found = await themes.social(c.req.valid("param").id, language);
      if (!found) return problem(c, notThere);
      const send = async () => {
        const drawn = await found.picture();
        if (!drawn.ok) {
          c.header("retry-after", "5");
          const title = themeProblem("drawing-busy", c.var.shop.locale);
          return problem(c, { status: 503, kind: "drawing-busy", title });
        }
        if (drawn.value === null) return problem(c, notThere);
        const named = v === found.look.slice(0, 12);
        c.header("cache-control", named ? "public, max-age=31536000, immutable" : "public, max-age=60");
        return c.body(Buffer.from(drawn.value, "base64"), 200, jpeg);
      };
      return (found.kept ? send() : withinLimit(c, limitDrawings, send)) as never;
    },
  );
}
