import type { Context } from "hono";
import type { AppEnv } from "../../platform/http/variables.ts";

/**
 * The address somebody tries to sign in with, from a form or from JSON: whose attempts are counted together, from however
 * many places they come. Without one, all such attempts count as one account's; none of them gets in.
 */
export async function attemptedAccount(c: Context<AppEnv>): Promise<string> {
  const body = await (isJson(c) ? c.req.json() : c.req.parseBody()).catch(() => null);
  const email: unknown = body?.email;
  return typeof email === "string" ? email.trim().toLowerCase() : "";
}

const isJson = (c: Context<AppEnv>): boolean => /\bjson\b/i.test(c.req.header("content-type") ?? "");
