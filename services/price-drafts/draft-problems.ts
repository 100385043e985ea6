import type { Context } from "hono";
import { localeOf, problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { DraftFailure } from "./drafts.ts";
import { draftProblem } from "./problem-words.ts";
import { changeView } from "./views.ts";

/** As many changes as a refusal names. */
const mostChanges = 50;

/** Why a draft was not changed or published. */
export function refuse(c: Context<AppEnv>, failure: DraftFailure) {
  const { kind } = failure;
  const status = kind === "release-not-found" ? 404 : kind === "has-problems" || kind === "no-such-place" ? 422 : 409;
  const extra =
    "changes" in failure
      ? {
          by: failure.by,
          total: failure.changes.length,
          changes: failure.changes.slice(0, mostChanges).map(changeView),
        }
      : "by" in failure
        ? { by: failure.by }
        : "problems" in failure
          ? { problems: failure.problems }
          : {};
  return problem(c, { status, kind, title: draftProblem(kind, localeOf(c)), extra });
}
