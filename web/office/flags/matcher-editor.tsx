import type { SegmentsView } from "../../../services/flags/contract.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { faultOfMatcher, type MatcherDraft, type MatcherType, matcherGroups, shapeOf } from "./matcher-draft.ts";
import { useFlagText } from "./words.ts";

/** What rules may name. */
export interface Nameable extends SegmentsView {
  readonly flags: readonly string[];
}

export interface MatcherEditorProps {
  readonly matcher: MatcherDraft;
  readonly names: Nameable;
  /** Whether what is missing is said. */
  readonly tried: boolean;
  readonly onChange: (matcher: MatcherDraft) => void;
  /** Left out where it is the only one. */
  readonly onRemove?: (() => void) | undefined;
}

/** One condition of a rule: what of a visitor is compared with what. */
export function MatcherEditor({ matcher, names, tried, onChange, onRemove }: MatcherEditorProps) {
  const t = useFlagText();
  const shape = shapeOf(matcher.type);
  const change = (part: Partial<MatcherDraft>) => onChange({ ...matcher, ...part });
  const hasAttribute = !["none", "segment", "flag"].includes(shape);
  return (
    <div className="flag-matcher">
      <div className="flag-fields">
        {hasAttribute && (
          <TextInput
            label={t.attribute}
            hint={t.attributeHint}
            value={matcher.attribute}
            maxLength={250}
            autoComplete="off"
            onChange={({ target }) => change({ attribute: target.value })}
          />
        )}
        <Select
          label={t.condition}
          value={matcher.type}
          options={Object.entries(matcherGroups).map(([group, types]) => ({
            label: t.matcherGroups[group as keyof typeof matcherGroups],
            members: types.map((type) => ({ value: type, label: t.matchers[type] })),
          }))}
          onChange={({ target }) => change({ type: target.value as MatcherType, value: "" })}
        />
        <MatcherValue matcher={matcher} names={names} tried={tried} change={change} />
        {onRemove && (
          <IconButton icon="close" label={t.removeCondition({ text: t.matchers[matcher.type] })} onClick={onRemove} />
        )}
      </div>
      {shape !== "none" && (
        <Checkbox
          label={t.negate}
          checked={matcher.negate}
          onChange={({ target }) => change({ negate: target.checked })}
        />
      )}
      {(shape === "number" || shape === "range") && (
        <Checkbox
          label={t.isDate}
          checked={matcher.isDate}
          onChange={({ target }) => change({ isDate: target.checked, from: "", to: "" })}
        />
      )}
    </div>
  );
}

interface MatcherValueProps extends Pick<MatcherEditorProps, "matcher" | "names" | "tried"> {
  readonly change: (part: Partial<MatcherDraft>) => void;
}

function MatcherValue({ matcher, names, tried, change }: MatcherValueProps) {
  const t = useFlagText();
  const fault = tried ? faultOfMatcher(matcher) : null;
  const error = fault ? { value: t.needValue, number: t.needNumber, moment: t.needMoment }[fault] : undefined;
  const text = (name: "value" | "from" | "to", label: string) => (
    <TextInput
      label={label}
      error={error}
      type={matcher.isDate && name !== "value" ? "datetime-local" : "text"}
      value={matcher[name]}
      maxLength={500}
      autoComplete="off"
      onChange={({ target }) => change({ [name]: target.value })}
    />
  );
  const lines = (label: string) => (
    <TextArea
      label={label}
      error={error}
      rows={3}
      value={matcher.value}
      onChange={({ target }) => change({ value: target.value })}
    />
  );
  switch (shapeOf(matcher.type)) {
    case "none":
      return null;
    case "segment":
      return (
        <NameSelect
          label={t.segment}
          error={error}
          value={matcher.value}
          onChange={(value) => change({ value })}
          names={segmentsFor(matcher.type, names)}
        />
      );
    case "list":
      return lines(t.values);
    case "number":
      return text("from", t.value);
    case "range":
    case "versions":
      return (
        <>
          {text("from", t.from)}
          {text("to", t.to)}
        </>
      );
    case "boolean":
      return (
        <Select
          label={t.value}
          value={matcher.yes ? "yes" : "no"}
          options={(["yes", "no"] as const).map((value) => ({ value, label: t[value] }))}
          onChange={({ target }) => change({ yes: target.value === "yes" })}
        />
      );
    case "text":
      return text("value", t.value);
    case "flag":
      return (
        <>
          <NameSelect
            label={t.otherFlag}
            error={error}
            value={matcher.from}
            onChange={(from) => change({ from })}
            names={names.flags}
          />
          {lines(t.treatments)}
        </>
      );
  }
}

function segmentsFor(type: MatcherType, { segments, ruleSegments }: Nameable): readonly string[] {
  if (type === "IN_RULE_BASED_SEGMENT") return ruleSegments.map(({ definition }) => definition.name);
  return segments.filter(({ isLarge }) => isLarge === (type === "IN_LARGE_SEGMENT")).map(({ name }) => name);
}

interface NameSelectProps {
  readonly label: string;
  readonly value: string;
  readonly names: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (name: string) => void;
}

/** One of those that there are; one that is gone meanwhile stays in sight, so that its error has a place. */
export function NameSelect({ label, value, names, error, onChange }: NameSelectProps) {
  const t = useFlagText();
  const all = value === "" || names.includes(value) ? names : [value, ...names];
  const none = { value: "", label: names.length === 0 ? t.noSegments : "–" };
  return (
    <Select
      label={label}
      value={value}
      error={error}
      options={[none, ...all.map((name) => ({ value: name, label: name }))]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
