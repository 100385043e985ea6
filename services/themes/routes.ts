import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { pointerOf } from "../../core/http/problem.ts";
import { languages } from "../../core/locale.ts";
import { parseQuery, queryText, queryTexts } from "../../core/query-string.ts";
import { proportions } from "../../design/template/template.ts";
import { type KeptAnswers, sendKept } from "../../platform/http/kept-answers.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { withinLimit } from "../../platform/http/rate-limit.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { Refusal } from "../../products/kind.ts";
import { refusalText, refuse } from "../../products/link-values.ts";
import { bookCategories } from "../../products/photobook/vocabulary.ts";
import { addArtRoutes } from "./art-routes.ts";
import {
  bookSetAnswer,
  bookSetsAnswer,
  calendarGroupsAnswer,
  collageGroupAnswer,
  collageGroupsAnswer,
  themeAnswer,
  themePaths,
  themeSorts,
  themesAnswer,
} from "./contract.ts";
import type { Preview } from "./drawing/previews.ts";
import { themeProblem } from "./problem-words.ts";
import { unknownOf } from "./read-search.ts";
import type { Themes } from "./service.ts";
import { addSocialRoutes } from "./social-routes.ts";
import { groupKinds } from "./stored-groups.ts";
import { addStyleRoutes } from "./style-routes.ts";
import { calendarTypes } from "./theme-data.ts";
import { type FilterType, filterTypes, filterValues } from "./theme-filters.ts";

/** One value or several, as `name[]=a&name[]=b`. */
const texts = (example: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .meta({ example });
const filterExample = (type: FilterType) => (type === "category" ? "3" : (filterValues[type][0] ?? ""));
const searchQuery = z.object({
  ...Object.fromEntries(filterTypes.map((type) => [`filter[${type}][]`, texts(filterExample(type))])),
  q: z.string().optional().meta({ description: "Words; the last may be unfinished", example: "rose hochzeit" }),
  sort: z
    .string()
    .optional()
    .meta({ description: themeSorts.join(", "), example: "created" }),
  limit: z.string().optional().meta({ description: "At most 96", example: "24" }),
  cursor: z.string().optional().meta({ description: "`next` of the answer before" }),
});

const previewQuery = z.object({
  ratio: z.enum(proportions).meta({ example: "portrait" }),
  language: z.enum(languages).default("de").meta({ example: "de" }),
  page: z.string().optional(),
  /** Makes the address change with the drawing. */
  v: z.string().optional(),
});

const svgAnswer = { description: "The drawing", content: { "image/svg+xml": { schema: z.string() } } } as const;
const idLike = (example: string) => z.string().min(1).max(60).meta({ example });
const id = idLike("meadow-vows");

export interface ThemesRoutesOptions {
  readonly themes: Themes;
  /** Lists are long, the same for everybody, and asked for again and again. */
  readonly answers: KeptAnswers;
  /** Only new drawings count: requests for all proportions and languages would block the process. */
  readonly limitDrawings: MiddlewareHandler<AppEnv>;
}

/** Designs as products: the same for everyone, so that responses can be cached. */
export function themesRoutes({ themes, answers, limitDrawings }: ThemesRoutesOptions): Router {
  const app = createRouter();
  const query = (c: Context<AppEnv>) => parseQuery(new URL(c.req.url).search);

  async function refused(c: Context<AppEnv>, refusals: readonly Refusal[]) {
    const text = await themes.texts(c.var.shop.locale);
    return problem(c, {
      status: 422,
      kind: "invalid-request",
      errors: refusals.map((refusal) => ({
        in: "query" as const,
        pointer: pointerOf(refusal.field.split(".")),
        detail: refusalText(refusal, text),
      })),
    });
  }

  app.openapi(
    createRoute({
      method: "get",
      path: themePaths.themes,
      request: { query: searchQuery },
      responses: { 200: jsonAnswer(themesAnswer, "Card themes with counts of every filter"), default: problems },
    }),
    async (c) => {
      const { channel, locale } = c.var.shop;
      const key = `${channel} ${locale} ${new URL(c.req.url).search}`;
      const known = answers.find(key);
      if (known) return sendKept(c, known) as never;
      const found = await themes.search(c.var.shop, query(c));
      return found.ok ? (sendKept(c, answers.keep(key, found.value)) as never) : refused(c, found.error);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${themePaths.themes}/{id}`,
      request: { params: z.object({ id }) },
      responses: { 200: jsonAnswer(themeAnswer, "One theme, with all that lays it out"), default: problems },
    }),
    async (c) => {
      const found = await themes.theme(c.var.shop, c.req.valid("param").id);
      if (!found) return problem(c, { status: 404, kind: "theme-not-found" });
      keepForAMinute(c);
      return c.json(found, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${themePaths.themes}/{id}/preview.svg`,
      request: { params: z.object({ id }), query: previewQuery },
      responses: { 200: svgAnswer, default: problems },
    }),
    async (c) => {
      const { ratio, language } = c.req.valid("query");
      return drawing(c, limitDrawings, await themes.preview(c.req.valid("param").id, ratio, language));
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/web-api/design-groups/{kind}/{id}/preview.svg",
      request: {
        params: z.object({ kind: z.enum(groupKinds).meta({ example: "photobook" }), id: idLike("wedding-white") }),
        query: previewQuery,
      },
      responses: { 200: svgAnswer, default: problems },
    }),
    async (c) => {
      const { kind, id: group } = c.req.valid("param");
      const { ratio, language, page } = c.req.valid("query");
      return drawing(c, limitDrawings, await themes.groupPreview(kind, group, page ?? null, ratio, language));
    },
  );

  addSocialRoutes(app, { themes, limitDrawings });
  addArtRoutes(app, { themes, refused, keepForAMinute });
  addStyleRoutes(app, { themes, searchQuery, refused, keepForAMinute });

  app.openapi(
    createRoute({
      method: "get",
      path: themePaths.calendarGroups,
      request: {
        query: z.object({
          calendarType: z.string().optional().meta({ example: "wandkalender" }),
          designGroupId: z.string().optional().meta({ example: "meadow-year" }),
        }),
      },
      responses: {
        200: jsonAnswer(calendarGroupsAnswer, "Looks of calendars, the most popular first"),
        default: problems,
      },
    }),
    async (c) => {
      const { calendarType = null, designGroupId = null } = c.req.valid("query");
      if (calendarType !== null && !calendarTypes.some((one) => one === calendarType)) {
        return refused(c, [unknownOf("calendarType", calendarType, calendarTypes)]);
      }
      keepForAMinute(c);
      return c.json(await themes.calendarGroups(c.var.shop, calendarType, designGroupId), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: themePaths.bookSets,
      request: { query: z.object({ "categoryIds[]": texts("1") }) },
      responses: { 200: jsonAnswer(bookSetsAnswer, "Looks of photobooks, the most popular first"), default: problems },
    }),
    async (c) => {
      const given = queryTexts(query(c), "categoryIds");
      const unknown = given.filter((one) => !Object.hasOwn(bookCategories, one));
      if (unknown.length > 0)
        return refused(
          c,
          unknown.map((one) => unknownOf("categoryIds", one, Object.keys(bookCategories))),
        );
      keepForAMinute(c);
      return c.json(await themes.bookSets(c.var.shop, given.map(Number)), 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: `${themePaths.bookSets}/{designGroupSetId}`,
      request: { params: z.object({ designGroupSetId: idLike("wedding-white") }) },
      responses: { 200: jsonAnswer(bookSetAnswer, "One look of photobooks"), default: problems },
    }),
    async (c) => {
      const found = await themes.bookSet(c.var.shop, c.req.valid("param").designGroupSetId);
      if (!found) return problem(c, { status: 404, kind: "design-group-set-not-found" });
      keepForAMinute(c);
      return c.json({ designGroupSet: found }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: themePaths.collageGroups,
      request: { query: z.object({ "shapes[]": texts("heart") }) },
      responses: { 200: jsonAnswer(collageGroupsAnswer, "Collages by shape"), default: problems },
    }),
    async (c) => {
      const shapes = queryTexts(query(c), "shapes");
      const found = await themes.collageGroups(c.var.shop);
      if (!found) return noCatalogue(c);
      const known = [...new Set(found.designGroups.map(({ shape }) => shape))];
      const unknown = shapes.filter((one) => !known.some((shape) => shape === one));
      if (unknown.length > 0)
        return refused(
          c,
          unknown.map((one) => unknownOf("shapes", one, known)),
        );
      keepForAMinute(c);
      const designGroups = found.designGroups.filter(({ shape }) => shapes.length === 0 || shapes.includes(shape));
      return c.json({ ...found, designGroups }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: themePaths.collageGroup,
      request: {
        query: z.object({ designId: z.string().optional().meta({ example: "13" }), "designIds[]": texts("28") }),
      },
      responses: { 200: jsonAnswer(collageGroupAnswer, "Collages with the places of their photos"), default: problems },
    }),
    async (c) => {
      const given = query(c);
      const one = queryText(given, "designId");
      const ids = [...(one === null ? [] : [one]), ...queryTexts(given, "designIds")];
      if (ids.some((text) => !/^[1-9]\d{0,5}$/.test(text))) {
        return refused(c, [refuse(one === null ? "designIds" : "designId", "search-number")]);
      }
      const found = await themes.collageGroup(c.var.shop, ids.map(Number));
      if (!found) return noCatalogue(c);
      if (found.designs.length === 0) return problem(c, { status: 404, kind: "collage-not-found" });
      keepForAMinute(c);
      return c.json(found, 200);
    },
  );

  return app;
}

