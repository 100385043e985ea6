import type { Context } from "hono";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/http/problem.ts";
import type { AppEnv } from "../../platform/http/variables.ts";
import type { FlagKeyKind } from "./key-kinds.ts";
import { type Access, accessOf } from "./keys.ts";

/** The caller by `Authorization: Bearer`, or a refusal: 401 for an unknown key, 403 for one of another kind. */
export async function checkAccess(
  c: Context<AppEnv>,
  db: Db,
  kinds: readonly FlagKeyKind[],
): Promise<Access | Response> {
  const key = /^Bearer +(\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  const access = await accessOf(db, key);
  if (!access)
    return problem(c, {
      status: 401,
      title: "Unknown key",
      detail: "Send a key of this environment as Authorization: Bearer.",
    });
  if (kinds.includes(access.kind)) return access;
  return problem(c, {
    status: 403,
    title: "Not with this key",
    detail: `A ${access.kind} key does not open this address; a ${kinds.join(" or ")} key does.`,
  });
}
