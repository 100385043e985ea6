import type { Context, MiddlewareHandler, Next } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { type Language, readLanguage } from "../../core/locale.ts";
import type { Db } from "../../platform/database/database.ts";
import type { AppEnv, OperatorRole, Visitor } from "../../platform/http/variables.ts";
import { hostCookie } from "./cookie-names.ts";
import type { SignIn } from "./sign-in.ts";
import { createVisitor, findVisitor } from "./visitors.ts";

const visitorCookie = "passepartout.visitor";
const sessionCookie = /passepartout\.session_token=/;
const yearInSeconds = 60 * 60 * 24 * 365;

export interface IdentifyOptions {
  readonly db: Db;
  readonly signIn: SignIn;
  readonly secureCookies: boolean;
  /** Slow down who has visitors made by the hundred. */
  readonly limitVisitors: MiddlewareHandler<AppEnv>;
}

/** Identifies the visitor by cookie and session. Without cookies it sets and queries nothing. */
export const identify = (options: IdentifyOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const { db, signIn, secureCookies } = options;
    const [known, person] = await Promise.all([
      findVisitor(db, getCookie(c, hostCookie(visitorCookie, secureCookies))),
      personOf(signIn, c.req.raw.headers),
    ]);
    if (known === null && person === null) return next();
    const owner = { customerId: person?.id ?? null, operator: operatorOf(person) };
    // A session on a browser whose visitor cookie is gone: what she makes next belongs to the customer anyway.
    if (known === null) return welcome(c, options, owner, next);
    c.set("visitor", { visitorId: known, ...owner });
    return next();
  });

/**
 * For routes that give something to the visitor: makes her a cookie when she has none. From then on what she owns is
 * reached by this cookie alone, so it is unguessable, invisible to scripts and not sent by other sites.
 */
export const requireVisitor = (options: IdentifyOptions) =>
  createMiddleware<AppEnv>((c, next) =>
    c.var.visitor ? next() : welcome(c, options, { customerId: null, operator: null }, next),
  );

/** Makes a visitor, unless too many were made from there; then nobody is made and the request is refused. */
function welcome(
  c: Context<AppEnv>,
  options: IdentifyOptions,
  owner: Omit<Visitor, "visitorId">,
  next: Next,
): ReturnType<MiddlewareHandler<AppEnv>> {
  const make = async () => {
    await giveVisitor(c, options, owner);
    await next();
  };
  return options.limitVisitors(c, make);
}

type GivingVisitor = Pick<IdentifyOptions, "db" | "secureCookies">;

async function giveVisitor(
  c: Context<AppEnv>,
  { db, secureCookies: secure }: GivingVisitor,
  owner: Omit<Visitor, "visitorId">,
): Promise<void> {
  const { id: visitorId, token } = await createVisitor(db);
  const cookie = { path: "/", httpOnly: true, sameSite: "Lax", secure, maxAge: yearInSeconds } as const;
  setCookie(c, hostCookie(visitorCookie, secure), token, cookie);
  c.set("visitor", { visitorId, ...owner });
}

/**
 * Renews the cookie at sign-in. Somebody who put the former cookie into her browser would otherwise own what she makes
 * after signing out.
 */
export const renewVisitor =
  (options: GivingVisitor) =>
  async (c: Context<AppEnv>): Promise<void> => {
    if (!c.var.visitor) throw new Error("there is no visitor whose cookie could be renewed");
    const { customerId, operator } = c.var.visitor;
    await giveVisitor(c, options, { customerId, operator });
  };

interface Person {
  readonly id: string;
  readonly name: string;
  readonly officeRole: OperatorRole | null;
  readonly officeLanguage: Language | null;
}

async function personOf(signIn: SignIn, headers: Headers): Promise<Person | null> {
  if (!sessionCookie.test(headers.get("cookie") ?? "")) return null;
  const session = await signIn.api.getSession({ headers });
  if (!session) return null;
  const { id, name, officeRole, officeLanguage } = session.user;
  const role = officeRole === "operator" || officeRole === "admin" ? officeRole : null;
  // The shop's own log-in requires no second factor, so its sessions are customers'.
  return {
    id,
    name,
    officeRole: session.session.office === true ? role : null,
    officeLanguage: readLanguage(officeLanguage),
  };
}

const operatorOf = (person: Person | null): Visitor["operator"] =>
  person?.officeRole
    ? { id: person.id, name: person.name, role: person.officeRole, language: person.officeLanguage }
    : null;
