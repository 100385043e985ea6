import type { Context, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import type { Db } from "../../../platform/database/database.ts";
import { localeOf, problem } from "../../../platform/http/problem.ts";
import { type AppEnv, operatorName } from "../../../platform/http/variables.ts";
import { answerRefusal } from "../manage/refusal-answer.ts";
import { refusalWords } from "../manage/refusal-words.ts";
import type { Author } from "../store/change-environment.ts";
import type { Refusal } from "../store/refusal.ts";
import { officeWords } from "./office-words.ts";

/** Words in the language of this request's office. */
export const wordsOf = (c: Context<AppEnv>) => officeWords(localeOf(c));

/** A refusal in the office's words. */
export const refused = (c: Context<AppEnv>, refusal: Refusal) => answerRefusal(c, refusal, refusalWords(localeOf(c)));

/** Author of a change, for the history. */
export const authorOf = (c: Context<AppEnv>, environment: number, comment: string): Author => ({
  environment,
  by: operatorName(c),
  comment,
});

/** Answers 404 where the address names no environment. */
export const knownEnvironment = (db: Db): MiddlewareHandler<AppEnv> =>
  createMiddleware<AppEnv>(async (c, next) => {
    const id = Number(c.req.param("environment"));
    const known =
      Number.isSafeInteger(id) &&
      (await db.selectFrom("flag_environment").select("id").where("id", "=", id).executeTakeFirst());
    if (known) return next();
    return problem(c, {
      status: 404,
      kind: "not-found",
      detail: wordsOf(c).noEnvironment,
    });
  });
