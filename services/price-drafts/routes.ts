import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { streamText } from "hono/streaming";
import { languageOf, locales } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, jsonBody, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import {
  auditList,
  changeList,
  draftAnswer,
  draftState,
  draftVersion,
  editDraft,
  labelList,
  openDraft,
  previewAnswer,
  priceDraftPaths,
  publishDraft,
  publishedAnswer,
  subjectAnswer,
  subjectList,
} from "./contract.ts";
import { csvOf } from "./csv-file.ts";
import { refuse } from "./draft-problems.ts";
import { auditOf, type Draft, openDraftOf } from "./draft-store.ts";
import { examples } from "./examples.ts";
import { importRoute } from "./import-route.ts";
import { draftProblem } from "./problem-words.ts";
import type { PriceDrafts, Subject } from "./service.ts";
import { auditView, changeView, draftHeadView, publicationViews } from "./views.ts";

export interface PriceDraftRoutesOptions {
  readonly db: Db;
  readonly priceDrafts: PriceDrafts;
  /** Lets those through who may look and prepare. */
  readonly requireDrafts: MiddlewareHandler<AppEnv>;
  /** Lets those through who may publish. */
  readonly requirePublish: MiddlewareHandler<AppEnv>;
  readonly limitChanges: MiddlewareHandler<AppEnv>;
  readonly limitImports: MiddlewareHandler<AppEnv>;
}

const subjectParam = z.object({ subject: z.string().max(60) });
const path = (made: (subject: string) => string) => made("{subject}");
/** As many changes as one answer names. */
const mostChanges = 500;
const auditEntries = 100;

