import type { Context } from "hono";
import { problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { ContentStory } from "./contract.ts";
import { isPublished, readProof, readVersion } from "./questions.ts";
import type { ContentPages, PageAsked } from "./service.ts";

type Query = Parameters<typeof readVersion>[0] & Parameters<typeof readProof>[0];

/** Published stories are for everyone; other versions for who shows the editor's proof, and for nobody to keep. */
export async function answerStory(
  c: Context<AppEnv>,
  pages: ContentPages,
  asked: PageAsked,
  query: Query,
  answer: (story: ContentStory) => object,
): Promise<Response> {
  const version = readVersion(query);
  const open = isPublished(version);
  if (!open && !(await mayPreview(pages, query))) return previewRefused(c);
  const found = open ? await pages.story(asked) : await pages.draft(asked, version);
  if (found.ok) return c.json(answer(found.value), 200, open ? forAMinute : forNobodyElse);
  if (found.error.kind === "not-found") return pageNotFound(c, asked.path);
  c.header("retry-after", String(retryAfter));
  return problem(c, { status: 503, kind: "content-unreachable" });
}

/** Seconds after which a content service that was away may answer. */
const retryAfter = 5;

/** Whether a query shows a good proof of the visual editor. */
export async function mayPreview(pages: ContentPages, query: Parameters<typeof readProof>[0]): Promise<boolean> {
  const proof = readProof(query);
  return proof !== null && pages.mayPreview(proof);
}

/** Of what everyone sees. */
export const forAMinute = { "cache-control": "public, max-age=60", vary: "x-channel, x-locale, accept-encoding" };
/** Of what only editors see. */
export const forNobodyElse = { "cache-control": "private, no-store" };

/** Fatal: there is no page, and nothing to show in its place (chrome document, section 7). */
export const pageNotFound = (c: Context<AppEnv>, path: string) =>
  problem(c, { status: 404, kind: "page-not-found", detail: `Page not found: ${path}`, extra: { fatal: true } });

export const previewRefused = (c: Context<AppEnv>) => problem(c, { status: 401, kind: "preview-refused" });
