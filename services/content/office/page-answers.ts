import type { Context } from "hono";
import { languageOf } from "../../../core/locale.ts";
import { failed, type Outcome, unreachable } from "../../../core/outcome.ts";
import { localeOf, problem } from "../../../platform/http/problem.ts";
import { type AppEnv, operatorName } from "../../../platform/http/variables.ts";
import type { OfficeContent } from "./office.ts";
import type { OwnWords, PageProblem, PageWrite } from "./pages.ts";
import { detailsFor, refuseAs, wrongFields } from "./refused.ts";
import type { PageConflict, PageView } from "./shapes.ts";

/** Says which page of the shown space is written, how it was seen, and in whose name; null while there is no space. */
export const pageWriter =
  (office: OfficeContent) =>
  async (c: Context<AppEnv>, id: number, revision: number): Promise<PageWrite | null> => {
    const space = await office.space();
    return space === null ? null : { space, id, revision, operator: operatorName(c), words: ownWords(c) };
  };

export const noPage: Outcome<PageView, PageProblem> = failed({ kind: "not-found" });

/** Visitors may see every change: this process need not wait for the notification. */
export function answerPage(c: Context<AppEnv>, office: OfficeContent, result: Outcome<PageView, PageProblem>) {
  if (!result.ok) return refusal(c, result.error);
  office.published();
  return c.json(result.value, 200);
}

export const ownWords = (c: Context<AppEnv>): OwnWords => {
  const { name, slug } = detailsFor(c);
  return { language: languageOf(localeOf(c)), name, slug };
};

export const notFound = (c: Context<AppEnv>) =>
  problem(c, {
    status: 404,
    kind: "page-not-found",
  });

function refusal(c: Context<AppEnv>, why: PageProblem) {
  switch (why.kind) {
    case "not-found":
      return notFound(c);
    case "changed":
      return changedMeanwhile(c, why.conflict);
    case "refused":
      return refuse(c, why.refusal);
    default:
      return unreachable(why);
  }
}

/** Another author was first; the response contains her changes. */
export function changedMeanwhile(c: Context<AppEnv>, conflict: PageConflict) {
  const { author, at } = conflict.changed ?? { author: null, at: null };
  const say = detailsFor(c);
  return refuseAs(c, 409, "page-changed", {
    detail: say["page-changed"]({ who: author ?? say.program, when: at ?? "" }),
    extra: { ...conflict },
  });
}

/** A refusal of the content service, `{ field: [sentence] }`, as a problem. */
export function refuse(c: Context<AppEnv>, { status, body }: { readonly status: number; readonly body: unknown }) {
  return status === 404 ? notFound(c) : wrongFields(c, body);
}
