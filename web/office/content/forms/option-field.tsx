import { done } from "../../../../core/outcome.ts";
import { type ChoiceList, choicesPath } from "../../../../services/content/contract.ts";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Select } from "../../../../ui/select.tsx";
import { officeApi } from "../../api/use-office.ts";
import { type Answer, useAnswer } from "../../data/use-answer.ts";
import type { FieldProps } from "./form-context.ts";
import { type Choice, choicesOf, type NamedField } from "./schema-words.ts";
import { useFieldWords } from "./text-fields.tsx";
import { useFormsText } from "./words.ts";

/** Choices of the field itself or of the datasource it names. */
function useChoices(field: NamedField): Answer<readonly Choice[]> {
  const datasource =
    field.source === "internal" && typeof field.datasource_slug === "string" ? field.datasource_slug : "";
  const { answer } = useAnswer<readonly Choice[]>(`choices ${datasource}`, async (signal) => {
    if (datasource === "") return done([]);
    const found = await officeApi().get<ChoiceList>(choicesPath(datasource), { signal });
    return found.ok ? done(found.value.choices) : found;
  });
  return datasource === "" ? { kind: "ready", value: choicesOf(field), fresh: true } : answer;
}

const valuesOf = (answer: Answer<readonly Choice[]>) => (answer.kind === "ready" ? answer.value : []);

/** One of several; a value that is no longer offered stays until another one is chosen. */
export function OneChoiceField(props: FieldProps) {
  const t = useFormsText();
  const { value, onChange } = props;
  const words = useFieldWords(props);
  const answer = useChoices(props.field);
  const choices = valuesOf(answer);
  const chosen = value === undefined || value === null ? "" : String(value);
  const isOffered = chosen === "" || choices.some((one) => one.value === chosen);
  return (
    <Select
      {...words}
      error={answer.kind === "failed" ? t.choicesFailed : words.error}
      value={chosen}
      options={[
        { value: "", label: t.none },
        ...(isOffered ? [] : [{ value: chosen, label: chosen }]),
        ...choices.map(({ name, value: one }) => ({ value: one, label: name })),
      ]}
      onChange={(event) => onChange(event.target.value, true)}
    />
  );
}

/** Several of several, in the order in which they were chosen. */
export function ChoicesField({ field, value, hint, error, onChange }: FieldProps) {
  const t = useFormsText();
  const answer = useChoices(field);
  const choices = valuesOf(answer);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const gone = chosen.filter((one) => !choices.some(({ value: offered }) => offered === one));
  const all = [...choices, ...gone.map((one) => ({ name: one, value: one }))];
  return (
    <fieldset className="forms-group">
      <legend className="field-label">{field.label}</legend>
      {answer.kind === "failed" && <p className="field-error">{t.choicesFailed}</p>}
      {error && <p className="field-error">{error}</p>}
      {all.map(({ name, value: one }) => (
        <Checkbox
          key={one}
          label={name}
          checked={chosen.includes(one)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, one] : chosen.filter((other) => other !== one), true)
          }
        />
      ))}
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}
