import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Db } from "../../platform/database/database.ts";
import type { AppEnv, OperatorRole, Visitor } from "../../platform/http/variables.ts";
import type { SignIn } from "./sign-in.ts";
import { createVisitor, findVisitor } from "./visitors.ts";

export const visitorCookie = "passepartout.visitor";
const sessionCookie = /passepartout\.session_token=/;
const yearInSeconds = 60 * 60 * 24 * 365;

export interface IdentifyOptions {
  readonly db: Db;
  readonly signIn: SignIn;
  readonly secureCookies: boolean;
}

/** Finds out who asks, from the visitor's cookie and the session. Sets nothing and asks nothing without cookies. */
export const identify = ({ db, signIn, secureCookies }: IdentifyOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const [known, person] = await Promise.all([
      findVisitor(db, getCookie(c, visitorCookie)),
      personOf(signIn, c.req.raw.headers),
    ]);
    // A session on a browser whose visitor cookie is gone: what she makes next belongs to the customer anyway.
    const visitorId = known ?? (person && (await welcome(c, db, secureCookies)));
    if (visitorId !== null)
      c.set("visitor", { visitorId, customerId: person?.id ?? null, operator: operatorOf(person) });
    return next();
  });

/**
 * For routes that give something to the visitor: makes her a cookie when she has none. From then on what she owns is
 * reached by this cookie alone, so it is unguessable, invisible to scripts and not sent by other sites.
 */
export const requireVisitor = ({ db, secureCookies }: IdentifyOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!c.var.visitor) {
      c.set("visitor", { visitorId: await welcome(c, db, secureCookies), customerId: null, operator: null });
    }
    return next();
  });

async function welcome(c: Context<AppEnv>, db: Db, secure: boolean): Promise<string> {
  const { id, token } = await createVisitor(db);
  setCookie(c, visitorCookie, token, { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: yearInSeconds });
  return id;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly officeRole: OperatorRole | null;
}

async function personOf(signIn: SignIn, headers: Headers): Promise<Person | null> {
  if (!sessionCookie.test(headers.get("cookie") ?? "")) return null;
  const session = await signIn.api.getSession({ headers });
  if (!session) return null;
  const { id, name, officeRole } = session.user;
  return { id, name, officeRole: officeRole === "operator" || officeRole === "admin" ? officeRole : null };
}

const operatorOf = (person: Person | null): Visitor["operator"] =>
  person?.officeRole ? { id: person.id, name: person.name, role: person.officeRole } : null;
