import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { parseQuery, queryTexts } from "../../core/query-string.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { PhotoFrameConfiguration } from "../../products/photoframe/configuration.ts";
import {
  articlePrice as articlePriceSchema,
  formatGroupImages,
  formatLimits as formatLimitsSchema,
  formatPrices as formatPricesSchema,
  frameAnswer,
  frameVariants,
  optionGroups,
  pricePaths,
  pricesFrom as pricesFromSchema,
  type Reason,
  releaseAnswer,
} from "./price-contract.ts";
import type { OpenPriceDesk, openReleaseData } from "./price-desk.ts";
import { ratioPicture, withRatioPictures } from "./ratio-picture.ts";
import {
  articlePrice,
  formatLimits,
  formatPrices,
  framePrices,
  frameVariantsOf,
  optionPrices,
  type PriceDesk,
  pricesFrom,
  readChoice,
} from "./wall-picture-prices.ts";

export interface PriceRoutesOptions {
  readonly openDesk: OpenPriceDesk;
  readonly releaseData: ReturnType<typeof openReleaseData>;
}

/** What the database's integer holds. */
const mostRelease = 2_147_483_647;

/** The designer link's parameters, as documented in the specification, section 3. */
const choiceQuery = z.object({
  materialType: z.string().optional(),
  formatType: z.string().optional(),
  frameType: z.string().optional(),
  matSize: z.string().optional(),
  matType: z.string().optional(),
  "optionTypes[]": z.union([z.string(), z.array(z.string())]).optional(),
});

/** Prices of wall pictures, each path for the shop of X-Channel and X-Locale; nothing in them is personal. */
export function priceRoutes({ openDesk, releaseData }: PriceRoutesOptions): Router {
  const app = createRouter();

  type View = (desk: PriceDesk, chosen: PhotoFrameConfiguration, c: Context<AppEnv>) => unknown;

  function priced<Schema extends z.ZodType>(path: string, schema: Schema, description: string, view: View) {
    const responses = { 200: jsonAnswer(schema, description), default: problems };
    app.openapi(createRoute({ method: "get", path, request: { query: choiceQuery }, responses }), (async (
      c: Context<AppEnv>,
    ) => {
      const desk = await openDesk(c.var.shop);
      if (!desk) return problem(c, { status: 503, kind: "no-catalogue", title: "No catalogue is published" });
      const chosen = readChoice(desk, parseQuery(new URL(c.req.url).search));
      if (!chosen.ok) return refuse(c, chosen.error);
      c.header("cache-control", "public, max-age=60");
      c.header("vary", "x-channel, x-locale, accept-encoding");
      return c.json((await view(desk, chosen.value, c)) as never, 200);
    }) as never);
  }

  for (const path of [pricePaths.article, pricePaths.selectionArticle]) {
    priced(path, articlePriceSchema, "Price of one piece, explained", articlePrice);
  }
  for (const path of [pricePaths.formats, pricePaths.selectionFormats]) {
    priced(path, formatPricesSchema, "Prices of all listed formats of the material", (desk, chosen) =>
      formatPrices(desk, chosen),
    );
  }
  for (const path of [pricePaths.formatGroup, pricePaths.selectionFormatGroup]) {
    priced(path, formatPricesSchema, "Prices of one ratio's formats (`ratio`)", (desk, chosen, c) => {
      const wanted = c.req.query("ratio") ?? "3:2";
      return formatPrices(desk, chosen, ({ ratio }) => ratio === wanted);
    });
  }
  priced(
    pricePaths.formatGroupImages,
    formatGroupImages,
    "Ratios with picture, lowest price and formats",
    async (desk, chosen) => withRatioPictures(await formatPrices(desk, chosen)),
  );
  priced(
    pricePaths.frame,
    frameAnswer,
    "Frames and mats for the choice, each with the price of the whole",
    framePrices,
  );
  priced(pricePaths.optionGroups, optionGroups, "Option groups, each value with the price of the whole", optionPrices);
  priced(pricePaths.selectionFrom, pricesFromSchema, "Each material's lowest listed price", pricesFrom);
  priced(pricePaths.selectionLimits, formatLimitsSchema, "Limits of own formats", formatLimits);
  priced(
    pricePaths.frameVariants,
    frameVariants,
    "Frame types (`frameTypes[]`) with their variants",
    (desk, _chosen, c) => frameVariantsOf(desk, queryTexts(parseQuery(new URL(c.req.url).search), "frameTypes")),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: pricePaths.selectionData,
      request: { query: z.object({ release: z.coerce.number().int().min(1).max(mostRelease).optional() }) },
      responses: {
        200: jsonAnswer(releaseAnswer, "A release of the catalogue, the current one when none is named"),
        default: problems,
      },
    }),
    async (c) => {
      const { release } = c.req.valid("query");
      const found = await releaseData(release ?? null);
      if (!found) return problem(c, { status: 404, kind: "release-not-found", title: "There is no such release" });
      // A release never changes; which one is current does.
      c.header("cache-control", release === undefined ? "public, max-age=60" : "public, max-age=31536000, immutable");
      return c.json(found, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/price-api/ratio-pictures/{picture}",
      request: { params: z.object({ picture: z.string() }) },
      responses: {
        200: { description: "A ratio as a rectangle", content: { "image/svg+xml": { schema: z.string() } } },
        default: problems,
      },
    }),
    (c) => {
      const picture = ratioPicture(c.req.valid("param").picture);
      if (picture === null) return problem(c, { status: 404, title: "There is no such picture" });
      return c.body(picture, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
    },
  );

  return app;
}

function refuse(c: Context<AppEnv>, reasons: readonly Reason[]) {
  return problem(c, {
    status: 422,
    kind: "impossible-configuration",
    title: "This cannot be made",
    detail: reasons.map(({ text }) => text).join(" "),
    errors: reasons.map(({ field, text }) => ({
      in: "query" as const,
      pointer: `/${field.replaceAll(".", "/")}`,
      detail: text,
    })),
    extra: { reasons },
  });
}
