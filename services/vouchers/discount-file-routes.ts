import { createRoute, z } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { stream } from "hono/streaming";
import { languageOf } from "../../core/locale.ts";
import { problem, problems } from "../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../platform/http/router.ts";
import { type AppEnv, operatorName } from "../../platform/http/variables.ts";
import { createBadLines } from "../../platform/imports/bad-lines.ts";
import { boundedBody } from "../../platform/imports/bounded-body.ts";
import { discountImport, discountImportQuery, discountImports, officeVoucherPaths } from "./contract.ts";
import { readDiscounts, takenRule } from "./discount-file.ts";
import { discountsCsv } from "./discount-table.ts";
import { examples } from "./examples.ts";
import type { OfficeVouchers } from "./service.ts";

/** Bytes: a hundred thousand codes are a fifth of it. */
const largestFile = 64 * 1024 * 1024;

export interface DiscountFileRoutesOptions {
  readonly office: OfficeVouchers;
  readonly requireOperator: MiddlewareHandler<AppEnv>;
  /** Product kinds that are sold. */
  readonly kinds: readonly string[];
}

/** Codes as files: exported, and imported completely or not at all. */
export function discountFileRoutes({ office, requireOperator, kinds }: DiscountFileRoutesOptions): Router {
  const app = createRouter();
  app.use(`${officeVoucherPaths.discountFiles}/*`, requireOperator);
  app.use(discountImports, requireOperator);
  const style = z.object({ bom: z.stringbool().default(false), decimal: z.enum(["point", "comma"]).default("point") });

  for (const format of ["json", "csv"] as const) {
    const type = { json: "application/json", csv: "text/csv" }[format];
    app.openapi(
      createRoute({
        method: "get",
        path: `${officeVoucherPaths.discountFiles}/codes.${format}`,
        request: { query: style },
        responses: {
          200: {
            description: "All codes that were not ended, as a file",
            content: { [type]: { schema: z.string(), example: examples.file[format] } },
          },
          default: problems,
        },
      }),
      async (c) => {
        const rules = await office.rules();
        c.header("content-disposition", `attachment; filename="codes.${format}"`);
        c.header("content-type", `${type}; charset=utf-8`);
        if (format === "json") return c.body(`${JSON.stringify({ discounts: rules }, null, 2)}\n`, 200);
        return stream(c, async (out) => {
          for (const piece of discountsCsv(rules, c.req.valid("query"))) await out.write(piece);
        }) as never;
      },
    );
  }

  app.openapi(
    createRoute({
      method: "post",
      path: discountImports,
      request: {
        query: discountImportQuery,
        body: { content: { "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) } } },
      },
      responses: {
        200: {
          description:
            "What the file makes, or its bad lines (50, in a report 10,000) and their number; with `apply` the codes are made",
          content: {
            ...jsonAnswer(discountImport, "", examples.imported).content,
            "text/csv": { schema: z.string(), example: examples.report },
          },
        },
        default: problems,
      },
    }),
    async (c) => {
      const { format, apply = false, report } = c.req.valid("query");
      const language = languageOf(c.var.shop.locale);
      const badLines = createBadLines();
      const file = boundedBody(c.req.raw.body, largestFile);
      const found = await readDiscounts(file.bytes, { format, language, kinds, bad: badLines.add });
      if (file.tooLarge()) {
        const title = "The file is too large";
        return problem(c, { status: 413, kind: "too-large", title, extra: { limit: largestFile } });
      }
      const apart = await office.compare(found.map(({ rule }) => rule));
      const lineOf = new Map(found.map(({ line, rule }) => [rule.code, line]));
      const refuse = (codes: readonly string[]) => {
        for (const code of codes) {
          const line = lineOf.get(code) ?? 1;
          badLines.add({ line, column: format === "csv" ? "code" : "", place: code, rule: takenRule(language) });
        }
      };
      refuse(apart.taken);
      if (apply && badLines.count() === 0) refuse(await office.createAll(apart.fresh, operatorName(c)));
      if (report) {
        c.header("content-disposition", 'attachment; filename="codes-errors.csv"');
        return c.body(badLines.csv(language), 200, { "content-type": "text/csv; charset=utf-8" }) as never;
      }
      const errorCount = badLines.count();
      const good = errorCount === 0;
      const answer = {
        codes: found.length,
        added: good ? apart.fresh.length : 0,
        unchanged: apart.unchanged,
        errors: badLines.first(),
        errorCount,
        applied: apply && good,
      };
      return c.json(answer, 200);
    },
  );
  return app;
}
