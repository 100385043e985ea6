import { expect, test } from "vitest";
import { offline, type Problem, readProblem } from "../../core/http/problem.ts";
import { unanswered } from "./ask.ts";

/** Status and waiting time that a page answers with; null: an error, which is reported and answered with 500. */
function answerTo(problem: Problem) {
  const thrown = unanswered("page /papier", problem);
  if (thrown instanceof Error) return null;
  return [thrown.init?.status, new Headers(thrown.init?.headers).get("Retry-After")];
}

test.each([0, 429, 502, 503, 504])(
  "a page whose service is away for a while (%i) is unavailable, also where nobody says for how long",
  (status) => {
    expect(answerTo({ ...offline, status })).toEqual([503, null]);
    expect(answerTo(readProblem(status, null, 5))).toEqual([503, "5"]);
  },
);

test.each([400, 401, 422, 500])("an answer that is a fault of the shop (%i) is reported as one", (status) => {
  expect(answerTo(readProblem(status, null, null))).toBeNull();
});
