import type { FlagDefinition, RuleSegment } from "./flag-schema.ts";
import { flagReferences, type Reference, segmentReferences } from "./references.ts";

/** A fault in a definition, and its path. `problems.ts` has the sentences. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly fault:
    | { readonly kind: "sizes"; readonly sum: number }
    | { readonly kind: "between"; readonly start: number; readonly end: number }
    | { readonly kind: "missing"; readonly what: Reference["kind"]; readonly name: string }
    | { readonly kind: "treatment"; readonly flag: string; readonly treatment: string }
    | { readonly kind: "configuration"; readonly treatment: string }
    | { readonly kind: "circle"; readonly through: readonly string[] };
}

/** The environment of a checked definition, without archived ones. */
export interface Surroundings {
  readonly flags: ReadonlyMap<string, FlagDefinition>;
  readonly ruleSegments: ReadonlyMap<string, RuleSegment>;
  readonly standard: ReadonlySet<string>;
  readonly large: ReadonlySet<string>;
}

/** Treatments that a flag may give. */
export const treatmentsOf = ({ conditions, defaultTreatment }: FlagDefinition): ReadonlySet<string> =>
  new Set([defaultTreatment, ...conditions.flatMap(({ partitions }) => partitions.map(({ treatment }) => treatment))]);

/** Everything that would make clients answer otherwise than the flag says. */
export function checkFlag(flag: FlagDefinition, around: Surroundings): Fault[] {
  return [
    ...flag.conditions.flatMap(({ partitions }, index) => sizesFault(partitions, index)),
    ...rangeFaults(flag.conditions),
    ...Object.keys(flag.configurations ?? {})
      .filter((treatment) => !treatmentsOf(flag).has(treatment))
      .map(
        (treatment): Fault => ({ path: ["configurations", treatment], fault: { kind: "configuration", treatment } }),
      ),
    ...flagReferences(flag).flatMap((reference) => referenceFault(reference, flag, around)),
  ];
}

/** The same of a rule-based segment. */
export function checkRuleSegment(segment: RuleSegment, around: Surroundings): Fault[] {
  const references = segmentReferences(segment);
  const faults = references.flatMap((reference) => existenceFault(reference, around));
  const circle = segmentCircle(segment, around);
  const path = references.find(({ kind }) => kind === "rule-based")?.path ?? [];
  return [...rangeFaults(segment.conditions), ...faults, ...(circle ? [{ path, fault: circle }] : [])];
}

// Clients throw an error into the page when sizes do not sum to 100 (protocol, section 7).
function sizesFault(partitions: readonly { readonly size: number }[], index: number): Fault[] {
  const sum = partitions.reduce((all, { size }) => all + size, 0);
  return sum === 100 ? [] : [{ path: ["conditions", index, "partitions"], fault: { kind: "sizes", sum } }];
}

const rangeFaults = (conditions: FlagDefinition["conditions"] | RuleSegment["conditions"]): Fault[] =>
  conditions.flatMap(({ matcherGroup }, condition) =>
    matcherGroup.matchers.flatMap((matcher, index): Fault[] => {
      if (matcher.matcherType !== "BETWEEN") return [];
      const { start, end } = matcher.betweenMatcherData;
      const path = ["conditions", condition, "matcherGroup", "matchers", index, "betweenMatcherData"];
      return start <= end ? [] : [{ path, fault: { kind: "between", start, end } }];
    }),
  );

function referenceFault(reference: Reference, flag: FlagDefinition, around: Surroundings): Fault[] {
  const { name, path, treatments } = reference;
  if (reference.kind !== "flag") return existenceFault(reference, around);
  const circle = flagCircle(flag, name, around);
  if (circle) return [{ path, fault: { kind: "circle", through: circle } }];
  const needed = around.flags.get(name);
  if (!needed) return existenceFault(reference, around);
  const given = treatmentsOf(needed);
  return treatments
    .filter((treatment) => treatment !== "control" && !given.has(treatment))
    .map((treatment) => ({ path, fault: { kind: "treatment", flag: name, treatment } }));
}

function existenceFault({ kind, name, path }: Reference, around: Surroundings): Fault[] {
  const known = {
    flag: around.flags,
    standard: around.standard,
    large: around.large,
    "rule-based": around.ruleSegments,
  };
  return known[kind].has(name) ? [] : [{ path, fault: { kind: "missing", what: kind, name } }];
}

/** The way from a flag through one that it needs back to itself; null where there is none. */
function flagCircle(flag: FlagDefinition, first: string, around: Surroundings): readonly string[] | null {
  return wayBack(flag.name, first, (name) =>
    flagReferences(around.flags.get(name) ?? emptyFlag).flatMap((one) => (one.kind === "flag" ? [one.name] : [])),
  );
}

function segmentCircle(segment: RuleSegment, around: Surroundings): Fault["fault"] | null {
  const needs = (one: RuleSegment | undefined) =>
    one ? segmentReferences(one).flatMap(({ kind, name }) => (kind === "rule-based" ? [name] : [])) : [];
  for (const first of needs(segment)) {
    const through = wayBack(segment.name, first, (name) => needs(around.ruleSegments.get(name)));
    if (through) return { kind: "circle", through };
  }
  return null;
}

const emptyFlag = { prerequisites: [], conditions: [] };

function wayBack(home: string, first: string, next: (name: string) => readonly string[]): readonly string[] | null {
  const ways: (readonly string[])[] = [[home, first]];
  const seen = new Set<string>();
  for (let way = ways.pop(); way; way = ways.pop()) {
    const last = way.at(-1) ?? home;
    if (last === home) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const name of next(last)) ways.push([...way, name]);
  }
  return null;
}
