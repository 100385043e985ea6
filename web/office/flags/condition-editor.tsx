import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { areSizesGood, type ConditionDraft, type PartitionDraft, partitionOf, percentOf, sumOf } from "./flag-draft.ts";
import { emptyMatcher, type MatcherDraft } from "./matcher-draft.ts";
import { MatcherEditor, type Nameable } from "./matcher-editor.tsx";
import type { FlagWords } from "./words.ts";
import { useFlagText } from "./words.ts";

interface RuleFrameProps {
  readonly number: number;
  readonly last: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A rule with its number, and its way up, down and out. */
export function RuleFrame({ number, last, onMove, onRemove, children }: RuleFrameProps) {
  const t = useFlagText();
  const title = useId();
  return (
    <li className="flag-rule" aria-labelledby={title}>
      <div className="flag-rule-head">
        <h2 id={title}>{t.rule({ number })}</h2>
        <IconButton icon="chevron-up" label={t.ruleUp({ number })} disabled={number === 1} onClick={() => onMove(-1)} />
        <IconButton icon="chevron-down" label={t.ruleDown({ number })} disabled={last} onClick={() => onMove(1)} />
        <IconButton icon="trash" label={t.removeRule({ number })} onClick={onRemove} />
      </div>
      {children}
    </li>
  );
}

interface MatchersEditorProps {
  readonly matchers: readonly MatcherDraft[];
  readonly names: Nameable;
  readonly tried: boolean;
  readonly onChange: (matchers: readonly MatcherDraft[]) => void;
}

/** Conditions that all have to hold. */
export function MatchersEditor({ matchers, names, tried, onChange }: MatchersEditorProps) {
  const t = useFlagText();
  return (
    <>
      {matchers.map((matcher, index) => (
        <MatcherEditor
          key={matcher.id}
          matcher={matcher}
          names={names}
          tried={tried}
          onChange={(next) => onChange(matchers.with(index, next))}
          onRemove={matchers.length > 1 ? () => onChange(matchers.toSpliced(index, 1)) : undefined}
        />
      ))}
      <Button small look="quiet" icon="plus" onClick={() => onChange([...matchers, emptyMatcher("WHITELIST")])}>
        {t.addCondition}
      </Button>
    </>
  );
}

interface ConditionEditorProps extends Omit<RuleFrameProps, "children"> {
  readonly condition: ConditionDraft;
  readonly names: Nameable;
  readonly tried: boolean;
  readonly onChange: (condition: ConditionDraft) => void;
}

/** A rule of a flag: for whom, and which treatments in which sizes. */
export function ConditionEditor({ condition, names, tried, onChange, ...frame }: ConditionEditorProps) {
  const t = useFlagText();
  const change = (part: Partial<ConditionDraft>) => onChange({ ...condition, ...part });
  return (
    <RuleFrame {...frame}>
      <MatchersEditor
        matchers={condition.matchers}
        names={names}
        tried={tried}
        onChange={(matchers) => change({ matchers })}
      />
      <PartitionsEditor partitions={condition.partitions} onChange={(partitions) => change({ partitions })} />
      <TextInput
        label={t.label}
        hint={t.labelHint}
        value={condition.label}
        maxLength={250}
        autoComplete="off"
        onChange={({ target }) => change({ label: target.value })}
      />
      <Checkbox
        label={t.byName}
        checked={condition.byName}
        onChange={({ target }) => change({ byName: target.checked })}
      />
    </RuleFrame>
  );
}

interface PartitionsEditorProps {
  readonly partitions: readonly PartitionDraft[];
  readonly onChange: (partitions: readonly PartitionDraft[]) => void;
}

function sumText(sum: number, t: FlagWords): string {
  if (sum === 100) return t.sum.exact;
  return sum < 100 ? t.sum.under({ sum, missing: 100 - sum }) : t.sum.over({ sum, excess: sum - 100 });
}

/** Treatments with their sizes, and what these sum to while one types. */
export function PartitionsEditor({ partitions, onChange }: PartitionsEditorProps) {
  const t = useFlagText();
  const sum = useId();
  return (
    <div className="flag-sizes">
      {partitions.map((one, index) => {
        const change = (part: Partial<PartitionDraft>) => onChange(partitions.with(index, { ...one, ...part }));
        return (
          <div className="flag-size" key={one.id}>
            <TextInput
              label={t.treatment}
              value={one.treatment}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => change({ treatment: target.value })}
            />
            <NumberInput
              label={t.size}
              unit="%"
              value={one.size}
              error={percentOf(one.size) === null ? t.sizeWrong : undefined}
              onChange={({ target }) => change({ size: target.value })}
            />
            <IconButton
              icon="close"
              label={t.removeTreatment({ treatment: one.treatment })}
              disabled={partitions.length === 1}
              onClick={() => onChange(partitions.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <p className="flag-sum" id={sum} role="status" data-good={areSizesGood(partitions)}>
        {sumText(sumOf(partitions), t)}
      </p>
      <Button small look="quiet" icon="plus" onClick={() => onChange([...partitions, partitionOf("", 0)])}>
        {t.addTreatment}
      </Button>
    </div>
  );
}
