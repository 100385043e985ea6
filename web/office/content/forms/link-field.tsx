import { useState } from "react";
import type { JsonObject } from "../../../../services/content/contract.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/checkbox.tsx";
import { Select } from "../../../../ui/select.tsx";
import { TextInput } from "../../../../ui/text-input.tsx";
import { addressFault } from "./faults.ts";
import type { FieldProps } from "./form-context.ts";
import { isEmpty, isObject, objectOf, textOf } from "./json.ts";
import {
  addressOf,
  kindOf,
  type LinkKind,
  linkKinds,
  withAddress,
  withAnchor,
  withKind,
  withPage,
  withTarget,
} from "./link-value.ts";
import { LinkedPage } from "./linked-page.tsx";
import { StoryPicker } from "./story-picker.tsx";
import { faultText, useFormsText } from "./words.ts";

/** Where something leads: a page of ours, an address, a mail, a file. */
export function LinkField({ field, value, fallback, hint, error, onChange }: FieldProps) {
  const t = useFormsText();
  const shown = isObject(value) ? value : {};
  const isSet = isObject(value) && !isEmpty(value.linktype);
  return (
    <fieldset className="forms-group">
      <legend className="field-label">
        {field.label}
        {!field.required && <span className="field-optional"> {t.optional}</span>}
      </legend>
      <LinkControls
        link={isSet || isEmpty(fallback) ? shown : { linktype: objectOf(fallback).linktype ?? "story" }}
        onChange={(next, step) => onChange(next, step)}
      />
      {error && <p className="field-error">{error}</p>}
      {hint && <p className="field-hint">{hint}</p>}
      {isSet && !field.required && (
        <Button small look="quiet" onClick={() => onChange(withKind({}, "story"), true)}>
          {t.link.remove}
        </Button>
      )}
    </fieldset>
  );
}

interface LinkControlsProps {
  readonly link: JsonObject;
  readonly onChange: (link: JsonObject, step: boolean) => void;
}

/** The parts of a link; also of one in a rich text. */
export function LinkControls({ link, onChange }: LinkControlsProps) {
  const words = useFormsText();
  const t = words.link;
  const kind = kindOf(link);
  const [choosing, setChoosing] = useState(false);
  const fault = kind === "url" || kind === "asset" ? addressFault(addressOf(link)) : null;
  return (
    <div className="forms-link">
      <Select
        label={t.kind}
        value={kind}
        options={linkKinds.map((one) => ({ value: one, label: t.kinds[one] }))}
        onChange={(event) => onChange(withKind(link, event.target.value as LinkKind), true)}
      />
      {kind === "story" ? (
        <>
          <LinkedPage uuid={textOf(link.id) || textOf(link.uuid)} address={addressOf(link)} />
          <Button small look="ghost" icon="book" onClick={() => setChoosing(true)}>
            {addressOf(link) === "" && isEmpty(link.id) ? t.choosePage : t.changePage}
          </Button>
          <StoryPicker
            open={choosing}
            onClose={() => setChoosing(false)}
            onChoose={(page) => {
              setChoosing(false);
              onChange(withPage(link, page), true);
            }}
          />
        </>
      ) : (
        <TextInput
          label={t.address[kind]}
          type={kind === "email" ? "email" : "text"}
          inputMode={kind === "email" ? "email" : "url"}
          hint={kind === "url" ? t.addressHint : undefined}
          error={fault ? faultText(fault, words) : undefined}
          value={addressOf(link)}
          autoComplete="off"
          onChange={(event) => onChange(withAddress(link, event.target.value), false)}
        />
      )}
      {kind === "story" && (
        <TextInput
          label={t.anchor}
          optional={words.optional}
          hint={t.anchorHint}
          value={textOf(link.anchor)}
          autoComplete="off"
          onChange={(event) => onChange(withAnchor(link, event.target.value), false)}
        />
      )}
      {kind === "url" && (
        <Checkbox
          label={t.newWindow}
          checked={link.target === "_blank"}
          onChange={(event) => onChange(withTarget(link, event.target.checked), true)}
        />
      )}
    </div>
  );
}
