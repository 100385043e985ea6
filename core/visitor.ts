import { type Experiment, experiments } from "./experiments.ts";
import { readTreatment, type Treatment } from "./treatment.ts";

/** Whom experiments know: a random UUID, kept by her browser for a year and readable by scripts (chrome document, section 9). */
export const visitorCookie = { name: "visitor-key", seconds: 31_536_000 } as const;
/** What was fixed for her session; gone with it. */
export const sessionCookie = "treatments";

export interface Visitor {
  /** Null: she has none yet, or one that no flag service takes. */
  readonly key: string | null;
  /** What she has seen in this session, under this key, as her cookie says it: another key begins anew. */
  readonly session: string;
}

/** A key that a page proposes with what it fetches while its visitor has none: all that it asks for at once speaks of one visitor. */
export const proposedKeyHeader = "x-visitor-key";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a key is one as new visitors get it, a random UUID (chrome document, section 5): nobody guesses another's. */
export const isRandomKey = (key: string): boolean => uuid.test(key);

/** Undefined: not the key of a new visitor. */
export const readProposedKey = (text: string | undefined): string | undefined =>
  text !== undefined && isRandomKey(text) ? text : undefined;

/** At most 250 characters (section 5); test visitors have names. */
const keyShape = /^[\w-]{1,250}$/;

function cookieOf(cookies: string, name: string): string {
  const start = cookies.startsWith(`${name}=`) ? 0 : cookies.indexOf(`; ${name}=`) + 2;
  if (start === 1) return "";
  const end = cookies.indexOf(";", start);
  return cookies.slice(start + name.length + 1, end < 0 ? undefined : end);
}

/**
 * Asked for every page that is part of an experiment: what the session says is read only for the one that is asked about.
 *
 * @param cookies as in the request header, or `document.cookie`; whatever stands there may be anybody's invention
 */
export function readVisitor(cookies: string): Visitor {
  const given = cookieOf(cookies, visitorCookie.name);
  const key = keyShape.test(given) ? given : null;
  const seen = cookieOf(cookies, sessionCookie);
  const isHers = key !== null && seen.startsWith(`key=${key}&`);
  return { key, session: isHers ? `${seen.slice(`key=${key}`.length)}&` : "" };
}

/** What she saw of an experiment before; undefined: nothing in this session. */
export function fixedTreatment({ session: seen }: Visitor, name: Experiment): Treatment | undefined {
  const start = seen.indexOf(`&${name}=`);
  if (start < 0) return undefined;
  const from = start + name.length + 2;
  const treatment = readTreatment(seen.slice(from, seen.indexOf("&", from)));
  return treatment === "control" ? undefined : treatment;
}

/**
 * Value of the session's cookie.
 *
 * @param fresh what was decided now
 */
export function writeSession(
  key: string,
  visitor: Visitor,
  fresh: Readonly<Partial<Record<Experiment, Treatment>>>,
): string {
  const all = experiments.flatMap((name) => {
    const treatment = fixedTreatment(visitor, name) ?? fresh[name];
    return treatment === undefined ? [] : [`&${name}=${treatment}`];
  });
  return `key=${key}${all.join("")}`;
}

/**
 * What she sees: the treatment of her session, whatever the flag says meanwhile; only a killed flag goes before it. Without either it is what
 * the flag says (chrome document, section 4).
 *
 * @param isOver the flag was killed or is gone
 */
export const settledTreatment = (fixed: Treatment | undefined, isOver: boolean, live: () => Treatment): Treatment =>
  isOver ? live() : (fixed ?? live());
