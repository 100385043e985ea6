import { createRoute, type z as zod } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { pointerOf } from "../../core/http/problem.ts";
import { parseQuery, type QueryParameters } from "../../core/query-string.ts";
import { answerNotFound } from "../../platform/http/failure.ts";
import { type KeptAnswers, sendKept } from "../../platform/http/kept-answers.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { logEvent } from "../../platform/log/events.ts";
import { type KindView, kindViews } from "../../products/offer.ts";
import type { AnyKind } from "../../products/registry.ts";
import { releasePath } from "../catalogue/contract.ts";
import { accessoryOrder, oneAccessory } from "./accessories.ts";
import { calculatorOf } from "./calculator.ts";
import * as contract from "./contract.ts";
import { describeQuery } from "./describe-query.ts";
import examples from "./examples.json" with { type: "json" };
import { withoutIdle } from "./known-parameters.ts";
import { ratioPicture } from "./ratio-picture.ts";
import type { PriceAnswer, PriceFailure, Prices } from "./service.ts";
import { views } from "./views.ts";

export interface PriceRoutesOptions {
  readonly prices: Prices;
  readonly answers: KeptAnswers;
}

const { pricePaths } = contract;
/** Largest integer of the database. */
const mostRelease = 2_147_483_647;

/**
 * Prices and choices of every kind, for the shop of X-Channel and X-Locale; nothing in them is personal. See
 * contract.ts.
 */
export function priceRoutes({ prices, answers }: PriceRoutesOptions): Router {
  const app = createRouter();
  const { kinds } = prices;

  interface Question {
    readonly path: string;
    readonly schema: zod.ZodType;
    readonly description: string;
    readonly query: ReturnType<typeof describeQuery>;
    readonly answer: (c: Context<AppEnv>) => Promise<PriceAnswer>;
  }

  function get({ path, schema, description, query, answer }: Question): void {
    const responses = { 200: withExample(path, jsonAnswer(schema, description)), default: problems };
    app.openapi(createRoute({ method: "get", path, request: { query }, responses }), ((c: Context<AppEnv>) =>
      answered(c, answers, () => answer(c))) as never);
  }

  function kindPath(path: string, name: keyof typeof views, own: AnyKind | null): void {
    const { schema, description, view, more } = views[name];
    const query = describeQuery(own ? [own] : kinds, more);
    const reads = Object.keys(more ?? {}).map((one) => one.replace("[]", ""));
    get({ path, schema, description, query, answer: (c) => prices.ask(c.var.shop, queryOf(c), own, view, reads) });
  }

  kindPath(pricePaths.article, "article", null);
  kindPath(pricePaths.formats, "formats", null);
  kindPath(pricePaths.formatGroup, "formatGroup", null);
  kindPath(pricePaths.formatGroupImages, "formatGroupImages", null);
  kindPath(pricePaths.frame, "frame", null);
  kindPath(pricePaths.optionGroups, "optionGroups", null);
  kindPath(pricePaths.reference, "reference", null);

  for (const kind of kinds) {
    for (const name of kindViews) {
      const path = kind.offer.paths[name];
      if (path !== undefined) ownPath(path, name, kind);
    }
  }

  function ownPath(path: string, name: KindView, kind: AnyKind): void {
    if (name === "data") dataPath(path, () => kind);
    else if (name === "accessoryOrder") orderPath(path, kind);
    else kindPath(path, name, kind);
  }

  dataPath(
    releasePath("{kind}"),
    (c) => kinds.find(({ key }) => key === c.req.param("kind")),
    z.object({ kind: z.string().meta({ example: kinds[0]?.key }) }),
  );

  for (const path of [pricePaths.accessory, pricePaths.accessoryShort]) {
    const selling = kinds.filter(({ offer }) => offer.accessories);
    get({
      path,
      schema: contract.oneAccessory,
      description: "One accessory by its SKU, for the product of the other parameters or the first it suits",
      query: describeQuery(selling, { sku: "Article number of the accessory.", quantity: "Of the accessory." }),
      answer: (c) => prices.accessory(c.var.shop, queryOf(c), oneAccessory),
    });
  }

  get({
    path: pricePaths.skuContainer,
    schema: contract.skuContainer,
    description: "Articles by number, or by a kind's key and its link's parameters, each with price and link",
    query: describeQuery([], { "skus[]": "At most 50 of them." }),
    answer: (c) => prices.skus(c.var.shop, queryOf(c)),
  });
  get({
    path: pricePaths.aspectRatio,
    schema: contract.aspectRatio,
    description: "How long a format is: its ratio key, the nearest one",
    query: describeQuery([], {
      formatType: "Sides in millimetres or a paper size's name; in en-US also inches, as in 8x8.",
      width: "In millimetres, instead of formatType.",
      height: "In millimetres, instead of formatType.",
    }),
    answer: (c) => prices.ratio(c.var.shop, queryOf(c)),
  });
  get({
    path: pricePaths.initialData,
    schema: contract.initialData,
    description: "Initial data of a front end: the shop and its products",
    query: describeQuery([]),
    answer: (c) => prices.initial(c.var.shop, queryOf(c)),
  });

  function orderPath(path: string, kind: AnyKind): void {
    const responses = {
      200: withExample(path, jsonAnswer(contract.accessoryOrder, "The order, checked and priced, with its link")),
      default: problems,
    };
    const request = { query: describeQuery([kind]), body: jsonBody(contract.accessoryOrderRequest) };
    app.openapi(createRoute({ method: "post", path, request, responses }), (async (c: Context<AppEnv>) => {
      const wanted = c.req.valid("json" as never) as z.infer<typeof contract.accessoryOrderRequest>;
      const answer = await prices.ask(c.var.shop, queryOf(c), kind, (context, choice) =>
        accessoryOrder(context, choice, wanted.accessories),
      );
      c.header("cache-control", "no-store");
      if (answer.ok) return c.json(answer.value as never, 200);
      const fields = answer.error.kind === "refused" ? answer.error.fields : [];
      for (const { field, reason } of fields) logEvent(c.var.log, "error-add-accessory", { field, reason });
      return refuse(c, answer.error, wanted.accessories);
    }) as never);
  }

  /** @param params of the path; without them the path is one kind's */
  function dataPath(path: string, kindOf: (c: Context<AppEnv>) => AnyKind | undefined, params = z.object({})): void {
    app.openapi(
      createRoute({
        method: "get",
        path,
        request: {
          params,
          query: z.strictObject({ release: z.coerce.number().int().min(1).max(mostRelease).optional() }),
        },
        responses: {
          200: withExample(
            path,
            jsonAnswer(contract.releaseAnswer, "A release of the catalogue, the current one when none is named"),
          ),
          default: problems,
        },
      }),
      async (c) => {
        const { release } = c.req.valid("query");
        const kind = kindOf(c);
        const found = kind ? await prices.release(kind, release ?? null) : null;
        if (!found) return problem(c, { status: 404, kind: "release-not-found" });
        // A release never changes; which one is current does.
        c.header("cache-control", release === undefined ? "public, max-age=60" : "public, max-age=31536000, immutable");
        return c.json(found, 200);
      },
    );
  }

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
      if (picture === null) return answerNotFound(c);
      return c.body(picture, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" });
    },
  );

  return app;
}

