import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { parseQuery } from "../../core/query-string.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { Refusal } from "../../products/kind.ts";
import { styleAnswer, stylesAnswer, themePaths } from "./contract.ts";
import { themeProblem } from "./problem-words.ts";
import type { Themes } from "./service.ts";
import { styledKinds } from "./theme-data.ts";

const kind = z.enum(styledKinds).meta({ example: "card" });
const key = z.string().min(1).max(60).meta({ example: "meadow-vows" });

interface StyleRoutesOptions {
  readonly themes: Themes;
  readonly searchQuery: z.ZodObject;
  readonly refused: (c: Context<AppEnv>, refusals: readonly Refusal[]) => Promise<Response>;
  readonly keepForAMinute: (c: Context<AppEnv>) => void;
}

/** Designs of the shop as designers take them: to choose from, and one with all that dresses a design in it. */
export function addStyleRoutes(
  app: Router,
  { themes, searchQuery, refused, keepForAMinute }: StyleRoutesOptions,
): void {
  app.openapi(
    createRoute({
      method: "get",
      path: `${themePaths.styles}/{kind}`,
      request: { params: z.object({ kind }), query: searchQuery },
      responses: {
        200: jsonAnswer(stylesAnswer, "Styles that designs of a kind can be dressed in, the most popular first"),
        default: problems,
      },
    }),
    async (c) => {
      const found = await themes.styles(c.req.valid("param").kind, c.var.shop, parseQuery(new URL(c.req.url).search));
      if (!found.ok) return refused(c, found.error) as never;
      keepForAMinute(c);
      return c.json(found.value, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${themePaths.styles}/{kind}/{key}`,
      request: { params: z.object({ kind, key }) },
      responses: { 200: jsonAnswer(styleAnswer, "One style with its layouts, in the shop's words"), default: problems },
    }),
    async (c) => {
      const asked = c.req.valid("param");
      const style = await themes.styleOf(asked.kind, asked.key, c.var.shop);
      if (!style) {
        const title = themeProblem("style-not-found", c.var.shop.locale);
        return problem(c, { status: 404, kind: "style-not-found", title });
      }
      keepForAMinute(c);
      return c.json({ style }, 200);
    },
  );
}
