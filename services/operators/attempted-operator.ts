import type { Context } from "hono";
import type { AppEnv } from "../../platform/http/variables.ts";
import { operatorLogin } from "./contract.ts";

/** The address somebody tries to enter the office with; null where the body is none that could open it, and no try. */
export async function attemptedOperator(c: Context<AppEnv>): Promise<string | null> {
  const body: unknown = await c.req.json().catch(() => null);
  return operatorLogin.safeParse(body).data?.email.toLowerCase() ?? null;
}
