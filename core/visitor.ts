import { type Experiment, experiments } from "./experiments.ts";
import { readTreatment, type Treatment } from "./treatment.ts";

/**
 * The experiments' visitor key: a random UUID, valid for a year and readable by scripts (chrome document, section 9).
 */
export const visitorCookie = { name: "visitor-key", seconds: 31_536_000 } as const;
/** Treatments that are fixed for her session. */
export const sessionCookie = "treatments";

export interface Visitor {
  /** Null: she has none yet, or one that no flag service takes. */
  readonly key: string | null;
  /** Treatments seen in this session under this key, as in her cookie; another key starts empty. */
  readonly session: string;
}

/** A page without a visitor key proposes one with its requests, so that simultaneous requests share one visitor. */
export const proposedKeyHeader = "x-visitor-key";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a key is a random UUID like those of new visitors (chrome document, section 5), which cannot be guessed. */
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
 * Runs for every page with an experiment, so it reads the session only for the experiment in question.
 *
 * @param cookies as in the request header, or `document.cookie`; anything in it may be forged
 */
export function readVisitor(cookies: string): Visitor {
  const given = cookieOf(cookies, visitorCookie.name);
  const key = keyShape.test(given) ? given : null;
  const seen = cookieOf(cookies, sessionCookie);
  const isHers = key !== null && seen.startsWith(`key=${key}&`);
  return { key, session: isHers ? `${seen.slice(`key=${key}`.length)}&` : "" };
}

/** Treatment of an experiment earlier in this session; undefined: none. */
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
 * A visitor's treatment: that of her session, or the flag's present one where the session has none or the flag is over
 * (chrome document, section 4).
 *
 * @param isOver the flag was killed or removed
 */
export const settledTreatment = (fixed: Treatment | undefined, isOver: boolean, live: () => Treatment): Treatment =>
  isOver ? live() : (fixed ?? live());
