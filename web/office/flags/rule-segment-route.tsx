import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { officeFlagPaths as paths, type RuleSegment, type SegmentsView } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Form } from "../../../ui/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { officeApi, useMay } from "../api/use-office.ts";
import { AnswerWait } from "../data/answer-wait.tsx";
import { useGet } from "../data/use-get.ts";
import { useSubmit } from "../data/use-submit.ts";
import { MatchersEditor, RuleFrame } from "./condition-editor.tsx";
import { FlagArticle } from "./flag-article.tsx";
import { useFlagAddresses } from "./flag-place.ts";
import { draftOfMatcher, emptyMatcher, faultOfMatcher, type MatcherDraft, matcherOfDraft } from "./matcher-draft.ts";
import { moved } from "./moved.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { RemoveSegment } from "./segment-route.tsx";
import { useNames } from "./use-names.ts";
import { useFlagText } from "./words.ts";
import "./flags.css";
import { Row } from "../../../ui/layout.tsx";

/** A segment whose members are those who fit its rules. */
export default function RuleSegmentPage() {
  const { name } = useParams();
  const t = useFlagText();
  const to = useFlagAddresses();
  return (
    <FlagArticle title={name ?? t.newRuleSegment} back={{ href: to.segments, text: t.backToSegments }}>
      {({ id }) => <Loaded environment={id} name={name ?? null} key={`${id} ${name}`} />}
    </FlagArticle>
  );
}

function Loaded({ environment, name }: { readonly environment: number; readonly name: string | null }) {
  const { answer, reload } = useGet<SegmentsView>(paths.segments(environment));
  const [saved, setSaved] = useState(false);
  if (answer.kind !== "ready") return <AnswerWait answer={answer} onRetry={() => void reload()} />;
  const known = answer.value.ruleSegments.find(({ definition }) => definition.name === name) ?? null;
  return (
    <RuleSegmentForm
      key={known?.changeNumber ?? -1}
      environment={environment}
      known={known}
      saved={saved}
      onSaved={() => {
        setSaved(true);
        void reload();
      }}
      onTake={() => void reload()}
    />
  );
}

interface RuleDraft {
  readonly id: string;
  readonly matchers: readonly MatcherDraft[];
}

interface RuleSegmentFormProps {
  readonly environment: number;
  readonly known: { readonly definition: RuleSegment; readonly changeNumber: number } | null;
  readonly saved: boolean;
  readonly onSaved: () => void;
  readonly onTake: () => void;
}

const newRule = (matchers: readonly MatcherDraft[] = [emptyMatcher("WHITELIST")]): RuleDraft => ({
  id: crypto.randomUUID(),
  matchers,
});

function RuleSegmentForm({ environment, known, saved, onSaved, onTake }: RuleSegmentFormProps) {
  const t = useFlagText();
  const to = useFlagAddresses();
  const navigate = useNavigate();
  const names = useNames(environment);
  const mayChange = useMay("flags-change");
  const { excluded } = known?.definition ?? { excluded: { keys: [], segments: [] } };
  const [name, setName] = useState(known?.definition.name ?? "");
  const [rules, setRules] = useState<readonly RuleDraft[]>(() =>
    known
      ? known.definition.conditions.map(({ matcherGroup }) => newRule(matcherGroup.matchers.map(draftOfMatcher)))
      : [newRule()],
  );
  const [keys, setKeys] = useState(excluded.keys.join("\n"));
  const [left, setLeft] = useState(excluded.segments);
  const [comment, setComment] = useState("");
  const [tried, setTried] = useState(false);
  const saving = useSubmit(
    (path: string, body: object) => officeApi().put(path, { body }),
    () => (known ? onSaved() : void navigate(to.ruleSegment(name.trim()))),
  );
  const isNameWrong = !/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(name.trim());
  const all = [
    ...names.segments.map((one) => ({ type: one.isLarge ? "large" : "standard", name: one.name }) as const),
    ...names.ruleSegments.map(({ definition }) => ({ type: "rule-based", name: definition.name }) as const),
  ].filter((one) => one.name !== name);

  function save() {
    setTried(true);
    if (isNameWrong || rules.some(({ matchers }) => matchers.some((one) => faultOfMatcher(one) !== null))) return;
    const definition: RuleSegment = {
      name: name.trim(),
      trafficTypeName: known?.definition.trafficTypeName ?? "user",
      excluded: { keys: keys.split("\n").flatMap((key) => (key.trim() === "" ? [] : [key.trim()])), segments: left },
      conditions: rules.map(({ matchers }) => ({
        conditionType: "ROLLOUT",
        matcherGroup: { combiner: "AND", matchers: matchers.map(matcherOfDraft) },
      })),
    };
    const body = { definition, changeNumber: known?.changeNumber ?? -1, comment };
    return saving.submit(paths.ruleSegment(environment, definition.name), body);
  }

  return (
    <Form className="flag-form" noValidate onSend={save}>
      {saved && (
        <Notice tone="ok" announce="polite">
          {t.segmentSaved}
        </Notice>
      )}
      {!known && (
        <TextInput
          label={t.name}
          value={name}
          error={tried && isNameWrong ? t.nameWrong : undefined}
          maxLength={250}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <p className="mute">{t.segmentRulesText}</p>
      <ol className="flag-rules">
        {rules.map((rule, index) => (
          <RuleFrame
            key={rule.id}
            number={index + 1}
            last={index === rules.length - 1}
            onMove={(by) => setRules(moved(rules, index, by))}
            onRemove={() => setRules(rules.toSpliced(index, 1))}
          >
            <MatchersEditor
              matchers={rule.matchers}
              names={names}
              tried={tried}
              onChange={(matchers) => setRules(rules.with(index, { ...rule, matchers }))}
            />
          </RuleFrame>
        ))}
      </ol>
      <Button small look="ghost" icon="plus" onClick={() => setRules([...rules, newRule()])}>
        {t.addRule}
      </Button>
      <TextArea label={t.excludedKeys} rows={3} value={keys} onChange={({ target }) => setKeys(target.value)} />
      {all.length > 0 && (
        <fieldset className="flag-prerequisites">
          <legend>{t.excludedSegments}</legend>
          {all.map((one) => (
            <Checkbox
              key={`${one.type} ${one.name}`}
              label={one.name}
              checked={left.some((other) => other.name === one.name && other.type === one.type)}
              onChange={({ target }) =>
                setLeft(
                  target.checked
                    ? [...left, one]
                    : left.filter((other) => other.name !== one.name || other.type !== one.type),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <TextInput
        label={t.comment}
        hint={t.commentHint}
        value={comment}
        maxLength={500}
        onChange={({ target }) => setComment(target.value)}
      />
      {saving.problem && <RefusedNotice problem={saving.problem} onTake={known ? onTake : undefined} />}
      {mayChange && (
        <Row>
          <Button small type="submit" loading={saving.busy}>
            {t.save}
          </Button>
        </Row>
      )}
      {mayChange && known && <RemoveSegment path={paths.ruleSegment(environment, known.definition.name)} name={name} />}
    </Form>
  );
}
