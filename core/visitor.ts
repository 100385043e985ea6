import { type Experiment, experiments } from "./experiments.ts";
import { readTreatment, type Treatment } from "./treatment.ts";

/** Whom experiments know: a random UUID, kept by her browser for a year and readable by scripts (chrome document, section 9). */
export const visitorCookie = { name: "visitor-key", seconds: 31_536_000 } as const;
/** What was fixed for her session; gone with it. */
export const sessionCookie = "treatments";

export type FixedTreatments = Readonly<Partial<Record<Experiment, Treatment>>>;

export interface Visitor {
  /** Null: she has none yet, or one that no flag service takes. */
  readonly key: string | null;
  /** What she has seen in this session, under this key: another key begins anew. */
  readonly fixed: FixedTreatments;
  /** Whose treatments the session cookie has, where that is somebody else. */
  readonly formerKey: string | null;
}

/** At most 250 characters (section 5); test visitors have names. */
const keyShape = /^[\w-]{1,250}$/;

const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split(";")
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** @param cookies as in the request header, or `document.cookie`; whatever stands there may be anybody's invention */
export function readVisitor(cookies: string): Visitor {
  const given = cookieOf(cookies, visitorCookie.name) ?? "";
  const key = keyShape.test(given) ? given : null;
  const session = new URLSearchParams(cookieOf(cookies, sessionCookie) ?? "");
  const owner = session.get("key");
  if (owner === null || owner !== key)
    return { key, fixed: {}, formerKey: owner !== null && keyShape.test(owner) ? owner : null };
  const fixed = Object.fromEntries(
    experiments
      .map((name) => [name, readTreatment(session.get(name))] as const)
      .filter(([, treatment]) => treatment !== "control"),
  );
  return { key, fixed, formerKey: null };
}

/** Value of the session's cookie. */
export const writeFixed = (key: string, fixed: FixedTreatments): string =>
  new URLSearchParams({ key, ...fixed }).toString();

/** What a flag says of a visitor now. */
export interface LiveTreatment {
  /** `control` until the client is ready. */
  readonly treatment: Treatment;
  /** The flag was killed or is gone. */
  readonly isOver: boolean;
}

/**
 * What she sees: the treatment of her session, whatever the flag says meanwhile; only a killed flag goes before it. Without either it is what
 * the flag says (chrome document, section 4).
 */
export const settledTreatment = (fixed: Treatment | undefined, live: LiveTreatment): Treatment =>
  live.isOver ? live.treatment : (fixed ?? live.treatment);
