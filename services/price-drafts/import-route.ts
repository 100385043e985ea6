import { createRoute, z } from "@hono/zod-openapi";
import type { Context, MiddlewareHandler } from "hono";
import { languageOf } from "../../core/locale.ts";
import { localeOf, problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import { createBadLines } from "../../platform/imports/bad-lines.ts";
import { boundedBody } from "../../platform/imports/bounded-body.ts";
import { type DraftState, importAnswer, importQuery, priceDraftImports } from "./contract.ts";
import { refuse } from "./draft-problems.ts";
import type { Draft } from "./draft-store.ts";
import { examples } from "./examples.ts";
import { importLimit, readImport } from "./import-file.ts";
import { draftProblem } from "./problem-words.ts";
import type { PriceDrafts, Subject } from "./service.ts";
import { warningsOf } from "./warnings.ts";

export interface ImportRouteOptions {
  readonly priceDrafts: PriceDrafts;
  readonly requireDrafts: MiddlewareHandler<AppEnv>;
  readonly limitImports: MiddlewareHandler<AppEnv>;
  readonly stateOf: (c: Context<AppEnv>, subject: Subject, draft: Draft) => Promise<DraftState>;
}

/** Files into a draft: tried first, then taken as a whole or not at all. */
export function importRoute({ priceDrafts, requireDrafts, limitImports, stateOf }: ImportRouteOptions): Router {
  const { drafts, subjects } = priceDrafts;
  const app = createRouter();
  app.use(`${priceDraftImports}/*`, requireDrafts, limitImports);
  app.openapi(
    createRoute({
      method: "post",
      path: `${priceDraftImports}/{subject}`,
      request: {
        params: z.object({ subject: z.string().max(60) }),
        query: importQuery,
        body: { content: { "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) } } },
      },
      responses: {
        200: {
          description:
            "What the file changes, or its bad lines (50, in a report 10,000) and their number; with `apply` the draft has it in it",
          content: {
            ...jsonAnswer(importAnswer, "", examples.imported).content,
            "text/csv": { schema: z.string(), example: examples.report },
          },
        },
        default: problems,
      },
    }),
    async (c) => {
      const subject = subjects.get(c.req.valid("param").subject);
      const { draft: id, version, format, apply = false, complete = false, report } = c.req.valid("query");
      const draft = subject && (await drafts.look(subject)).draft;
      if (!draft) return problem(c, { status: 404, kind: "no-draft", title: draftProblem("no-draft", localeOf(c)) });
      const language = languageOf(c.var.shop.locale);
      const badLines = createBadLines();
      const file = boundedBody(c.req.raw.body, importLimit);
      const reading = await readImport(subject, draft, file.bytes, {
        format,
        complete,
        language,
        check: (data) => drafts.problems(subject, draft, language, data),
        bad: badLines.add,
      });
      if (file.tooLarge()) {
        return problem(c, {
          status: 413,
          kind: "too-large",
          title: draftProblem("file-too-large", localeOf(c)),
          extra: { limit: importLimit },
        });
      }
      if (report) {
        c.header("content-disposition", `attachment; filename="${subject.key}-errors.csv"`);
        return c.body(badLines.csv(language), 200, { "content-type": "text/csv; charset=utf-8" }) as never;
      }
      const errorCount = badLines.count();
      const warnings = errorCount === 0 ? warningsOf(reading.data, c.var.shop.locale) : [];
      const answer = {
        ...reading.counts,
        errors: badLines.first(),
        errorCount,
        warnings,
        problems: [...reading.problems],
      };
      if (!apply || errorCount > 0) return c.json({ ...answer, applied: false, draft: null }, 200);
      const operator = c.var.visitor?.operator;
      if (!operator) throw new Error("requireOperator is missing");
      // Whatever the file was tried on: only the draft that she saw takes it.
      const taken = await drafts.take(subject, { draft: id, version }, reading.data, operator);
      if (!taken.ok) return refuse(c, taken.error);
      return c.json({ ...answer, applied: true, draft: await stateOf(c, subject, taken.value) }, 200);
    },
  );
  return app;
}
