import type { FlagEdit, Matcher, ShownFlag } from "../../../services/flags/contract.ts";
import type { FlagWords } from "./words.ts";

type Condition = ShownFlag["conditions"][number];
type Partitions = Condition["partitions"];

/** "on 20 %, off 80 %". */
export const sharesText = (partitions: Partitions, t: FlagWords): string =>
  partitions
    .filter(({ size }) => size > 0)
    .map(({ treatment, size }) => (size === 100 ? treatment : t.share({ treatment, size: t.shareOf({ size }) })))
    .join(", ");

/** What a matcher asks of a visitor. */
export function matcherText(matcher: Matcher, t: FlagWords): string {
  const text = plainText(matcher, t);
  return matcher.negate ? t.not({ text }) : text;
}

function plainText(matcher: Matcher, t: FlagWords): string {
  const whose = matcher.keySelector?.attribute ?? t.theKey;
  const says = (value: string) => `${whose} ${t.matchers[matcher.matcherType]} ${value}`;
  switch (matcher.matcherType) {
    case "ALL_KEYS":
      return t.everybody;
    case "IN_SEGMENT":
    case "IN_RULE_BASED_SEGMENT":
      return `${t.matchers[matcher.matcherType]} ${matcher.userDefinedSegmentMatcherData.segmentName}`;
    case "IN_LARGE_SEGMENT":
      return `${t.matchers.IN_LARGE_SEGMENT} ${matcher.userDefinedLargeSegmentMatcherData.largeSegmentName}`;
    case "EQUAL_TO":
    case "GREATER_THAN_OR_EQUAL_TO":
    case "LESS_THAN_OR_EQUAL_TO": {
      const { dataType, value } = matcher.unaryNumericMatcherData;
      return says(numberText(value, dataType));
    }
    case "BETWEEN": {
      const { dataType, start, end } = matcher.betweenMatcherData;
      return says(t.between({ from: numberText(start, dataType), to: numberText(end, dataType) }));
    }
    case "BETWEEN_SEMVER":
      return says(
        t.between({ from: matcher.betweenStringMatcherData.start, to: matcher.betweenStringMatcherData.end }),
      );
    case "EQUAL_TO_BOOLEAN":
      return `${whose}: ${matcher.booleanMatcherData ? t.yes : t.no}`;
    case "IN_SPLIT_TREATMENT": {
      const { split, treatments } = matcher.dependencyMatcherData;
      return t.givesFrom({ flag: split, treatments: treatments.join(", ") });
    }
    case "MATCHES_STRING":
    case "EQUAL_TO_SEMVER":
    case "GREATER_THAN_OR_EQUAL_TO_SEMVER":
    case "LESS_THAN_OR_EQUAL_TO_SEMVER":
      return says(matcher.stringMatcherData);
    default:
      return says(shortList(matcher.whitelistMatcherData.whitelist));
  }
}

const shortList = (values: readonly string[]): string =>
  values.length > 5 ? `${values.slice(0, 5).join(", ")} … (${values.length})` : values.join(", ");

/** Times are in UTC, as the service compares them. */
const numberText = (value: number, dataType: "NUMBER" | "DATETIME" | null): string =>
  dataType === "DATETIME" ? new Date(value).toISOString().slice(0, 16).replace("T", " ") : String(value);

/** "everybody: on 20 %, off 80 %". */
export const conditionText = ({ matcherGroup, partitions }: Condition, t: FlagWords): string =>
  t.ruleText({
    who: matcherGroup.matchers.map((one) => matcherText(one, t)).join(t.and),
    shares: sharesText(partitions, t),
  });

/** Who sees what, at a glance: the first two rules and whether there are more. */
export function glanceText(
  { conditions, killed, defaultTreatment, trafficAllocation }: ShownFlag,
  t: FlagWords,
): string {
  if (killed) return t.killedFor({ treatment: defaultTreatment });
  const shown = conditions.slice(0, 2).map((one) => conditionText(one, t));
  return [
    ...(shown.length === 0 ? [t.rest({ treatment: defaultTreatment })] : shown),
    ...(conditions.length > 2 ? [t.more({ count: conditions.length - 2 })] : []),
    ...(trafficAllocation < 100 ? [t.takePart({ percent: t.shareOf({ size: trafficAllocation }) })] : []),
  ].join("; ");
}

export function editText(edit: FlagEdit, t: FlagWords): string {
  const words = t.planTexts;
  switch (edit.kind) {
    case "start":
      return words.start;
    case "kill":
      return edit.treatment ? words.killTo({ treatment: edit.treatment }) : words.kill;
    case "sizes":
      return words.sizes({ shares: sharesText(edit.partitions, t) });
    case "allocation":
      return words.allocation({ percent: t.shareOf({ size: edit.percent }) });
  }
}

interface Version {
  readonly definition: ShownFlag;
  readonly isArchived: boolean;
}

/** What changed between two states of a flag, a sentence for each difference; all of it for the first. */
export function differenceTexts(before: Version | null, after: Version, t: FlagWords): string[] {
  const [old, now] = [before ? factsOf(before, t) : new Map<string, string>(), factsOf(after, t)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((place) => {
    const [was, is] = [old.get(place), now.get(place)];
    if (was === is) return [];
    if (is === undefined) return [t.removed({ place, text: was ?? "" })];
    if (was === undefined) return [before ? t.added({ place, text: is }) : `${place}: ${is}`];
    return [t.changed({ place, before: was, after: is })];
  });
}

/** A flag as sentences, by what each is about. What is as usual is left out. */
function factsOf({ definition, isArchived }: Version, t: FlagWords): Map<string, string> {
  const { facts } = t;
  const { prerequisites, sets, configurations, trafficAllocation } = definition;
  const state = isArchived ? facts.archived : definition.killed ? facts.killed : facts.running;
  const found: [string, string][] = [
    [facts.state, state],
    [facts.default, definition.defaultTreatment],
    ...definition.conditions.map((one, index): [string, string] => [
      t.rule({ number: index + 1 }),
      conditionText(one, t),
    ]),
  ];
  if (trafficAllocation < 100) found.push([facts.allocation, t.shareOf({ size: trafficAllocation })]);
  if (sets.length > 0) found.push([facts.sets, sets.join(", ")]);
  if (prerequisites.length > 0) {
    found.push([
      facts.prerequisites,
      prerequisites.map(({ n, ts }) => t.givesFrom({ flag: n, treatments: ts.join(", ") })).join(t.and),
    ]);
  }
  const settings = Object.entries(configurations ?? {});
  if (settings.length > 0) found.push([facts.configurations, settings.map((pair) => pair.join(": ")).join(", ")]);
  return new Map(found);
}
