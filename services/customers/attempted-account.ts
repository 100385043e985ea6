import type { Context } from "hono";
import type { AppEnv } from "../../platform/http/variables.ts";
import { loginForm } from "./contract.ts";

/**
 * The address of a sign-in attempt, from a form or JSON, so that attempts from all places count together. Those without
 * one count as one account's; none of them succeeds.
 */
export async function attemptedAccount(c: Context<AppEnv>): Promise<string> {
  const body = await (isForm(c) ? c.req.parseBody() : c.req.json()).catch(() => null);
  const email: unknown = body?.email;
  if (typeof email !== "string") return "";
  // As forms understand it: there are many ways to write one domain.
  return loginForm.shape.email.safeParse(email).data ?? email.trim().toLowerCase();
}

/** The account that a readable log-in form tries; null for any other form, which opens nothing and is no try. */
export async function attemptedLogin(c: Context<AppEnv>): Promise<string | null> {
  const form = await c.req.parseBody().catch(() => null);
  return loginForm.safeParse(form).data?.email ?? null;
}

/** Exactly the types that `parseBody` parses as a form: otherwise an attempt could count for another account. */
function isForm(c: Context<AppEnv>): boolean {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  return type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
}