/** The calculator of any kind, for the path that product pages share. */
export const calculatorAnswer =
  ({ prices, answers }: PriceRoutesOptions) =>
  (c: Context<AppEnv>): Promise<Response> =>
    answered(c, answers, () =>
      prices.ask(c.var.shop, queryOf(c), null, (context, choice) => ({
        ok: true,
        value: calculatorOf(context, choice),
      })),
    );

/** The query; a plain parameter that is written twice is a list, so that it is refused where one value is meant. */
function queryOf(c: Context<AppEnv>): QueryParameters {
  const { search, searchParams } = new URL(c.req.url);
  const repeated = [...new Set(searchParams.keys())].filter(
    (name) => !name.includes("[") && searchParams.getAll(name).length > 1,
  );
  return { ...parseQuery(search), ...Object.fromEntries(repeated.map((name) => [name, searchParams.getAll(name)])) };
}

/** An answer of the demo shop, shortened. */
function withExample<Answer extends { readonly content: { readonly "application/json": object } }>(
  path: string,
  answer: Answer,
): Answer {
  const example = (examples as Readonly<Record<string, { readonly answer: unknown }>>)[path]?.answer;
  if (example === undefined) return answer;
  return { ...answer, content: { "application/json": { ...answer.content["application/json"], example } } };
}

/** Responds from the cache, or computes and caches; 304 for clients that have it. */
async function answered(c: Context<AppEnv>, answers: KeptAnswers, ask: () => Promise<PriceAnswer>): Promise<Response> {
  const { channel, locale } = c.var.shop;
  const { pathname, search } = new URL(c.req.url);
  const key = `${channel} ${locale} ${pathname}${withoutIdle(search)}`;
  const known = answers.find(key);
  if (known) return sendKept(c, known);
  const answer = await ask();
  return answer.ok ? sendKept(c, answers.keep(key, answer.value)) : refuse(c, answer.error);
}

/** @param ordered content of the body; its refusals point there, all others into the query */
function refuse(
  c: Context<AppEnv>,
  failure: PriceFailure,
  ordered: readonly { readonly sku: string }[] = [],
): Response {
  if (failure.kind === "no-catalogue") {
    return problem(c, { status: 503, kind: "no-catalogue" });
  }
  const reasons = [...failure.fields];
  return problem(c, {
    status: 422,
    kind: "impossible-configuration",
    locale: failure.locale,
    detail: reasons.map(({ text }) => text).join(" "),
    errors: reasons.map(({ field, text }, index) => {
      const place = ordered.findIndex(({ sku }) => field === `accessories.${sku}`);
      if (place >= 0) return { in: "body" as const, pointer: `/accessories/${place}/sku`, detail: text };
      const sent = failure.parameters[index] ?? field;
      return { in: "query" as const, pointer: pointerOf(sent.split(".")), detail: text };
    }),
    extra: {
      reasons: reasons.map((one, index) => ({ ...one, parameter: failure.parameters[index] ?? one.field })),
    },
  });
}