function keepForAMinute(c: Context<AppEnv>): void {
  c.header("cache-control", "public, max-age=60");
  c.header("vary", "x-channel, x-locale, accept-encoding");
}

const noPreview = { status: 404, kind: "preview-not-found" } as const;

/** Cached drawings are free; a new one counts. */
async function drawing(c: Context<AppEnv>, limitDrawings: MiddlewareHandler<AppEnv>, found: Preview | null) {
  if (!found) return problem(c, noPreview);
  if (found.kept) return sendDrawing(c, found);
  return withinLimit(c, limitDrawings, () => sendDrawing(c, found));
}

/** An address that names the drawing's own hash never shows another one. */
async function sendDrawing(c: Context<AppEnv>, { look, svg }: Preview) {
  const drawn = await svg();
  if (!drawn.ok) {
    c.header("retry-after", "5");
    return problem(c, { status: 503, kind: "drawing-busy", title: themeProblem("drawing-busy", c.var.shop.locale) });
  }
  if (drawn.value === null) return problem(c, noPreview);
  const named = c.req.query("v") === look.slice(0, 12);
  c.header("cache-control", named ? "public, max-age=31536000, immutable" : "public, max-age=60");
  c.header("content-security-policy", "default-src 'none'; style-src 'none'; sandbox");
  return c.body(drawn.value, 200, { "content-type": "image/svg+xml" });
}

const noCatalogue = (c: Context<AppEnv>) => problem(c, { status: 503, kind: "no-catalogue" });
