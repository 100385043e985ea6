import type { Problem } from "../../../core/http/problem.ts";
import type { OfficeMessages } from "../messages.ts";
import { loginFailure } from "../session/login-failure.ts";

/** Why a change of her own access did not work; her address is not what is wrong. */
export function accessFailure(
  problem: Problem,
  login: OfficeMessages["login"],
  words: { readonly wrongPassword: string },
): string {
  return problem.kind === "wrong-credentials" ? words.wrongPassword : loginFailure(problem, login);
}
