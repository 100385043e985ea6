import { useState } from "react";
import { type FlagDetail, officeFlagPaths, type ShownFlag } from "../../../services/flags/contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Form } from "../../../ui/form.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { officeApi } from "../api/use-office.ts";
import { useSubmit } from "../data/use-submit.ts";
import { ConditionEditor } from "./condition-editor.tsx";
import {
  draftOfFlag,
  emptyCondition,
  emptyFlag,
  type FlagDraft,
  flagOfDraft,
  isComplete,
  percentOf,
} from "./flag-draft.ts";
import { type Nameable, NameSelect } from "./matcher-editor.tsx";
import { moved } from "./moved.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { useFlagText } from "./words.ts";

interface FlagFormProps {
  readonly environment: number;
  /** Null: a new one. */
  readonly flag: { readonly definition: ShownFlag; readonly changeNumber: number } | null;
  readonly names: Nameable;
  readonly onSaved: (flag: FlagDetail) => void;
  /** Loads what stands there now, in place of what is being written. */
  readonly onTake: () => void;
}

/** The rules of a flag, written by an operator. */
export function FlagForm({ environment, flag, names, onSaved, onTake }: FlagFormProps) {
  const t = useFlagText();
  const [draft, setDraft] = useState<FlagDraft>(() => (flag ? draftOfFlag(flag.definition) : emptyFlag()));
  const [comment, setComment] = useState("");
  const [tried, setTried] = useState(false);
  const saving = useSubmit(
    (name: string, body: object) => officeApi().put<FlagDetail>(officeFlagPaths.flag(environment, name), { body }),
    onSaved,
  );
  const change = (part: Partial<FlagDraft>) => setDraft((before) => ({ ...before, ...part }));
  const isNameWrong = !/^[A-Za-z0-9][A-Za-z0-9_.-]*$/.test(draft.name.trim());
  const { conditions } = draft;

  function save() {
    setTried(true);
    if (saving.busy || isNameWrong || !isComplete(draft)) return;
    const definition = flagOfDraft(draft, flag?.definition ?? null);
    const body = { definition, changeNumber: flag?.changeNumber ?? -1, comment };
    return saving.submit(definition.name, body);
  }

  return (
    <Form className="flag-form" noValidate onSend={save}>
      {flag === null && (
        <TextInput
          label={t.name}
          hint={t.nameHint}
          value={draft.name}
          error={tried && isNameWrong ? t.nameWrong : undefined}
          maxLength={250}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      <section aria-label={t.tabs.rules}>
        <p className="mute">{t.rulesText}</p>
        <ol className="flag-rules">
          {conditions.map((condition, index) => (
            <ConditionEditor
              key={condition.id}
              condition={condition}
              names={names}
              tried={tried}
              number={index + 1}
              last={index === conditions.length - 1}
              onChange={(next) => change({ conditions: conditions.with(index, next) })}
              onMove={(by) => change({ conditions: moved(conditions, index, by) })}
              onRemove={() => change({ conditions: conditions.toSpliced(index, 1) })}
            />
          ))}
        </ol>
        <Button
          small
          look="ghost"
          icon="plus"
          onClick={() => change({ conditions: [...conditions, emptyCondition()] })}
        >
          {t.addRule}
        </Button>
      </section>
      <div className="flag-fields">
        <TextInput
          label={t.defaultTreatment}
          hint={t.defaultHint}
          value={draft.defaultTreatment}
          error={tried && draft.defaultTreatment.trim() === "" ? t.needValue : undefined}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change({ defaultTreatment: target.value })}
        />
        <NumberInput
          label={t.allocation}
          hint={t.allocationHint}
          unit="%"
          value={draft.allocation}
          error={percentOf(draft.allocation) === null ? t.sizeWrong : undefined}
          onChange={({ target }) => change({ allocation: target.value })}
        />
      </div>
      <Disclosure title={`${t.prerequisites}, ${t.sets}`}>
        <div className="flag-form">
          <Prerequisites draft={draft} names={names} tried={tried} change={change} />
          <TextInput
            label={t.sets}
            hint={t.setsHint}
            value={draft.sets}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change({ sets: target.value })}
          />
        </div>
      </Disclosure>
      <TextInput
        label={t.comment}
        hint={t.commentHint}
        value={comment}
        maxLength={500}
        onChange={({ target }) => setComment(target.value)}
      />
      {saving.problem && <RefusedNotice problem={saving.problem} onTake={flag ? onTake : undefined} />}
      <Row>
        <Button small type="submit" loading={saving.busy}>
          {t.save}
        </Button>
      </Row>
    </Form>
  );
}

interface PrerequisitesProps {
  readonly draft: FlagDraft;
  readonly names: Nameable;
  readonly tried: boolean;
  readonly change: (part: Partial<FlagDraft>) => void;
}

function Prerequisites({ draft: { name, prerequisites }, names, tried, change }: PrerequisitesProps) {
  const t = useFlagText();
  const others = names.flags.filter((one) => one !== name);
  return (
    <fieldset className="flag-prerequisites">
      <legend>{t.prerequisites}</legend>
      <p className="mute small">{t.prerequisitesText}</p>
      {prerequisites.map((one, index) => {
        const put = (part: Partial<typeof one>) =>
          change({ prerequisites: prerequisites.with(index, { ...one, ...part }) });
        return (
          <div className="flag-fields" key={one.id}>
            <NameSelect
              label={t.otherFlag}
              value={one.flag}
              names={others}
              onChange={(flag) => put({ flag })}
              error={tried && one.flag === "" ? t.needValue : undefined}
            />
            <TextArea
              label={t.treatments}
              rows={2}
              value={one.treatments}
              error={tried && one.treatments.trim() === "" ? t.needValue : undefined}
              onChange={({ target }) => put({ treatments: target.value })}
            />
            <IconButton
              icon="close"
              label={t.removePrerequisite({ flag: one.flag })}
              onClick={() => change({ prerequisites: prerequisites.toSpliced(index, 1) })}
            />
          </div>
        );
      })}
      <Button
        small
        look="quiet"
        icon="plus"
        onClick={() =>
          change({ prerequisites: [...prerequisites, { id: crypto.randomUUID(), flag: "", treatments: "on" }] })
        }
      >
        {t.addPrerequisite}
      </Button>
    </fieldset>
  );
}