/** The office's part of the catalogue: drafts, previews, files, publications. */
export function priceDraftRoutes(options: PriceDraftRoutesOptions): Router {
  const { db, priceDrafts } = options;
  const { drafts, subjects } = priceDrafts;
  const app = createRouter();
  app.use(priceDraftPaths.subjects, options.requireDrafts);
  app.use(priceDraftPaths.labels, options.requireDrafts);
  app.use(`${priceDraftPaths.subjects}/*`, options.requireDrafts);
  app.use(priceDraftPaths.publication(":subject"), options.requirePublish);
  app.on(["POST", "DELETE"], priceDraftPaths.draft(":subject"), options.limitChanges);
  for (const changing of [priceDraftPaths.edits, priceDraftPaths.publication]) {
    app.use(changing(":subject"), options.limitChanges);
  }

  const language = (c: Context<AppEnv>) => languageOf(c.var.shop.locale);
  const subjectOf = (c: { req: { param(name: "subject"): string | undefined } }): Subject | undefined =>
    subjects.get(c.req.param("subject") ?? "");
  const missing = (c: Context<AppEnv>, kind: "subject-not-found" | "no-draft" | "release-not-found") =>
    problem(c, { status: 404, kind, title: draftProblem(kind, localeOf(c)) });

  async function stateOf(c: Context<AppEnv>, subject: Subject, draft: Draft) {
    const [found, changes] = await Promise.all([
      drafts.problems(subject, draft, language(c)),
      drafts.changes(subject, draft),
    ]);
    return { draft: draftHeadView(draft), problems: [...found], changed: changes.length };
  }

  app.openapi(
    createRoute({
      method: "get",
      path: priceDraftPaths.subjects,
      responses: {
        200: jsonAnswer(subjectList, "Everything that is drafted and published", examples.subjects),
        default: problems,
      },
    }),
    async (c) => {
      const all = [...subjects.values()].map(async (subject) => {
        const [published, draft = null] = await Promise.all([subject.published(db), openDraftOf(db, subject.key)]);
        return {
          key: subject.key,
          title: await priceDrafts.title(subject, c.var.shop.locale),
          published: publicationViews(published, priceDrafts.today()).slice(0, 3),
          draft: draft && draftHeadView(draft),
        };
      });
      return c.json({ subjects: await Promise.all(all) }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: priceDraftPaths.labels,
      responses: {
        200: jsonAnswer(labelList, "Texts that rows can be called by", examples.labels),
        default: problems,
      },
    }),
    async (c) => c.json({ labels: await priceDrafts.plainLabels(c.var.shop.locale) }, 200),
  );

  app.openapi(
    createRoute({
      method: "get",
      path: path(priceDraftPaths.subject),
      request: { params: subjectParam },
      responses: {
        200: jsonAnswer(subjectAnswer, "A price list with its form and its draft", examples.subject),
        default: problems,
      },
    }),
    async (c) => {
      const subject = subjectOf(c);
      if (!subject) return missing(c, "subject-not-found");
      const { draft, data } = await drafts.look(subject);
      const answer = {
        key: subject.key,
        dated: subject.dated,
        shape: subject.shape,
        data,
        title: await priceDrafts.title(subject, c.var.shop.locale),
        published: publicationViews(await subject.published(db), priceDrafts.today()),
        draft: draft && (await stateOf(c, subject, draft)),
        texts: await priceDrafts.texts(data, c.var.shop.locale),
      };
      return c.json(answer, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: path(priceDraftPaths.draft),
      request: { params: subjectParam, body: jsonBody(openDraft, examples.opening) },
      responses: { 200: jsonAnswer(draftAnswer, "The draft, opened", examples.draft), default: problems },
    }),
    async (c) => {
      const subject = subjectOf(c);
      if (!subject) return missing(c, "subject-not-found");
      const opened = await drafts.open(subject, c.req.valid("json").release ?? null, operatorOf(c));
      if (!opened.ok) return refuse(c, opened.error);
      return c.json({ ...(await stateOf(c, subject, opened.value)), data: opened.value.data }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "delete",
      path: path(priceDraftPaths.draft),
      request: { params: subjectParam, body: jsonBody(draftVersion, examples.seen) },
      responses: { 204: { description: "Discarded; published data stays" }, default: problems },
    }),
    async (c) => {
      const subject = subjectOf(c);
      if (!subject) return missing(c, "subject-not-found");
      const discarded = await drafts.discard(subject, c.req.valid("json"), operatorOf(c));
      return discarded.ok ? c.body(null, 204) : refuse(c, discarded.error);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: path(priceDraftPaths.edits),
      request: { params: subjectParam, body: jsonBody(editDraft, examples.edits) },
      responses: {
        200: jsonAnswer(draftState, "The draft with all the changes in it", examples.state),
        default: problems,
      },
    }),
    async (c) => {
      const subject = subjectOf(c);
      if (!subject) return missing(c, "subject-not-found");
      const { edits, validFrom = null, ...seen } = c.req.valid("json");
      const edited = await drafts.edit(subject, seen, edits as never, validFrom, operatorOf(c));
      return edited.ok ? c.json(await stateOf(c, subject, edited.value), 200) : refuse(c, edited.error);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: path(priceDraftPaths.changes),
      request: { params: subjectParam },
      responses: { 200: jsonAnswer(changeList, "What the draft changes", examples.changes), default: problems },
    }),
    async (c) => {
      const subject = subjectOf(c);
      const draft = subject && (await drafts.look(subject)).draft;
      if (!draft) return missing(c, subject ? "no-draft" : "subject-not-found");
      const changes = await drafts.changes(subject, draft);
      return c.json({ changes: changes.slice(0, mostChanges).map(changeView), total: changes.length }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: path(priceDraftPaths.preview),
      request: { params: subjectParam, query: z.object({ locale: z.enum(locales).default("de-DE") }) },
      responses: {
        200: jsonAnswer(previewAnswer, "Sample baskets and recent orders, before and after", examples.preview),
        default: problems,
      },
    }),
    async (c) => {
      const subject = subjectOf(c);
      const draft = subject && (await drafts.look(subject)).draft;
      if (!draft) return missing(c, subject ? "no-draft" : "subject-not-found");
      const preview = await priceDrafts.preview(subject, draft, c.req.valid("query").locale, c.var.shop.locale);
      if (preview) return c.json(preview, 200);
      return problem(c, { status: 409, kind: "has-problems", title: draftProblem("not-computable", localeOf(c)) });
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: path(priceDraftPaths.publication),
      request: { params: subjectParam, body: jsonBody(publishDraft, examples.publishing) },
      responses: { 200: jsonAnswer(publishedAnswer, "The new release", examples.published), default: problems },
    }),
    async (c) => {
      const subject = subjectOf(c);
      if (!subject) return missing(c, "subject-not-found");
      const { comment, ...seen } = c.req.valid("json");
      const published = await drafts.publish(subject, seen, comment, operatorOf(c), language(c));
      if (!published.ok) return refuse(c, published.error);
      const { release, draft } = published.value;
      return c.json({ release, validFrom: subject.dated ? draft.validFrom : null }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: path(priceDraftPaths.audit),
      request: { params: subjectParam },
      responses: {
        200: jsonAnswer(auditList, "Who changed what, the newest first", examples.audit),
        default: problems,
      },
    }),
    async (c) => {
      const subject = subjectOf(c);
      if (!subject) return missing(c, "subject-not-found");
      const rows = await auditOf(db, subject.key, auditEntries);
      return c.json({ entries: rows.map(auditView) }, 200);
    },
  );

  const fileQuery = z.object({
    /** The draft when left out, or the newest release where there is none. */
    release: z.coerce.number().int().positive().max(2_147_483_647).optional(),
    bom: z.stringbool().default(false),
    decimal: z.enum(["point", "comma"]).default("point"),
  });
  for (const format of ["json", "csv"] as const) {
    const type = { json: "application/json", csv: "text/csv" }[format];
    app.openapi(
      createRoute({
        method: "get",
        path: `${path(priceDraftPaths.subject)}/data.${format}`,
        request: { params: subjectParam, query: fileQuery },
        responses: {
          200: {
            description: "The whole of it as a file",
            content: { [type]: { schema: z.string(), example: examples.file[format] } },
          },
          default: problems,
        },
      }),
      async (c) => {
        const subject = subjectOf(c);
        if (!subject) return missing(c, "subject-not-found");
        const { release, bom, decimal } = c.req.valid("query");
        const data = release === undefined ? (await drafts.look(subject)).data : await subject.read(db, release);
        if (data === null) return missing(c, "release-not-found");
        const name = `${subject.key}-${release ?? "draft"}.${format}`;
        c.header("content-disposition", `attachment; filename="${name}"`);
        c.header("content-type", `${type}; charset=utf-8`);
        if (format === "json") return c.body(`${JSON.stringify(data, null, 2)}\n`, 200);
        const pieces = csvOf(subject.shape, data, { bom, decimal });
        return streamText(c, async (stream) => {
          for (const piece of pieces) await stream.write(piece);
        }) as never;
      },
    );
  }

  app.route("/", importRoute({ ...options, stateOf }));
  return app;
}

/** Operator for the record. @throws where a route lacks `requireOperator` */
export function operatorOf(c: Context<AppEnv>): { readonly id: string; readonly name: string } {
  const operator = c.var.visitor?.operator;
  if (!operator) throw new Error("requireOperator is missing");
  return { id: operator.id, name: operator.name };
}
