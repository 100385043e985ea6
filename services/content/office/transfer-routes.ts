import { createRoute, z } from "@hono/zod-openapi";
import { stream } from "hono/streaming";
import { localeOf, problem, problems } from "../../../platform/http/problem.ts";
import { createRouter, jsonAnswer, type Router } from "../../../platform/http/router.ts";
import { operatorName } from "../../../platform/http/variables.ts";
import { boundedBody } from "../../../platform/imports/bounded-body.ts";
import { exportSpace } from "../transfer/export-space.ts";
import { importSpace } from "../transfer/import-space.ts";
import { importWords } from "../transfer/import-words.ts";
import { examples } from "./examples.ts";
import type { OfficeContentRoutesOptions } from "./office.ts";
import { contentProblemTitle } from "./problem-words.ts";
import { noSpace } from "./refused.ts";
import {
  type ContentImport,
  type ContentTransfers,
  contentExport,
  contentImport,
  contentImports,
  contentTransfers,
  contentTransfersPath,
} from "./shapes.ts";

/** Bytes: some ten thousand pages. */
const largestFile = 512 * 1024 * 1024;
const mostShown = 20;

/** A whole space as a file, out and in: tried first, then taken as a whole or not at all. */
export function transferRoutes({ office, requireEditor, requirePublisher }: OfficeContentRoutesOptions): Router {
  const app = createRouter();
  app.use(contentTransfersPath, requireEditor);
  app.use(contentExport, requireEditor);
  app.use(contentImports, requirePublisher);

  app.openapi(
    createRoute({
      method: "get",
      path: contentTransfersPath,
      responses: {
        200: jsonAnswer(
          contentTransfers,
          "Who brought in and handed out content, the newest first",
          examples.transfers,
        ),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      const deeds = space === null ? [] : await office.audit.list(space, ["imported", "exported"], mostShown);
      const transfers = deeds.map(({ action, author, at, detail }) => ({
        action,
        author,
        at: at.toISOString(),
        counts: detail,
      })) as ContentTransfers["transfers"];
      return c.json({ transfers }, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: contentExport,
      responses: {
        200: {
          description: "The space as lines of JSON, as it is at one moment",
          content: { "application/jsonl": { schema: z.string(), example: examples.file } },
        },
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return noSpace(c);
      await office.audit.note(space, { action: "exported", author: operatorName(c), detail: {} });
      c.header("content-disposition", 'attachment; filename="content.jsonl"');
      c.header("content-type", "application/jsonl; charset=utf-8");
      return stream(c, async (out) => {
        await exportSpace(office.db, space, async (lines) => void (await out.write(lines)));
      }) as never;
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: contentImports,
      request: {
        query: z.object({ apply: z.stringbool().default(false) }),
        body: { content: { "application/octet-stream": { schema: z.string().openapi({ format: "binary" }) } } },
      },
      responses: {
        200: jsonAnswer(
          contentImport,
          "What the file changes, or its bad lines; with `apply` it is done",
          examples.imported,
        ),
        default: problems,
      },
    }),
    async (c) => {
      const space = await office.space();
      if (space === null) return noSpace(c);
      const { apply } = c.req.valid("query");
      const file = boundedBody(c.req.raw.body, largestFile);
      const result = await importSpace(office.db, space, linesOf(file.bytes), {
        isTrial: !apply,
        words: importWords(localeOf(c)),
      });
      if (file.tooLarge()) {
        const title = contentProblemTitle("content-file-too-large", localeOf(c));
        return problem(c, { status: 413, kind: "too-large", title, extra: { limit: largestFile } });
      }
      const nothing: ContentImport = { applied: false, counts: {}, notices: [], problems: [] };
      if (!result.ok) return c.json({ ...nothing, problems: result.error.map(problemOf) }, 200);
      const { counts, notices } = result.value;
      if (apply) {
        await office.audit.note(space, { action: "imported", author: operatorName(c), detail: counts });
        office.published();
      }
      return c.json(
        { ...nothing, applied: apply, counts: { ...counts } as ContentImport["counts"], notices: [...notices] },
        200,
      );
    },
  );
  return app;
}

/** Lines of a file as they come; whatever is no UTF-8 becomes a line that is no JSON. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}

/** "line 12: story Paper: ..." taken apart, in whichever language. */
function problemOf(text: string): ContentImport["problems"][number] {
  const [, line, rest] = /^(?:line|Zeile) (\d+): ([\s\S]*)$/.exec(text) ?? [];
  return line === undefined ? { line: 0, text } : { line: Number(line), text: rest ?? "" };
}
