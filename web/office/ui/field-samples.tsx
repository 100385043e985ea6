import { useState } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Form } from "../../../ui/form.tsx";
import { NumberInput } from "../../../ui/number-input.tsx";
import { OptionRow } from "../../../ui/option-row.tsx";
import { Select } from "../../../ui/select.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import type { UiWords } from "./words.ts";

interface SampleProps {
  readonly words: UiWords;
}

/** What is filled in and chosen. */
export const fieldSamples = {
  TextInput: ({ words: t }: SampleProps) => (
    <>
      <TextInput className="ui-column" label={t.name} />
      <TextInput className="ui-column" label={t.name} hint={t.hint} optional={t.optional} defaultValue="Lena" />
      <TextInput className="ui-column" label={t.name} error={t.wrong} />
      <TextInput className="ui-column" label={t.name} disabled defaultValue="Lena" />
      <TextArea className="ui-column" label={t.name} hint={t.hint} rows={3} />
    </>
  ),
  Form: ({ words: t }: SampleProps) => (
    <Form className="ui-column" aria-label={t.name} onSend={() => {}} failure={t.wrong}>
      <TextInput label={t.name} />
    </Form>
  ),
  NumberInput: ({ words: t }: SampleProps) => (
    <>
      <NumberInput className="ui-column" label={t.width} unit="cm" defaultValue="60" />
      <NumberInput className="ui-column" label={t.width} unit="cm" error={t.soldOut} defaultValue="7" />
    </>
  ),
  Select: ({ words: t }: SampleProps) => {
    const options = t.materials.map((label, at) => ({ value: String(at), label, disabled: at === 2 }));
    return (
      <>
        <Select className="ui-column" label={t.material} options={options} />
        <Select
          className="ui-column"
          label={t.material}
          options={[{ label: t.frame, members: options }]}
          hint={t.hint}
        />
        <Select className="ui-column" label={t.material} options={options} error={t.soldOut} />
        <Select className="ui-column" label={t.material} options={options} disabled />
      </>
    );
  },
  Checkbox: ({ words: t }: SampleProps) => (
    <>
      <Checkbox label={t.agree} />
      <Checkbox label={t.agree} defaultChecked />
      <Checkbox label={t.agree} error={t.wrong} />
    </>
  ),
  OptionRow: function Options({ words: t }: SampleProps) {
    const [chosen, choose] = useState(0);
    return (
      <div className="ui-column" role="radiogroup" aria-label={t.material}>
        {t.materials.map((title, at) => (
          <OptionRow
            key={title}
            target={{ name: "ui-option", value: String(at), onChoose: () => choose(at) }}
            chosen={chosen === at}
            unavailable={at === 2 ? t.soldOut : undefined}
            title={title}
            detail={t.text}
            end="+7,00 €"
          />
        ))}
      </div>
    );
  },
  Slider: function Sliding({ words: t }: SampleProps) {
    const [value, setValue] = useState(40);
    return <Slider label={t.width} min={20} max={200} value={value} valueText={`${value} cm`} onChange={setValue} />;
  },
  Stepper: function Stepping({ words: t }: SampleProps) {
    const [value, setValue] = useState(1);
    return (
      <Stepper
        label={t.amount}
        decreaseLabel={t.less}
        increaseLabel={t.more}
        min={1}
        max={9}
        step={1}
        value={value}
        onChange={setValue}
      />
    );
  },
};
