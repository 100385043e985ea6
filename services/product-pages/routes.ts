import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { parseQuery } from "../../core/query-string.ts";
import type { Shop } from "../../core/shop.ts";
import { answerNotFound } from "../../platform/http/failure.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import {
  calculator,
  homePage,
  type LocalizedUrl,
  localizedUrls,
  pageSummaries,
  productPage,
  productPagePaths,
} from "./contract.ts";
import type { ProductPages } from "./service.ts";

/** As long as an address may be: one that is longer than any page's is asked for by visitors, too, and is not found. */
const path = z.string().startsWith("/");

/** The choice of a page's address, in the designer link's names, and the article number that preselects one. */
const choice = z.object({
  path: path.optional().openapi({ description: "Page; without it the choice or `productType` says the kind" }),
  productType: z.string().optional().openapi({ example: "calendar" }),
  materialType: z.string().optional(),
  formatType: z.string().optional(),
  frameType: z.string().optional(),
  matSize: z.string().optional(),
  matType: z.string().optional(),
  "optionTypes[]": z.union([z.string(), z.array(z.string())]).optional(),
  orientation: z.string().optional(),
  sku: z.string().max(200).optional(),
});

/** Finds a page by its identifier; null: none. `unreadable`: unknown at the moment. */
export type FindPlace = (shop: Shop, uniqueIdentifier: string) => Promise<LocalizedUrl | null | "unreadable">;

interface OtherPages {
  /** Answers the calculator's path where no page is named, for any kind of product. */
  readonly calculatorOfKind?: (c: Context<AppEnv>) => Response | Promise<Response>;
  /** Finds pages that are no products. */
  readonly elsewhere?: FindPlace;
}

/** Pages and their calculator; see contract.ts. */
export function productPagesRoutes(
  pages: ProductPages,
  { calculatorOfKind = answerNotFound, elsewhere = async () => null }: OtherPages = {},
): Router {
  const app = createRouter();

  app.openapi(
    createRoute({
      method: "get",
      path: productPagePaths.page,
      request: { query: z.object({ path }) },
      responses: { 200: jsonAnswer(productPage, "A product page with its calculator"), default: problems },
    }),
    async (c) => {
      const asked = c.req.valid("query").path;
      const found = await pages.page(c.var.shop, asked);
      return found ? c.json(found, 200, forAMinute) : pageNotFound(c, asked);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: productPagePaths.pages,
      responses: { 200: jsonAnswer(pageSummaries, "All product pages of the locale"), default: problems },
    }),
    async (c) => c.json({ pages: [...(await pages.pages(c.var.shop))] }, 200, forAMinute),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: productPagePaths.home,
      responses: { 200: jsonAnswer(homePage, "The home page"), default: problems },
    }),
    async (c) => {
      const found = await pages.home(c.var.shop);
      return found ? c.json(found, 200, forAMinute) : pageNotFound(c, "/");
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: productPagePaths.calculator,
      request: { query: choice },
      responses: {
        200: jsonAnswer(calculator, "The calculator of a page, or without path that of a kind, for a choice"),
        default: problems,
      },
    }),
    async (c) => {
      const asked = c.req.valid("query").path;
      if (asked === undefined) return (await calculatorOfKind(c as Context<AppEnv>)) as never;
      const found = await pages.calculator(c.var.shop, asked, parseQuery(new URL(c.req.url).search));
      return found ? c.json(found, 200, forAMinute) : pageNotFound(c, asked);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: productPagePaths.localizedUrls,
      request: {
        query: z.strictObject({
          "uniqueIdentifiers[]": z.union([identifier, z.array(identifier).min(1).max(50)]).openapi({
            type: "string",
            description: "Unique identifiers of pages or their paths in any language, at most 50",
            example: "home",
          }),
        }),
      },
      responses: {
        200: jsonAnswer(localizedUrls, "Where pages are in the locale", exampleUrls),
        default: problems,
      },
    }),
    async (c) => {
      const asked = [c.req.valid("query")["uniqueIdentifiers[]"]].flat();
      const { shop } = c.var;
      const found = await Promise.all(
        asked.map(async (one) => (await pages.localizedUrl(shop.locale, one)) ?? elsewhere(shop, one)),
      );
      const urls = found.filter((one) => one !== null);
      const known = urls.filter((one) => one !== "unreadable");
      if (known.length < urls.length) {
        c.header("retry-after", "5");
        return problem(c, { status: 503, kind: "unavailable" });
      }
      const missing = asked.filter((_, index) => !found[index]);
      return c.json({ urls: known, missing }, 200, forAMinute);
    },
  );

  return app;
}

const identifier = z.string().min(1).max(300);

const exampleUrls = {
  missing: [],
  urls: [{ uniqueIdentifier: "home", url: "/", alternates: [{ locale: "de-DE" as const, path: "/" }] }],
};

const forAMinute = { "cache-control": "public, max-age=60", vary: "x-channel, x-locale, accept-encoding" };

const pageNotFound = (c: Context<AppEnv>, asked: string) =>
  problem(c, { status: 404, kind: "page-not-found", detail: `Page not found: ${asked}` });
