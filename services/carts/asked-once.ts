import type { Releases } from "./ports.ts";

/** Releases as one request sees them: what several lines ask for is asked for once. */
export function askedOnce(releases: Releases): Releases {
  const asked = new Map<string, Promise<unknown>>();
  function once<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const known = asked.get(key) ?? ask();
    asked.set(key, known);
    return known as Promise<Answer>;
  }
  return {
    current: (kind) => once(kind, () => releases.current(kind)),
    at: (kind, release) => once(`${kind}/${release}`, () => releases.at(kind, release)),
    between: (kind, from, to) => once(`${kind}/${from}/${to}`, () => releases.between(kind, from, to)),
  };
}
