import type { Context } from "hono";
import { problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { DraftFailure } from "./drafts.ts";
import { changeView } from "./views.ts";

/** As many changes as a refusal names. */
const mostChanges = 50;

const titles: Readonly<Record<DraftFailure["kind"], string>> = {
  "draft-changed": "Somebody else changed this draft meanwhile",
  "draft-closed": "This draft was published or thrown away meanwhile",
  "newer-release": "A newer release was published meanwhile",
  "draft-open": "There is an open draft already",
  "release-not-found": "There is no such release",
  "no-such-place": "There is nothing at this place",
  "nothing-changed": "The draft changes nothing",
  "has-problems": "The draft is not sound yet",
};

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
  return problem(c, { status, kind, title: titles[kind], extra });
}
